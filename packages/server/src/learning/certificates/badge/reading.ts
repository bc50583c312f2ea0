import type { Tx } from '../../../kernel/database/index.ts';
import { selectIsGood } from './badge.db.ts';
import { isPng, unbake } from './baking.ts';
import { badgeContext, badgeIdOf } from './credential.ts';
import type { Issuer } from './issuer.ts';
import { readJwt } from './jwt-proof.ts';

/** What has become of a badge that somebody shows us. */
export type Reading =
  /** There is no badge in it. */
  | { readonly verdict: 'unreadable' }
  /** Not ours, or not as we have signed it. */
  | { readonly verdict: 'false' }
  /** Ours, and good no more: it was taken back, or another name was written, or its owner has left. */
  | { readonly verdict: 'revoked'; readonly badge: ToldBadge }
  | { readonly verdict: 'good'; readonly badge: ToldBadge };

export interface ToldBadge {
  readonly title: string;
  readonly validFrom: Date;
  /** Null: it says nobody's name. */
  readonly name: string | null;
}

/** Of a badge's text, in characters, and how deep its objects lie in each other: more than any of ours. */
const LONGEST = 8192;
const DEEPEST = 20;

/** Reads a badge as a picture, a token or a document of JSON, whoever shows it. */
export async function readShownBadge(
  tx: Tx,
  issuer: Issuer,
  { bytes, now }: { readonly bytes: Buffer; readonly now: Date },
): Promise<Reading> {
  const text = (isPng(bytes) ? unbake(bytes) : bytes.toString('utf8'))?.trim() ?? '';
  const form = formOf(text);
  if (form === null) return { verdict: 'unreadable' };
  const credential =
    form.kind === 'token' ? await readJwt(text, issuer, now) : await readDocument(form.document, issuer, now);
  const told = credential && toldOf(credential);
  if (!told) return { verdict: 'false' };
  const { id, ...badge } = told;
  return { verdict: (await selectIsGood(tx, id)) ? 'good' : 'revoked', badge };
}

type Form = { readonly kind: 'token' } | { readonly kind: 'document'; readonly document: Document };
type Document = Readonly<Record<string, unknown>>;

function formOf(text: string): Form | null {
  if (text.length > LONGEST) return null;
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return { kind: 'token' };
  try {
    const document: unknown = JSON.parse(text);
    return isObject(document) ? { kind: 'document', document } : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: not signed by us. */
async function readDocument(document: Document, issuer: Issuer, now: Date): Promise<Document | null> {
  if (!hasOurWords(document) || !isObject(document['issuer']) || document['issuer']['id'] !== issuer.did) return null;
  const { isProven } = await import('./embedded-proof.ts');
  return (await isProven(document, issuer, now)) ? document : null;
}

/**
 * What is signed is what the words mean. Where a document brings words of its own, it can say something else than what
 * its reader sees.
 */
function hasOurWords({ '@context': context, ...rest }: Document): boolean {
  return JSON.stringify(context) === JSON.stringify(badgeContext) && !hasKeyword(rest);
}

/** True also where it lies too deep to be looked at. */
function hasKeyword(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(([key, within]) => key.startsWith('@') || hasKeyword(within, depth + 1));
}

function toldOf(credential: object): (ToldBadge & { readonly id: string }) | null {
  const { id: credentialId, name: title, validFrom, credentialSubject } = credential as Document;
  const id = badgeIdOf(credentialId);
  if (id === null || typeof title !== 'string' || typeof validFrom !== 'string') return null;
  const identifiers = isObject(credentialSubject) ? credentialSubject['identifier'] : [];
  const names = [identifiers]
    .flat()
    .flatMap((one) =>
      isObject(one) && one['identityType'] === 'name' && typeof one['identityHash'] === 'string'
        ? [one['identityHash']]
        : [],
    );
  return { id, title, validFrom: new Date(validFrom), name: names[0] ?? null };
}
