import { type Model, numbers } from '@logikit/contract';
import { keyForPage, selectGivenSchools } from '../../identity/partner-keys/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { RequestFacts } from '../../kernel/http/index.ts';
import {
  ALL_TIME,
  type Board,
  countBoard,
  readBoard,
  seasonOf,
  selectInstitution,
  spanOf,
} from '../../learning/rating/index.ts';
import type { Reader } from '../profiles/index.ts';
import { toInstitution, toEntries } from './boards.ts';

interface Asked {
  readonly institutionId: number;
  readonly query: Model<'SchoolBoardQuery'>;
  readonly request: RequestFacts;
}

const DEFAULT_ROWS = 10;
/** No id of a person. */
const NOBODY = 0;

/** For everybody who sees the page: whoever reads is nobody's friend, so all names are drawn ones (rule D-234). */
export async function readSchoolBoard(
  surroundings: Omit<Reader, 'userId'>,
  { institutionId, query, request }: Asked,
): Promise<Model<'SchoolBoard'>> {
  const { tx, clock } = surroundings;
  const { key, parent, tab = 'season', rows = DEFAULT_ROWS } = query;
  const { tenantId } = await keyForPage(tx, key, { ...request, parent });
  const isGiven = (await selectGivenSchools(tx, tenantId)).includes(institutionId);
  const institution = isGiven ? await selectInstitution(tx, institutionId) : null;
  if (!institution) throw new ApiError('notFound');
  const now = clock.now();
  const current = seasonOf(now);
  const season = tab === 'all-time' ? ALL_TIME : current;
  const board: Board = { season, audience: 'junior', within: { kind: 'school', key: institution.key } };
  const { startsAt, endsAt } = spanOf(current);
  const total = await countBoard(tx, board);
  const isTooSmall = total < numbers.rating.leastPeople;
  const placed = isTooSmall ? [] : (await readBoard({ tx, now }, board, 1)).slice(0, rows);
  const entries = await toEntries({ ...surroundings, userId: NOBODY }, placed, season);
  return {
    institution: toInstitution(institution),
    season: { id: current, startsAt: timestampOf(startsAt), endsAt: timestampOf(endsAt) },
    total: isTooSmall ? null : total,
    data: entries.map(({ place, points, displayName, level, league }) => ({
      place,
      points,
      displayName,
      level,
      league,
    })),
  };
}
