import { type Model, numbers } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import { foldText } from '../../kernel/words/index.ts';
import {
  readNamed,
  schoolKey,
  schoolName,
  selectInstitutionByKey,
  selectInstitutionsById,
  selectListedInstitutions,
} from '../../learning/rating/index.ts';
import { nicknamesWith, readClassmates, type Reader, readPublicProfiles } from '../profiles/index.ts';
import { readFriendIds } from '../social/index.ts';
import { askFor, toInstitution, standingOf, toEntries } from './boards.ts';

const { fromCharacters, placesFrom, rows: limit } = numbers.rating.search;

/**
 * Those of a board whose name holds the text, as the reader reads it: strangers by their drawn nickname, friends and
 * classmates by the one that they have chosen. No name is ever looked for that the reader would not see.
 */
export async function searchPeople(
  reader: Reader,
  { text, tab = 'season' }: Model<'SearchBody'>,
): Promise<Model<'RatingCards'>> {
  const wanted = wantedOf(text, fromCharacters);
  const { board } = await askFor(reader, { tab });
  if (!board) return { cards: [] };
  const names = {
    userIds: await findKnown(reader, wanted),
    nicknames: nicknamesWith(wanted, reader.locale),
  };
  const found = await readNamed({ tx: reader.tx, now: reader.clock.now() }, board, names);
  const pages = new Map(found.map(({ userId, page }) => [userId, page]));
  const entries = await toEntries(reader, found, board.season);
  const cards = entries.filter(({ displayName }) => foldText(displayName).includes(wanted));
  return { cards: cards.map((card) => ({ ...card, page: shownPage(pages.get(card.userId)) })) };
}

function shownPage(page: number | undefined): number | null {
  return page === undefined || page > numbers.rating.pages ? null : page;
}

/** The reader, their friends and classmates, whose name holds this. */
async function findKnown(reader: Reader, wanted: string): Promise<readonly number[]> {
  const [friends, classmates] = await Promise.all([readFriendIds(reader), readClassmates(reader)]);
  const profiles = [...(await readPublicProfiles(reader, [...friends, reader.userId])), ...classmates];
  return profiles.flatMap(({ userId, displayName }) => (foldText(displayName).includes(wanted) ? [userId] : []));
}

/** Schools that enough people are shown in, and the reader's own, whose name begins with the text. */
export async function searchInstitutions(
  reader: Reader,
  { text }: Model<'SearchQuery'>,
): Promise<Model<'Institutions'>> {
  const { tx } = reader;
  const wanted = wantedOf(text, placesFrom);
  const { school } = await standingOf(reader);
  const key = school && schoolKey(school);
  const isOwn = school !== null && foldText(schoolName(school)).startsWith(wanted);
  const own = isOwn && key !== null ? await selectInstitutionByKey(tx, key) : null;
  const listed = await selectListedInstitutions(tx, wanted, limit);
  const ids = [...new Set([...(own ? [own.id] : []), ...listed])].slice(0, limit);
  const rows = await selectInstitutionsById(tx, ids, key);
  return {
    institutions: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(toInstitution),
  };
}

/** The plain text, as long as it has to be at least: whoever asks for one letter would be told half of a board. */
function wantedOf(text: string, least: number): string {
  const wanted = foldText(text);
  if (Array.from(wanted).length < least) throw new ApiError('invalidFields', { fields: { text: ['tooShort'] } });
  return wanted;
}
