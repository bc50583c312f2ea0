// Daily awards, goals, boxes, achievements and the collection.
export { awards } from './feature.ts';
export { giveCards } from './give-card.ts';
export { countSeconds } from './award-consumer.ts';
export { readReport, readSkills } from './report.ts';
