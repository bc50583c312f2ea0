import type { Model } from '@logikit/sdk';
import { client } from '../../client.ts';
import { settleLocale } from '../../shell/guards.ts';
import { loadWords } from '../../words/words.ts';

type Arrival = Parameters<typeof settleLocale>[0];

/** What a partner's start pages say, with the words of the forms around it. An unknown partner has no page. */
export async function loadPartnerPage(arrival: Arrival, partner?: string): Promise<Model<'PartnerPage'>> {
  const locale = settleLocale(arrival);
  const [page] = await Promise.all([
    client().promo.getPartnerPage({ params: { partner: partner ?? arrival.params['partner'] ?? '' } }),
    loadWords(locale, ['public', 'public-auth', 'promo', 'errors']),
  ]);
  return page;
}
