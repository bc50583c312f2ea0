import type { Tx } from '../../../kernel/database/index.ts';

export interface BoardClass {
  readonly id: number;
  readonly name: string;
  readonly teacherId: number;
}

/** Open classes with a board that somebody is a consented pupil of. */
export async function selectBoardClasses(tx: Tx, pupilId: number): Promise<readonly BoardClass[]> {
  return tx<BoardClass[]>`
    select c.id, c.name, c.teacher_id as "teacherId" from class_pupil p join class c on c.id = p.class_id
    where p.user_id = ${pupilId} and p.consented_at is not null and c.closed_at is null and c.has_board order by c.id`;
}

export interface ClassStars {
  readonly userId: number;
  readonly stars: number;
}

/** Consented pupils of a class who have stars since this day, the most first. */
export async function selectClassStars(tx: Tx, classId: number, since: string): Promise<readonly ClassStars[]> {
  return tx<ClassStars[]>`
    select p.user_id as "userId", sum(d.stars)::int as stars
    from class_pupil p join "user" u on u.id = p.user_id and u.closed_at is null
    join learning_day d on d.user_id = p.user_id and d.day >= ${since}::date
    where p.class_id = ${classId} and p.consented_at is not null
    group by p.user_id having sum(d.stars) > 0 order by stars desc, p.user_id`;
}
