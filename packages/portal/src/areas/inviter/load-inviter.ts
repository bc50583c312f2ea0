import type { CommonProfile, Model, PublicProfile } from '@logikit/sdk';
import { client } from '../../client/client.ts';
import { type InviterTab, inviterTabs } from '../../paths/inviter.ts';

export interface Inviter {
  readonly tab: InviterTab;
  /** `guest`: nothing is kept yet. `child`: links are for the grown-ups. */
  readonly reader: 'guest' | 'child' | 'adult';
  /** Null where the tab has none, or where it is not for this reader. */
  readonly referral: Model<'Referral'>['info'] | null;
  readonly friends: Friends | null;
}

export interface Friends {
  readonly code: string;
  readonly cards: readonly Model<'ProfileCard'>[];
  readonly asking: readonly PublicProfile[];
  readonly classmates: readonly PublicProfile[];
}

/** What the tab shows, and no more: a link is not even asked for where a child reads. */
export async function loadInviter(profile: CommonProfile, asked: string | undefined): Promise<Inviter> {
  const tab = inviterTabs.find((one) => one === asked) ?? 'parent';
  const reader = profile.anonymous ? 'guest' : profile.who === 'pupil' ? 'child' : 'adult';
  const hasLink = reader === 'adult' && tab !== 'friends';
  return {
    tab,
    reader,
    referral: hasLink ? (await client().users.getReferral()).info : null,
    friends: reader !== 'guest' && tab === 'friends' ? await loadFriends() : null,
  };
}

async function loadFriends(): Promise<Friends> {
  const { social, people } = client();
  const [{ code }, { ids, asking }, { data: classmates }] = await Promise.all([
    social.getFriendCode(),
    social.listFriends(),
    social.listClassmates(),
  ]);
  const [cards, askers] = await Promise.all([
    Promise.all(ids.map((id) => social.getProfileCard({ params: { id } }))),
    people.list(asking),
  ]);
  return { code, cards, asking: askers.filter((one) => one !== null), classmates };
}
