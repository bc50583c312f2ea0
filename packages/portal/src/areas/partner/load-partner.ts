import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';
import { signedInProfile } from '../../app/guards.ts';

export type PartnerKey = Model<'PartnerConsole'>['keys'][number];

export type Partner =
  | { readonly status: 'guest' }
  /** Somebody who owns no tenant. */
  | { readonly status: 'stranger' }
  | {
      readonly status: 'owner';
      readonly console: Model<'PartnerConsole'>;
      readonly usage: Model<'PartnerUsage'>;
      readonly landings: Model<'LandingUsage'>;
    };

export async function loadPartner(): Promise<Partner> {
  const profile = await signedInProfile();
  if (!profile || profile.anonymous) return { status: 'guest' };
  const { partner } = client();
  // Asked first: a refusal, however kindly told, stands in the browser's console as an error.
  if (!(await partner.getPartnerStanding()).isOwner) return { status: 'stranger' };
  const [console, usage, landings] = await Promise.all([
    partner.getPartnerConsole(),
    partner.getPartnerUsage(),
    partner.getLandingUsage(),
  ]);
  return { status: 'owner', console, usage, landings };
}
