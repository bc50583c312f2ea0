export { animalPath } from './avatars/animals.ts';
export { cityName } from './cities.ts';
export { showInRating } from './demo.ts';
export { selectKin, selectOwner, selectPupils } from './family.db.ts';
export { households } from './feature.ts';
export { audioOf } from './kinds/audio.ts';
export { familyOwner, readFamily } from './pupils.ts';
export { selectHasTeacher } from './relation.db.ts';
export {
  RATING_SETTINGS,
  type RatingSettings,
  readRatingSettings,
  type School,
  tellAllRatingSettings,
  tellRatingSettings,
} from './rating-settings.ts';
export { assertRelation, cardOf } from './relation.ts';
export { readPhone, selectOrInsertSetting } from './settings.db.ts';
