import { tellRatingSettings } from '../rating-settings.ts';
import { updatePupilSetting } from '../settings.db.ts';
import type { SettingsKind } from '../settings-kind.ts';
import { placeFaults, placeOf, schoolOf } from './place.ts';

/** The city that the rating may show: naming one is agreeing to it, naming none takes it back (rule D-113). */
export const ratingCity: SettingsKind = {
  isForOwnersToo: true,
  isForGrownUps: true,
  check: async ({ body }) => placeFaults(body),
  save: async ({ tx, emit, subjectId, body }) => {
    const place = placeOf({ ...body, cityCode: body.cityCode ?? null });
    const showsCity = Object.values(place).some((value) => value !== null);
    await updatePupilSetting(tx, subjectId, showsCity ? { ...place, showsCity } : { showsCity });
    await tellRatingSettings({ tx, emit }, subjectId);
  },
};

export const ratingInstitution: SettingsKind = {
  isForOwnersToo: true,
  isForGrownUps: true,
  check: async ({ body }) => placeFaults(body),
  save: async ({ tx, emit, subjectId, body }) => {
    const school = schoolOf({ ...body, institutionType: body.institutionType ?? null });
    const showsInstitution = Object.values(school).some((value) => value !== null);
    await updatePupilSetting(tx, subjectId, showsInstitution ? { ...school, showsInstitution } : { showsInstitution });
    await tellRatingSettings({ tx, emit }, subjectId);
  },
};
