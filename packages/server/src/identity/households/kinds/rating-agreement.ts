import { tellRatingSettings } from '../rating-settings.ts';
import { writeRatingAgreement } from '../settings.db.ts';
import { faultsOf, type SettingsKind } from '../settings-kind.ts';

/** Whether the learner stands in the rating. For a child the parent decides (rule D-113). */
export const ratingAgreement: SettingsKind = {
  isForOwnersToo: true,
  isForGrownUps: true,
  check: async ({ body }) => faultsOf({ agree: body.agree === undefined ? 'required' : null }),
  save: async ({ tx, emit, subjectId, body }) => {
    await writeRatingAgreement(tx, subjectId, body.agree === true);
    await tellRatingSettings({ tx, emit }, subjectId);
  },
};
