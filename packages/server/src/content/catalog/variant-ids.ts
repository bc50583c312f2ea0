import { createHmac } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** 80 bits: nobody meets two equal ids, and nobody guesses the key behind one. */
const ID_BYTES = 10;

export interface VariantScope {
  readonly secret: string;
  readonly userId: number;
  readonly problemId: number;
}

/** A variant's id for one learner and problem: says nothing about the variant, and is the same at every visit. */
export function variantId(scope: VariantScope, key: string): string {
  return base32(digest(scope, `id:${key}`).subarray(0, ID_BYTES));
}

/** What an order is for; knowing one says nothing about the other. */
type Purpose = 'order' | 'aside';

/** The variants in this learner's order. It depends on keys only, so it says nothing about which one is right. */
export function shuffle<T extends { readonly key: string }>(
  scope: VariantScope,
  variants: readonly T[],
  purpose: Purpose = 'order',
): readonly T[] {
  return variants
    .map((variant) => ({ variant, rank: digest(scope, `${purpose}:${variant.key}`) }))
    .sort((a, b) => a.rank.compare(b.rank))
    .map(({ variant }) => variant);
}

/** Keys behind the ids that a learner sent; null when one of them is not an id of this learner and problem. */
export function keysOf(scope: VariantScope, keys: readonly string[], ids: readonly string[]): readonly string[] | null {
  const known = new Map(keys.map((key) => [variantId(scope, key), key]));
  const found = ids.map((id) => known.get(id));
  return found.every((key) => key !== undefined) ? found : null;
}

function digest({ secret, userId, problemId }: VariantScope, label: string): Buffer {
  return createHmac('sha256', secret).update(`${userId}:${problemId}:${label}`).digest();
}

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}
