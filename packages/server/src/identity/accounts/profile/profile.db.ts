import type { Tx } from '../../../kernel/database/index.ts';

export type Who = 'pupil' | 'parent' | 'teacher' | 'adult';

/** What an answer, a purchase or time may move. */
export interface ProfileMoves {
  readonly stars: number;
  readonly starsOnBalance: number;
  readonly completedProblems: number;
  readonly allCompletedProblems: number;
  readonly level: number;
  readonly lifeValue: number;
  readonly lifeAt: Date;
  readonly energyValue: number;
  readonly energyAt: Date;
  /** Flags of the global popup that are up. */
  readonly globalPopup: Readonly<Record<string, boolean>>;
}

export interface ProfileRow extends ProfileMoves {
  readonly userId: number;
  readonly who: Who;
  readonly targetLessons: readonly number[];
  /** The target lesson of the course in use. */
  readonly courseTl: 1 | 2 | 3 | 4 | 5;
  /** How roads and exercises open for this learner (rule D-014). */
  readonly lockScheme: 'sequential' | 'open';
  readonly goal: readonly number[];
  readonly gradeId: number | null;
  readonly displayName: string | null;
  readonly ratingName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
  readonly locale: string;
  /** none 0, trial 1, paid 2, expired 3 (rule D-092). */
  readonly payStatus: number;
  readonly billingType: string | null;
  readonly withSeparatedZones: boolean;
  readonly isLocaleChosen: boolean;
  /** Null: nobody has chosen. */
  readonly isLightTheme: boolean | null;
  readonly delayedNotifications: readonly string[];
  /** IANA name; goals follow its days. */
  readonly timeZone: string;
  /** Two letters; null where nobody has said it. */
  readonly countryCode: string | null;
  /** The chapter that was lent, and until when (rule D-091); null when it was never taken. */
  readonly additionalTrial: { readonly threadId: number; readonly endsAt: Date } | null;
  /** Of the user row. */
  readonly perms: readonly string[];
  readonly registeredAt: Date;
  readonly birthYear: number | null;
}

export interface NewProfile {
  readonly userId: number;
  readonly who: Who;
  readonly targetLessons: readonly number[];
  readonly courseTl: number;
  readonly goal: readonly number[];
  readonly gradeId?: number | null;
  readonly displayName?: string | null;
  readonly firstName?: string | null;
  readonly locale: string;
  readonly lifeValue: number;
  readonly energyValue: number;
  readonly at: Date;
  readonly globalPopup: Readonly<Record<string, boolean>>;
}

const columns = (tx: Tx) => tx`
  p.user_id as "userId", p.who, p.target_lessons as "targetLessons", p.course_tl as "courseTl", p.lock_scheme as "lockScheme", p.goal, p.grade_id as "gradeId",
  p.stars, p.stars_on_balance as "starsOnBalance", p.completed_problems as "completedProblems",
  p.all_completed_problems as "allCompletedProblems", p.level, p.display_name as "displayName", p.rating_name as "ratingName",
  p.first_name as "firstName", p.last_name as "lastName", p.avatar, p.avatar_border_url as "avatarBorderUrl", p.locale, p.is_locale_chosen as "isLocaleChosen", p.pay_status as "payStatus",
  p.billing_type as "billingType", p.life_value as "lifeValue", p.life_at as "lifeAt", p.energy_value as "energyValue",
  p.energy_at as "energyAt", p.with_separated_zones as "withSeparatedZones", p.is_light_theme as "isLightTheme",
  p.global_popup as "globalPopup", p.delayed_notifications as "delayedNotifications",
  p.time_zone as "timeZone", p.country_code as "countryCode",
  extra.thread_id as "extraThread", extra.ends_at as "extraEnd", u.perms, u.created_at as "registeredAt",
  u.birth_year as "birthYear"`;

const joined = (tx: Tx) => tx`
  join "user" u on u.id = p.user_id left join additional_trial extra on extra.user_id = p.user_id`;

/** What must be known of a learner to decide about an answer, as one value of JSON for the statement's row `a`. */
export const learnerSql = `(
  select json_build_object('userId', p.user_id, 'version', p.version, 'courseTl', p.course_tl, 'lockScheme', p.lock_scheme,
    'stars', p.stars, 'starsOnBalance', p.stars_on_balance, 'completedProblems', p.completed_problems,
    'allCompletedProblems', p.all_completed_problems, 'level', p.level, 'payStatus', p.pay_status,
    'lifeValue', p.life_value, 'lifeAt', p.life_at, 'paceAt', p.pace_at, 'perms', u.perms, 'anonymous', u.anonymous,
    'additionalTrial', (select json_build_object('threadId', x.thread_id, 'endsAt', x.ends_at)
      from additional_trial x where x.user_id = p.user_id))
  from profile p join "user" u on u.id = p.user_id where p.user_id = a.user_id)`;

/** What `learnerSql` gives; moments are text in JSON. */
export interface LearnerJson extends Pick<
  ProfileRow,
  | 'userId'
  | 'courseTl'
  | 'lockScheme'
  | 'stars'
  | 'starsOnBalance'
  | 'completedProblems'
  | 'allCompletedProblems'
  | 'level'
  | 'payStatus'
  | 'lifeValue'
  | 'perms'
> {
  readonly version: number;
  readonly lifeAt: string;
  /** Until when answers are spread out; null: none has been given. */
  readonly paceAt: string | null;
  readonly anonymous: boolean;
  readonly additionalTrial: { readonly threadId: number; readonly endsAt: string } | null;
}

/**
 * Moves profiles by a batch of answers `a`, each only while its version is the one that was read; gives the users whose
 * profile has moved. Everything else of these answers hangs on that.
 */
export const moveLearnersSql = `
  update profile p set version = p.version + 1, stars = a.profile_stars, stars_on_balance = a.profile_stars_on_balance,
    completed_problems = a.completed_problems, all_completed_problems = a.all_completed_problems, level = a.level,
    life_value = a.life_value, life_at = a.life_at, pace_at = a.pace_at,
    global_popup = p.global_popup || a.popups
  from a where p.user_id = a.user_id and p.version = a.version
  returning p.user_id`;

interface Stored extends Omit<ProfileRow, 'additionalTrial'> {
  readonly extraThread: number | null;
  readonly extraEnd: Date | null;
}

function toRow({ extraThread, extraEnd, ...row }: Stored): ProfileRow {
  const additionalTrial =
    extraThread === null || extraEnd === null ? null : { threadId: extraThread, endsAt: extraEnd };
  return { ...row, additionalTrial };
}

export async function insertProfile(tx: Tx, profile: NewProfile): Promise<void> {
  await tx`insert into profile (user_id, who, target_lessons, course_tl, goal, grade_id, display_name, first_name, locale,
      life_value, life_at, energy_value, energy_at, global_popup)
    values (${profile.userId}, ${profile.who}, ${[...profile.targetLessons]}, ${profile.courseTl}, ${[...profile.goal]}, ${profile.gradeId ?? null},
      ${profile.displayName ?? null}, ${profile.firstName ?? null}, ${profile.locale}, ${profile.lifeValue}, ${profile.at},
      ${profile.energyValue}, ${profile.at}, ${tx.json(profile.globalPopup)})`;
}

export async function selectProfile(tx: Tx, userId: number): Promise<ProfileRow> {
  const [row] = await tx<Stored[]>`select ${columns(tx)} from profile p ${joined(tx)} where p.user_id = ${userId}`;
  if (!row) throw new Error(`User ${userId} has no profile`);
  return toRow(row);
}

/** Profiles by their users; who has left has none. */
export async function selectProfiles(tx: Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, ProfileRow>> {
  const rows = await tx<Stored[]>`
    select ${columns(tx)} from profile p ${joined(tx)} where p.user_id = any(${[...userIds]}::int[])`;
  return new Map(rows.map((row) => [row.userId, toRow(row)]));
}

/** Locks the row, and moves its version: an answer that was decided by the older one is decided again. */
export async function selectProfileForUpdate(tx: Tx, userId: number): Promise<ProfileRow> {
  const [row] = await tx<Stored[]>`
    with p as (update profile set version = version + 1 where user_id = ${userId} returning *)
    select ${columns(tx)} from p ${joined(tx)}`;
  if (!row) throw new Error(`User ${userId} has no profile`);
  return toRow(row);
}

export async function writePayStatus(tx: Tx, userId: number, payStatus: number): Promise<void> {
  await tx`update profile set pay_status = ${payStatus} where user_id = ${userId}`;
}

export async function updateProfile(tx: Tx, userId: number, to: ProfileMoves): Promise<void> {
  await tx`update profile set stars = ${to.stars}, stars_on_balance = ${to.starsOnBalance},
      completed_problems = ${to.completedProblems}, all_completed_problems = ${to.allCompletedProblems}, level = ${to.level},
      life_value = ${to.lifeValue}, life_at = ${to.lifeAt}, energy_value = ${to.energyValue}, energy_at = ${to.energyAt},
      global_popup = ${tx.json(to.globalPopup)}
    where user_id = ${userId}`;
}

export async function updateProfileChoices(
  tx: Tx,
  userId: number,
  to: Pick<NewProfile, 'who' | 'targetLessons' | 'courseTl' | 'goal'>,
): Promise<void> {
  await tx`update profile set who = ${to.who}, target_lessons = ${[...to.targetLessons]}, course_tl = ${to.courseTl}, goal = ${[...to.goal]}
    where user_id = ${userId}`;
}

export async function updatePopup(tx: Tx, userId: number, flags: Readonly<Record<string, boolean>>): Promise<void> {
  await tx`update profile set global_popup = ${tx.json(flags)} where user_id = ${userId}`;
}

/** Raises flags beside those that are up already. */
export async function raisePopup(tx: Tx, userId: number, flags: Readonly<Record<string, boolean>>): Promise<void> {
  await tx`update profile set global_popup = global_popup || ${tx.json(flags)}::jsonb where user_id = ${userId}`;
}

/** The flags that are up, taken down in the same statement: of two tabs only one shows the popup. */
export async function takePopup(tx: Tx, userId: number): Promise<Readonly<Record<string, boolean>>> {
  const [row] = await tx<{ flags: Readonly<Record<string, boolean>> }[]>`
    update profile p set global_popup = '{}' from (select user_id, global_popup from profile where user_id = ${userId} for update) before
    where p.user_id = before.user_id returning before.global_popup as flags`;
  return row?.flags ?? {};
}

/** Takes one flag down: its popup was shown by another way. */
export async function dropPopup(tx: Tx, userId: number, flag: string): Promise<void> {
  await tx`update profile set global_popup = global_popup - ${flag}::text where user_id = ${userId}`;
}

export async function addNotification(tx: Tx, userId: number, name: string): Promise<void> {
  await tx`update profile set delayed_notifications = array_append(array_remove(delayed_notifications, ${name}), ${name})
    where user_id = ${userId}`;
}

export async function removeNotification(tx: Tx, userId: number, name: string): Promise<void> {
  await tx`update profile set delayed_notifications = array_remove(delayed_notifications, ${name}) where user_id = ${userId}`;
}

export async function updateInterface(
  tx: Tx,
  userId: number,
  chosen: { readonly locale: string | null; readonly isLightTheme: boolean | null; readonly timeZone: string | null },
): Promise<void> {
  await tx`update profile set locale = coalesce(${chosen.locale}, locale),
      is_locale_chosen = is_locale_chosen or ${chosen.locale !== null},
      is_light_theme = coalesce(${chosen.isLightTheme}, is_light_theme), time_zone = coalesce(${chosen.timeZone}, time_zone)
    where user_id = ${userId}`;
}
