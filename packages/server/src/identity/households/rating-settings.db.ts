import type { Tx } from '../../kernel/database/index.ts';
import { appendEventsSql } from '../../kernel/event-log/index.ts';

export interface RatingSettingsRow {
  readonly userId: number;
  readonly isAnonymous: boolean;
  readonly isEditor: boolean;
  readonly birthYear: number | null;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly courseTl: number;
  readonly isAgreed: boolean;
  /** A grown-up holds their card. */
  readonly isHeld: boolean;
  readonly showsCity: boolean;
  readonly showsInstitution: boolean;
  readonly cityCode: string | null;
  readonly institutionType: number | null;
  readonly institutionNumber: string | null;
  readonly institutionOther: string | null;
}

/** Those of these people who are here. */
export async function selectRatingSettings(tx: Tx, userIds: readonly number[]): Promise<readonly RatingSettingsRow[]> {
  return tx<RatingSettingsRow[]>`
    select u.id as "userId", u.anonymous as "isAnonymous", u.role = 'editor' as "isEditor", u.birth_year as "birthYear",
      p.who, p.course_tl as "courseTl", coalesce(s.rating_agreed, false) as "isAgreed",
      (select 1 from card c join "user" o on o.id = c.owner_id and o.closed_at is null where c.user_id = u.id) is not null
        as "isHeld",
      coalesce(s.shows_city, false) as "showsCity", coalesce(s.shows_institution, false) as "showsInstitution",
      s.city_code as "cityCode", s.institution_type as "institutionType", s.institution_number as "institutionNumber",
      s.institution_other as "institutionOther"
    from "user" u join profile p on p.user_id = u.id left join setting s on s.user_id = u.id
    where u.id = any(${[...userIds]}::int[]) and u.closed_at is null`;
}

/** Appends an event for everybody who has agreed to the rating. */
export async function insertRatingSettingsEvents(tx: Tx, kind: 'ratingSettings'): Promise<void> {
  await tx.unsafe(appendEventsSql('setting where rating_agreed', `'${kind}', user_id, '{}'::jsonb`));
}
