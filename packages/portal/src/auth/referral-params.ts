import { client } from '../client/client.ts';

const names = ['ref', 'partner', 'mtstoken', 'event'] as const;

/** What the address says of where somebody comes from, for the links between the pages of the start. */
export function referralParams(search: string): Readonly<Record<(typeof names)[number], string | undefined>> {
  const query = new URLSearchParams(search);
  const said = Object.fromEntries(names.map((name) => [name, query.get(name) || undefined]));
  return said as Record<(typeof names)[number], string | undefined>; // fromEntries forgets the names
}

/** The same for the platform. It passes over a code that nobody has. */
export function originParams(search: string): { readonly referral?: string; readonly partner?: string } {
  const { ref, partner } = referralParams(search);
  return { ...(ref && { referral: ref.slice(0, 40) }), ...(partner && { partner: partner.slice(0, 64) }) };
}

/** Binds the subscription that a partner's token names to whoever has just signed in; false when it is no longer good. */
export async function bindPartnerToken(search: string): Promise<boolean> {
  const { mtstoken } = referralParams(search);
  if (mtstoken === undefined) return true;
  try {
    await client().shop.attachMtsSubscription({ body: { mtstoken } });
    return true;
  } catch (error) {
    client().log('The subscription of the partner is not bound', error);
    return false;
  }
}
