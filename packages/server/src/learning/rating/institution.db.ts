import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { foldText } from '../../kernel/words/index.ts';
import type { Part } from './rating.db.ts';
import { schoolKey, schoolName, type Seen } from './seen.ts';

/** The schools that these people are shown in. */
export async function insertInstitutions(tx: Tx, people: readonly Seen[]): Promise<void> {
  const schools = people.flatMap(({ school }) => (school ? [{ key: schoolKey(school), ...school }] : []));
  if (schools.length === 0) return;
  await tx`
    insert into institution (key, city_code, type, number, other)
    select distinct on (key) key, "cityCode", type, number, other
    from jsonb_to_recordset(${tx.json(schools)}::jsonb)
      as n (key text, "cityCode" text, type smallint, number text, other text) order by key
    on conflict do nothing`;
}

/** Lets the schools of these people be found by their names, as soon as enough are shown there. */
export async function updateListed(tx: Tx, people: readonly Seen[]): Promise<void> {
  const schools = people.flatMap(({ school }) =>
    school ? [{ key: schoolKey(school), name: foldText(schoolName(school)) }] : [],
  );
  if (schools.length === 0) return;
  await tx`
    update institution i set listed_name = n.name
    from (select distinct on (key) key, name from jsonb_to_recordset(${tx.json(schools)}::jsonb)
      as s (key text, name text) order by key) as n
    where i.key = n.key and i.listed_name is distinct from n.name and ${isOfMany(tx)}`;
}

export interface InstitutionRow {
  readonly id: number;
  readonly key: string;
  readonly type: number | null;
  readonly number: string | null;
  readonly other: string | null;
  readonly cityCode: string;
}

const columns = (tx: Tx): Part => tx`i.id, i.key, i.type, i.number, i.other, i.city_code as "cityCode"`;

/** Enough people are shown in the school `i`. */
function isOfMany(tx: Tx): Part {
  const { leastPeople } = numbers.rating;
  return tx`(
    select count(*) from (
      select from rating r where r.season = 0 and r.audience in ('junior', 'adult') and r.institution_id = i.id
        and r.is_shown and r.points > 0 limit ${leastPeople}) as few) >= ${leastPeople}`;
}

/** Schools by their ids that enough people are shown in, and this one: what one person has written is nobody else's. */
export async function selectInstitutionsById(
  tx: Tx,
  ids: readonly number[],
  own: string | null,
): Promise<readonly InstitutionRow[]> {
  return tx<InstitutionRow[]>`
    select ${columns(tx)} from institution i
    where i.id = any(${[...ids]}::int[]) and (i.key = ${own} or ${isOfMany(tx)})
    order by i.id`;
}

/** Ids of schools whose plain name begins with this, by name, of those that once had enough people. */
export async function selectListedInstitutions(tx: Tx, beginning: string, limit: number): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from institution where listed_name >= ${beginning} and listed_name < ${`${beginning}\u{10ffff}`}
    order by listed_name, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

export async function selectInstitution(tx: Tx, id: number): Promise<InstitutionRow | null> {
  const [row] = await tx<InstitutionRow[]>`select ${columns(tx)} from institution i where i.id = ${id}`;
  return row ?? null;
}

export async function selectInstitutionByKey(tx: Tx, key: string): Promise<InstitutionRow | null> {
  const [row] = await tx<InstitutionRow[]>`select ${columns(tx)} from institution i where i.key = ${key}`;
  return row ?? null;
}
