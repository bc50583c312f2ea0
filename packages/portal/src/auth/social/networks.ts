import type { SocialNetwork } from '@logikit/sdk';
import { client } from '../../client/client.ts';

let known: readonly SocialNetwork[] = [];

/** Networks that the platform has said it has set up; none before `loadNetworks`. */
export const knownNetworks = (): readonly SocialNetwork[] => known;

/** Asks which networks are set up. A page that waits for it does not move when the buttons come; without an answer there are none. */
export async function loadNetworks(): Promise<readonly SocialNetwork[]> {
  try {
    known = (await client().general.config()).socialNetworks;
  } catch (error) {
    client().log('Which networks one can sign in with is not known', error);
  }
  return known;
}
