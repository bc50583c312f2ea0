import { cleanName, nameFaultOf } from '@logikit/contract';
import { tellRatingSettings } from '../rating-settings.ts';
import { updatePupilSetting } from '../settings.db.ts';
import { faultsOf, type SettingsKind, type SettingsLook } from '../settings-kind.ts';
import { placeFaults, placeOf, schoolOf } from './place.ts';

type Body = SettingsLook['body'];

/** What is kept of a learner: names and where they learn. Nobody else sees it. What is left out stays. */
export const pupil: SettingsKind = {
  isForOwnersToo: true,
  isForGrownUps: false,
  check: async ({ body }) => ({
    ...faultsOf({ firstName: nameFaultOf(body.firstName ?? ''), middleName: nameFaultOf(body.middleName ?? '') }),
    ...faultsOf({ lastName: nameFaultOf(body.lastName ?? '') }),
    ...placeFaults(body),
  }),
  save: async ({ tx, emit, subjectId, body }) => {
    const place = { ...placeOf(body), ...schoolOf(body) };
    await updatePupilSetting(tx, subjectId, { ...namesOf(body), ...place });
    if (Object.keys(place).length > 0) await tellRatingSettings({ tx, emit }, subjectId);
  },
};

function namesOf({ firstName, middleName, lastName }: Body) {
  return {
    ...(firstName === undefined ? {} : { firstName: tidy(firstName) }),
    ...(middleName === undefined ? {} : { middleName: tidy(middleName) }),
    ...(lastName === undefined ? {} : { lastName: tidy(lastName) }),
  };
}

function tidy(text: string | null): string | null {
  return cleanName(text ?? '') || null;
}
