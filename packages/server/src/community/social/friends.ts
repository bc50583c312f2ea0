import { type Model, numbers } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import type { User } from '../../kernel/http/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import {
  countSides,
  deleteLike,
  deleteSides,
  insertLike,
  insertSide,
  replaceFriendCode,
  selectFriends,
  selectIsHere,
  selectLikes,
  selectOwnerOfCode,
  selectSides,
  upsertFriendCode,
} from './friends.db.ts';
import { postSystemMessage } from '../messages/index.ts';
import { type Reader, readPublicProfiles, selectIsClassmate } from '../profiles/index.ts';
import { readSpokenCode, spokenCode } from './spoken-code.ts';

/** Friends and likes belong to accounts: an anonymous learner may be anybody. */
export function requireAccount(user: User): void {
  if (user.anonymous) throw new ApiError('notAvailable');
}

export async function like({ tx, clock, userId }: Reader, likeableId: number): Promise<Model<'Like'>> {
  if (likeableId === userId) throw new ApiError('notAvailable');
  if (!(await selectIsHere(tx, likeableId))) throw new ApiError('notFound');
  return { id: await insertLike(tx, { userId, likeableId, at: clock.now() }), likeableId };
}

export async function unlike({ tx, userId }: Reader, id: number): Promise<void> {
  if (!(await deleteLike(tx, userId, id))) throw new ApiError('notFound');
}

export async function listFriends({ tx, userId }: Reader): Promise<Model<'Friends'>> {
  const { friends, asking } = await selectFriends(tx, userId);
  return { ids: friends, asking };
}

/** Of those who have both agreed. */
export async function readFriendIds({ tx, userId }: Pick<Reader, 'tx' | 'userId'>): Promise<readonly number[]> {
  return (await selectFriends(tx, userId)).friends;
}

/** The other side is told. */
export interface Adding extends Reader {
  readonly emit: Emit;
}

/**
 * Asks a classmate, or agrees with whoever has asked. A stranger, somebody who does not exist and a closed account are
 * refused alike: nobody finds people here whom they do not know.
 */
export async function addFriend(reader: Adding, friendId: number): Promise<Model<'Friend'>> {
  const { tx, userId } = reader;
  if (friendId === userId) throw new ApiError('notAvailable');
  const sides = await selectSides(tx, userId, friendId);
  if (sides.own) throw new ApiError('alreadyTaken');
  const isHere = await selectIsHere(tx, friendId);
  if (!isHere || !(sides.other || (await selectIsClassmate(tx, userId, friendId)))) throw new ApiError('notFound');
  const id = await addSide(reader, friendId);
  await postSystemMessage(reader, { userId: friendId, phrase: sides.other ? 'friendAdded' : 'friendAsks' });
  return { id, friendId, isMutual: sides.other };
}

/** Whoever tells their code has agreed; typing it is the other side's consent. */
export async function addFriendByCode(reader: Adding, typed: string): Promise<Model<'Friend'>> {
  const { tx, clock, userId } = reader;
  const friendId = await selectOwnerOfCode(tx, readSpokenCode(typed));
  if (friendId === null) throw new ApiError('wrongFriendCode', { fields: { code: ['wrongFriendCode'] } });
  if (friendId === userId) throw new ApiError('notAvailable');
  const sides = await selectSides(tx, userId, friendId);
  if (sides.own && sides.other) throw new ApiError('alreadyTaken');
  await insertSide(tx, { userId: friendId, friendId: userId, at: clock.now() });
  const id = await addSide(reader, friendId);
  await postSystemMessage(reader, { userId: friendId, phrase: 'friendAdded' });
  return { id, friendId, isMutual: true };
}

async function addSide({ tx, clock, userId }: Reader, friendId: number): Promise<number> {
  const limit = numbers.social.friends;
  if ((await countSides(tx, userId)) >= limit) throw new ApiError('limitReached', { data: { limit } });
  return insertSide(tx, { userId, friendId, at: clock.now() });
}

/** Ends a friendship, takes a question back or turns one down: both sides go. */
export async function removeFriend({ tx, userId }: Reader, friendId: number): Promise<void> {
  if (!(await deleteSides(tx, userId, friendId))) throw new ApiError('notFound');
}

export async function friendCode({ tx, clock, userId }: Reader): Promise<Model<'FriendCode'>> {
  return { code: await upsertFriendCode(tx, { userId, code: newCode(), at: clock.now() }) };
}

export async function renewFriendCode({ tx, clock, userId }: Reader): Promise<Model<'FriendCode'>> {
  const code = newCode();
  await replaceFriendCode(tx, { userId, code, at: clock.now() });
  return { code };
}

const newCode = (): string => spokenCode(numbers.social.codeCharacters);

export async function profileCard(reader: Reader, id: number): Promise<Model<'ProfileCard'>> {
  const { tx, userId } = reader;
  const [profile] = await readPublicProfiles(reader, [id]);
  if (!profile) throw new ApiError('notFound');
  const likes = await selectLikes(tx, userId, id);
  const sides = await selectSides(tx, userId, id);
  const canBeFriend = !sides.own && id !== userId && (sides.other || (await selectIsClassmate(tx, userId, id)));
  return { profile, likes: likes.count, likeId: likes.own, friendship: friendshipOf(sides), canBeFriend };
}

function friendshipOf({ own, other }: { own: boolean; other: boolean }): Model<'ProfileCard'>['friendship'] {
  if (own) return other ? 'friends' : 'asked';
  return other ? 'asking' : 'none';
}
