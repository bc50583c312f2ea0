import type { Model } from '@logikit/contract';
import { cityName, selectPupils } from '../../identity/households/index.ts';
import { readSeen, schoolName } from '../../learning/rating/index.ts';
import { drawnNickname, type Reader, readPublicProfiles } from '../profiles/index.ts';
import { listBoardClasses } from '../school/index.ts';

/** For a parent: what others see of each of their pupils (rule D-234). */
export async function readSeenPupils(reader: Reader): Promise<Model<'SeenPupils'>> {
  const { tx, clock, userId, locale } = reader;
  const pupils = await selectPupils(tx, userId);
  const ids = pupils.map(({ cardId }) => cardId);
  const [seen, profiles] = await Promise.all([readSeen(tx, ids, clock.now()), readPublicProfiles(reader, ids)]);
  const data: Model<'SeenPupil'>[] = [];
  for (const { cardId, displayName } of pupils) {
    const nickname = drawnNickname(cardId, locale);
    const { missing = [], cityCode = null, school = null } = seen.get(cardId) ?? {};
    data.push({
      userId: cardId,
      name: displayName,
      missing: [...missing],
      nickname,
      // The holder of a card reads the name that friends do.
      knownAs: profiles.find((one) => one.userId === cardId)?.displayName ?? nickname,
      city: missing.length > 0 ? null : cityName(cityCode),
      school: missing.length > 0 || !school ? null : schoolName(school),
      classes: (await listBoardClasses({ ...reader, userId: cardId })).map(({ name }) => name),
    });
  }
  return { data };
}
