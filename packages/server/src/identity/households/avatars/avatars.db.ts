import type { Tx } from '../../../kernel/database/index.ts';

export interface Face {
  readonly id: number | null;
  readonly file: string | null;
  readonly url: string | null;
  readonly borderId: number | null;
  readonly borderUrl: string | null;
}

/** The face of somebody, with its row locked: of two uploads at once the second forgets the file of the first. */
export async function selectFace(tx: Tx, userId: number): Promise<Face> {
  await tx`insert into setting (user_id) values (${userId}) on conflict do nothing`;
  const [row] = await tx<Face[]>`
    select s.avatar_id as id, s.avatar_file as file, p.avatar as url, s.avatar_border_id as "borderId",
      p.avatar_border_url as "borderUrl"
    from setting s join profile p on p.user_id = s.user_id where s.user_id = ${userId} for update of s`;
  if (!row) throw new Error(`User ${userId} has no profile`);
  return row;
}

export async function writeFace(tx: Tx, userId: number, face: Face): Promise<void> {
  await tx`update setting set avatar_id = ${face.id}, avatar_file = ${face.file}, avatar_border_id = ${face.borderId}
    where user_id = ${userId}`;
  await tx`update profile set avatar = ${face.url}, avatar_border_url = ${face.borderUrl} where user_id = ${userId}`;
}
