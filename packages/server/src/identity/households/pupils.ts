import { type Model, numbers } from '@logikit/contract';
import type { calls } from '@logikit/contract';
import {
  adoptGuest,
  assertParentZone,
  closeAccount,
  createPerson,
  endAllSessions,
  lockProfile,
  readAccount,
  readProfile,
  selectZone,
} from '../accounts/index.ts';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { SignUp } from '../../kernel/feature/index.ts';
import type { Handling, User } from '../../kernel/http/index.ts';
import { copyPlace, countPupils, insertCard, selectOwner, selectPin, selectPupils, updatePupil } from './family.db.ts';
import { assertRelation } from './relation.ts';

const NAME_MOST = 40;

/** How many cards this person may hold (rule D-094); null: none. */
async function limitOf(tx: Tx, user: User): Promise<number | null> {
  if (!user.perms.includes('card')) return null;
  const { who } = await readProfile(tx, user.id);
  return who === 'teacher' ? numbers.family.teacherCards : numbers.family.parentCards;
}

/** Whose family this is: the caller's own, or the one of who handed the device to this pupil. */
export async function familyOwner(tx: Tx, user: User): Promise<number> {
  const ownerId = await selectOwner(tx, user.id);
  const { actorId } = await selectZone(tx, user);
  return ownerId !== null && ownerId === actorId ? ownerId : user.id;
}

export async function readFamily(tx: Tx, user: User): Promise<Model<'Family'>> {
  const ownerId = await familyOwner(tx, user);
  const pupils = (await selectPupils(tx, ownerId)).map((pupil) => ({ ...pupil }));
  const isOwner = ownerId === user.id;
  const owner = isOwner && !user.perms.includes('card') ? null : await readProfile(tx, ownerId);
  return {
    owner: owner && { userId: ownerId, displayName: owner.displayName ?? owner.firstName ?? '', avatar: owner.avatar },
    isOwner,
    hasPin: (await selectPin(tx, ownerId)) !== null,
    limit: isOwner ? await limitOf(tx, user) : null,
    pupils,
  };
}

export async function addPupil({ tx, user, clock, body, locale }: Handling<typeof calls.addPupil>): Promise<number> {
  const now = clock.now();
  await assertParentZone(tx, user, now);
  // Two tabs that add at once stand in line here, so the limit holds.
  const owner = await lockProfile(tx, user.id);
  const limit = (await limitOf(tx, user)) ?? 0;
  if ((await countPupils(tx, user.id)) >= limit) throw new ApiError('limitReached', { data: { limit } });
  const { id: ownerId, tenantId } = user;
  return createPupil({ tx, clock }, { ownerId, tenantId, child: body, locale: owner.locale || locale });
}

interface Newborn {
  readonly ownerId: number;
  readonly tenantId: number;
  readonly child: Model<'NewPupil'>;
  readonly locale: string;
}

async function createPupil(
  { tx, clock }: { readonly tx: Tx; readonly clock: Clock },
  { ownerId, tenantId, child, locale }: Newborn,
): Promise<number> {
  const name = nameOf(child.name);
  const userId = await createPerson(tx, clock, {
    user: { tenantId, anonymous: false },
    who: 'pupil',
    targetLessons: [child.targetLesson],
    gradeId: child.gradeId ?? null,
    displayName: name,
    locale,
  });
  await updatePupil(tx, userId, { name, targetLesson: null, gradeId: undefined, lockScheme: null });
  await copyPlace(tx, { from: ownerId, to: userId });
  await insertCard(tx, { userId, ownerId, at: clock.now() });
  return userId;
}

/** A parent has registered for a child: whoever has learnt here without an account is that child, else a new one begins. */
export async function addFirstPupil({ tx, clock, emit, userId: ownerId, callerId, child }: SignUp): Promise<void> {
  if (!child) return;
  const { tenantId } = await readAccount(tx, ownerId);
  const { locale } = await readProfile(tx, ownerId);
  // Locked before it is looked at, so that two who register at once do not both get the road.
  if (callerId !== null && callerId !== ownerId) await lockProfile(tx, callerId);
  const guest = callerId === null || callerId === ownerId ? null : await readAccount(tx, callerId);
  if (!guest?.anonymous) {
    await createPupil({ tx, clock }, { ownerId, tenantId, child, locale });
    return;
  }
  const { targetLesson, gradeId } = child;
  await adoptGuest(tx, guest.id);
  await updatePupil(tx, guest.id, { name: nameOf(child.name), targetLesson, gradeId, lockScheme: null });
  // The days of the road began where the child is.
  await copyPlace(tx, { from: guest.id, to: ownerId });
  await insertCard(tx, { userId: guest.id, ownerId, at: clock.now() });
  await endAllSessions(tx, emit, { userId: guest.id, at: clock.now() });
}

export async function changePupil({ tx, user, clock, body }: Handling<typeof calls.changePupil>): Promise<void> {
  await requireOwnPupil(tx, user, { cardId: body.cardId, now: clock.now() });
  const name = body.name === undefined ? null : nameOf(body.name);
  const { targetLesson = null, gradeId, lockScheme = null } = body;
  await updatePupil(tx, body.cardId, { name, targetLesson, gradeId, lockScheme });
}

/** The pupil is gone at once, everywhere; what is kept of them is forgotten when the days of grace are over (D-098). */
export async function removePupil({ tx, user, clock, body, emit }: Handling<typeof calls.removeUser>): Promise<void> {
  const now = clock.now();
  await requireOwnPupil(tx, user, { cardId: body.cardId, now });
  await endAllSessions(tx, emit, { userId: body.cardId, at: now });
  await closeAccount(tx, body.cardId, now);
}

export async function requireOwnPupil(
  tx: Tx,
  user: User,
  { cardId, now }: { readonly cardId: number; readonly now: Date },
): Promise<void> {
  await assertRelation(tx, { callerId: user.id, userId: cardId }, ['owner']);
  await assertParentZone(tx, user, now);
}

function nameOf(text: string): string {
  const name = text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .normalize('NFC');
  if (name === '') throw new ApiError('invalidFields', { fields: { name: ['required'] } });
  if (name.length > NAME_MOST) throw new ApiError('invalidFields', { fields: { name: ['tooLong'] } });
  return name;
}
