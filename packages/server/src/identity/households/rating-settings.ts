import type { Tx } from '../../kernel/database/index.ts';
import { appendEvent } from '../../kernel/event-log/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { insertRatingSettingsEvents, type RatingSettingsRow, selectRatingSettings } from './rating-settings.db.ts';

/** The kind of event that tells what the rating may show of somebody to have changed. */
export const RATING_SETTINGS = 'ratingSettings';

/** Where somebody learns, as they say it. */
export interface School {
  readonly cityCode: string;
  readonly type: number | null;
  readonly number: string | null;
  readonly other: string | null;
}

export interface RatingSettings extends Pick<
  RatingSettingsRow,
  'userId' | 'isAnonymous' | 'isEditor' | 'birthYear' | 'who' | 'courseTl' | 'isAgreed' | 'isHeld'
> {
  /** Null: there is none, or it is not to be shown. */
  readonly cityCode: string | null;
  readonly school: School | null;
}

/** What these people let the rating show; whoever has left is left out. */
export async function readRatingSettings(tx: Tx, userIds: readonly number[]): Promise<readonly RatingSettings[]> {
  const rows = await selectRatingSettings(tx, userIds);
  return rows.map((row) => ({ ...row, cityCode: row.showsCity ? row.cityCode : null, school: schoolOf(row) }));
}

/** A number alone is a school only within its city. */
function schoolOf(row: RatingSettingsRow): School | null {
  const { showsInstitution, cityCode, institutionType: type, institutionNumber: number, institutionOther: other } = row;
  if (!showsInstitution || cityCode === null || (number === null && other === null)) return null;
  return { cityCode, type, number, other };
}

interface Telling {
  readonly tx: Tx;
  readonly emit: Emit;
}

/** The rating follows; the person's other pages read at once what is hidden at once. */
export async function tellRatingSettings({ tx, emit }: Telling, userId: number): Promise<void> {
  await appendEvent(tx, { kind: RATING_SETTINGS, userId, facts: {} });
  await emit(`user.${userId}`, { name: 'ratingChanged' });
}

/** Tells it of everybody who has agreed, to a rating that is new. */
export async function tellAllRatingSettings(tx: Tx): Promise<void> {
  await insertRatingSettingsEvents(tx, RATING_SETTINGS);
}
