import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

/** The words of a partner's pages, and of the forms on them. */
export const promoAreas = ['public', 'public-auth', 'promo', 'errors'] as const;

/** What a partner's start pages say. An unknown partner has no page. */
export function loadPartnerPage(partner = ''): Promise<Model<'PartnerPage'>> {
  return client().promo.getPartnerPage({ params: { partner } });
}
