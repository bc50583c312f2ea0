import { type Model, numbers } from '@logikit/contract';
import { readReport } from '../../../learning/awards/index.ts';
import { readRoadPlace } from '../../../learning/courses/index.ts';
import { type Clock, dayIn, mondayOf } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { readOpenBlocks } from '../../../learning/exercises/index.ts';
import { assertRelation } from '../../../identity/households/index.ts';
import { readProfile } from '../../../identity/accounts/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { selectMyPupils } from './pupil.db.ts';

export interface PupilContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly user: { readonly id: number; readonly perms: readonly string[] };
  readonly tenant: { readonly id: number };
}

export async function listMyPupils({ tx, clock, user }: Omit<PupilContext, 'tenant'>): Promise<Model<'MyPupils'>> {
  const { family } = numbers;
  const rows = await selectMyPupils(tx, user.id, await mondayFor(tx, clock, user.id));
  return {
    data: rows.map(({ isOwner, classes, ...row }) => ({
      ...row,
      classes: [...classes],
      relation: isOwner ? 'owner' : 'teacher',
    })),
    cardLimit: user.perms.includes('teacher') ? family.teacherCards : family.parentCards,
  };
}

/** Monday of the reader's week. */
export async function mondayFor(tx: Tx, clock: Clock, userId: number): Promise<string> {
  return mondayOf(dayIn((await readProfile(tx, userId)).timeZone, clock.now()));
}

/** The report of a pupil, asked anew at every request: who has left is not seen any more (security.md T05). */
export async function readPupilReport(
  context: PupilContext,
  wish: { readonly userId: number; readonly period: Model<'LearningReport'>['period']; readonly locale: string },
): Promise<Model<'PupilReport'>> {
  const { tx, clock, user, tenant } = context;
  await assertRelation(tx, { callerId: user.id, userId: wish.userId }, ['owner', 'teacher']);
  const pupil = (await listMyPupils(context)).data.find(({ userId }) => userId === wish.userId);
  if (!pupil) throw new ApiError('forbidden');
  const { userId, name, relation } = pupil;
  const owner = { userId, tenantId: tenant.id };
  const [report, road, openBlocks] = await Promise.all([
    readReport(tx, { ...wish, now: clock.now() }),
    readRoadPlace({ tx, owner, locale: wish.locale }),
    readOpenBlocks(tx, owner, user),
  ]);
  return { userId, name, relation, report, road, openBlocks };
}
