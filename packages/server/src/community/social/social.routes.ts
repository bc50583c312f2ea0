import { calls, numbers } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type Limit, route, type Route, type User } from '../../kernel/http/index.ts';
import {
  addFriend,
  addFriendByCode,
  friendCode,
  like,
  listFriends,
  profileCard,
  removeFriend,
  renewFriendCode,
  requireAccount,
  unlike,
} from './friends.ts';
import { idsOf, readClassmates, type Reader, readPublicProfiles } from '../profiles/index.ts';

const perHour = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: 3600,
  key: ({ userId }) => String(userId),
  byAddress: false,
});

const lists = { limits: [perHour('public-profiles', numbers.social.listsPerHour)] };
const changes = { limits: [perHour('friends-and-likes', numbers.social.changesPerHour)] };
const codes: readonly Limit[] = [
  { ...perHour('friend-codes', numbers.social.wrongCodesPerHour), onlyAfter: 'wrongFriendCode' },
  ...changes.limits,
];

interface Input {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly locale: string;
  readonly user: User;
}

const readerOf = ({ tx, clock, locale, user }: Input): Reader => ({ tx, clock, locale, userId: user.id });

/** As `readerOf`, for what only accounts do. */
function memberOf(input: Input): Reader {
  requireAccount(input.user);
  return readerOf(input);
}

export const socialRoutes: readonly Route[] = [
  route(
    calls.listUsers,
    async (input) => ({ users: await readPublicProfiles(readerOf(input), idsOf(input.query)) }),
    lists,
  ),
  route(
    calls.listProfiles,
    async (input) => ({ data: await readPublicProfiles(readerOf(input), idsOf(input.query)) }),
    lists,
  ),
  route(calls.getProfileCard, (input) => profileCard(readerOf(input), input.params.id), lists),
  route(calls.like, (input) => like(memberOf(input), input.body.likeableId), changes),
  route(
    calls.unlike,
    async (input) => {
      await unlike(memberOf(input), input.params.id);
      return { status: 'ok' };
    },
    changes,
  ),
  route(calls.listClassmates, async (input) => ({ data: await readClassmates(readerOf(input)) }), lists),
  route(calls.listFriends, (input) => listFriends(readerOf(input))),
  route(calls.addFriend, (input) => addFriend({ ...memberOf(input), emit: input.emit }, input.body.friendId), changes),
  route(calls.addFriendByCode, (input) => addFriendByCode({ ...memberOf(input), emit: input.emit }, input.body.code), {
    limits: codes,
  }),
  route(
    calls.removeFriend,
    async (input) => {
      await removeFriend(memberOf(input), input.params.id);
      return { status: 'ok' };
    },
    changes,
  ),
  route(calls.getFriendCode, (input) => friendCode(memberOf(input)), { changes: true }),
  route(calls.renewFriendCode, (input) => renewFriendCode(memberOf(input)), changes),
];
