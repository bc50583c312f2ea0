import type { Model } from '@logikit/contract';
import { readAccount, readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { User } from '../../kernel/http/index.ts';
import { readResetRights } from '../../learning/progress/index.ts';
import { cityName, selectOrInsertSetting, selectPupils } from '../../identity/households/index.ts';

/** One's own settings, and those of every pupil whose card one holds. */
export async function multiSettings(tx: Tx, user: User, now: Date): Promise<Model<'MultiSettings'>> {
  const ids = [user.id, ...(await selectPupils(tx, user.id)).map(({ cardId }) => cardId)];
  const pupils: Model<'PupilSettings'>[] = [];
  for (const id of ids) pupils.push(await settingsOf(tx, id, now));
  return { pupils };
}

async function settingsOf(tx: Tx, userId: number, now: Date): Promise<Model<'PupilSettings'>> {
  const stored = await selectOrInsertSetting(tx, userId);
  const { countryCode } = await readProfile(tx, userId);
  const { username } = await readAccount(tx, userId);
  const rights = await readResetRights(tx, userId, now);
  return { ...stored, ...rights, cityName: cityName(stored.cityCode), username, countryCode };
}
