import { type Model, nameKey, nameLook } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

type Audio = NonNullable<Model<'SettingsBody'>['audio']>;

export async function writeAudio(tx: Tx, userId: number, audio: Audio): Promise<void> {
  await tx`insert into setting (user_id, audio) values (${userId}, ${tx.json(audio)})
    on conflict (user_id) do update set audio = excluded.audio`;
}

/** Null: never saved. */
export async function readAudio(tx: Tx, userId: number): Promise<Audio | null> {
  const [row] = await tx<{ audio: Audio | null }[]>`select audio from setting where user_id = ${userId}`;
  return row?.audio ?? null;
}

export async function writeCountry(tx: Tx, userId: number, countryCode: string): Promise<void> {
  await tx`update profile set country_code = ${countryCode} where user_id = ${userId}`;
}

export async function writeUsername(tx: Tx, userId: number, username: string): Promise<void> {
  await tx`update "user" set username = ${username}, name_key = ${nameKey(username)}, name_look = ${nameLook(username)}
    where id = ${userId}`;
}

export async function moveSetting(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update setting set user_id = ${to}
    where user_id = ${from} and not exists (select 1 from setting where user_id = ${to})`;
}

export async function deleteSetting(tx: Tx, userId: number): Promise<void> {
  await tx`delete from setting where user_id = ${userId}`;
}

export async function readPhone(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx<{ phone: string | null }[]>`select phone from setting where user_id = ${userId}`;
  return row?.phone ?? null;
}

export async function writePhone(tx: Tx, userId: number, phone: string | null): Promise<void> {
  await tx`insert into setting (user_id, phone) values (${userId}, ${phone})
    on conflict (user_id) do update set phone = excluded.phone`;
}

export async function writePassword(tx: Tx, userId: number, hash: string): Promise<void> {
  await tx`update "user" set password_hash = ${hash} where id = ${userId}`;
}

export async function writeRatingAgreement(tx: Tx, userId: number, agreed: boolean): Promise<void> {
  await tx`insert into setting (user_id, rating_agreed) values (${userId}, ${agreed})
    on conflict (user_id) do update set rating_agreed = excluded.rating_agreed`;
}

export interface PupilSettingRow {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly cityCode: string | null;
  readonly cityOther: string | null;
  readonly institutionType: number | null;
  readonly institutionNumber: string | null;
  readonly institutionOther: string | null;
  readonly showsCity: boolean;
  readonly showsInstitution: boolean;
}

export interface StoredSetting extends PupilSettingRow {
  readonly id: number;
  readonly userId: number;
  readonly level: number;
  readonly ratingAgreed: boolean;
  readonly avatarId: number | null;
  readonly avatarBorderId: number | null;
  readonly avatarFile: string | null;
  readonly audio: Audio | null;
}

/** The settings of this person, written with the usual ones when they have none yet. */
export async function selectOrInsertSetting(tx: Tx, userId: number): Promise<StoredSetting> {
  await tx`insert into setting (user_id) values (${userId}) on conflict do nothing`;
  const [row] = await tx<StoredSetting[]>`
    select s.id, s.user_id as "userId", p.first_name as "firstName", s.middle_name as "middleName", p.last_name as "lastName",
      s.city_code as "cityCode", s.city_other as "cityOther", s.institution_type as "institutionType",
      s.institution_number as "institutionNumber", s.institution_other as "institutionOther", p.level,
      s.rating_agreed as "ratingAgreed", s.shows_city as "showsCity", s.shows_institution as "showsInstitution",
      s.avatar_id as "avatarId", s.avatar_border_id as "avatarBorderId", s.avatar_file as "avatarFile", s.audio
    from setting s join profile p on p.user_id = s.user_id where s.user_id = ${userId}`;
  if (!row) throw new Error(`User ${userId} has no profile`);
  return row;
}

/** Writes what the change names; the rest stays. */
export async function updatePupilSetting(tx: Tx, userId: number, change: Partial<PupilSettingRow>): Promise<void> {
  const to = { ...(await selectOrInsertSetting(tx, userId)), ...change };
  await tx`update profile set first_name = ${to.firstName}, last_name = ${to.lastName} where user_id = ${userId}`;
  await tx`update setting set middle_name = ${to.middleName}, city_code = ${to.cityCode}, city_other = ${to.cityOther},
      institution_type = ${to.institutionType}, institution_number = ${to.institutionNumber},
      institution_other = ${to.institutionOther}, shows_city = ${to.showsCity}, shows_institution = ${to.showsInstitution}
    where user_id = ${userId}`;
}

const NAMED_BY = 3;
const SUGGESTED = 8;

/** Only what several people have written: one person's own words are never shown to another. */
export async function selectInstitutions(tx: Tx, text: string): Promise<{ name: string }[]> {
  return tx<{ name: string }[]>`
    select min(institution_other) as name from setting
    where institution_other ilike ${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}
    group by lower(institution_other) having count(*) >= ${NAMED_BY}
    order by count(*) desc, 1 limit ${SUGGESTED}`;
}
