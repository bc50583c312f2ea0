import type { Tx } from '../../kernel/database/index.ts';
import type { School } from './rating-settings.ts';
import { updatePupilSetting, writeRatingAgreement } from './settings.db.ts';

/** Lets the rating show somebody of the demo with their city and their school. */
export async function showInRating(tx: Tx, userId: number, { cityCode, type, number, other }: School): Promise<void> {
  await writeRatingAgreement(tx, userId, true);
  await updatePupilSetting(tx, userId, {
    cityCode,
    institutionType: type,
    institutionNumber: number,
    institutionOther: other,
    showsCity: true,
    showsInstitution: true,
  });
}
