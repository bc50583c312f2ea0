// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type {
  AvatarChosen,
  AvatarForm,
  Avatars,
  Friend,
  FriendBody,
  FriendCode,
  FriendCodeBody,
  Friends,
  IdsQuery,
  Like,
  LikeBody,
  ProfileCard,
  ProfileList,
} from '../models/person.ts';
import type { StatusOk } from '../models/status.ts';
export interface SocialApi {
  /** Adds a friend. Refuses with `notAvailable`, `alreadyTaken`. */
  addFriend(input: { readonly body: FriendBody }, options?: CallOptions): Promise<Friend>;
  /** Becomes friends with whoever told this code. Refuses with `wrongFriendCode`, `notAvailable`, `alreadyTaken`, `tooManyRequests`. */
  addFriendByCode(input: { readonly body: FriendCodeBody }, options?: CallOptions): Promise<Friend>;
  /** Chooses or uploads an avatar. Refuses with `avatarExtError`, `avatarSizeError`. */
  chooseAvatar(input?: { readonly body?: AvatarForm }, options?: CallOptions): Promise<AvatarChosen>;
  /** The code by which others become friends of the caller. */
  getFriendCode(input?: Record<string, never>, options?: CallOptions): Promise<FriendCode>;
  /** A public profile with its likes and what the caller is to it. */
  getProfileCard(input: { readonly params: IdPath }, options?: CallOptions): Promise<ProfileCard>;
  /** Likes somebody, counted once. Refuses with `notAvailable`. */
  like(input: { readonly body: LikeBody }, options?: CallOptions): Promise<Like>;
  /** Avatars and borders to choose from. */
  listAvatars(input?: Record<string, never>, options?: CallOptions): Promise<Avatars>;
  /** Who learns in a class with the caller; each may be asked to be a friend. */
  listClassmates(input?: Record<string, never>, options?: CallOptions): Promise<ProfileList>;
  /** Ids of friends. */
  listFriends(input?: Record<string, never>, options?: CallOptions): Promise<Friends>;
  /** Public profiles. */
  listProfiles(input: { readonly query: IdsQuery }, options?: CallOptions): Promise<ProfileList>;
  /** Removes a friend. */
  removeFriend(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Another friend code; the one before is of no use any more. */
  renewFriendCode(input?: Record<string, never>, options?: CallOptions): Promise<FriendCode>;
  /** Takes a like back. */
  unlike(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
}
