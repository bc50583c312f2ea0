import type { Clock } from '../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { allowsOrigin } from './origin.ts';
import { type PartnerKey, selectAllowedOrigins, selectAppearance, selectOptionalKey } from './partner.db.ts';

/** Where a key is shown. */
export interface ShownOn {
  readonly origin: string | null;
  /** Our own page: a frame, or the preview of the console. */
  readonly isOwnOrigin: boolean;
  /** Origin of the page around a frame of ours; our own where the frame's page is alone in its window. */
  readonly parent?: string | undefined;
}

/** A key on a page that may show it. */
export interface ShownKey extends PartnerKey {
  /** The page; around a frame when it is one. */
  readonly origin: string;
  /** True: requests come from our own origin, because our page in the frame makes them. */
  readonly inFrame: boolean;
}

/** The key, when the page that sends it is on its list. The key is no authority, so the page's origin must be there. */
export async function keyForPage(tx: Tx, key: string, { origin, isOwnOrigin, parent }: ShownOn): Promise<ShownKey> {
  const found = await selectOptionalKey(tx, key);
  if (found?.isRevoked) throw new ApiError('keyRevoked');
  if (!found) throw originError('There is no such publishable key: compare it with the one in your console.');
  // A page from the disk calls its origin "null".
  if (origin === null || origin === 'null')
    throw originError('The page has no origin: serve it over http. A program without a page sends no key.');
  const inFrame = parent !== undefined;
  // Only our own page is believed about the page around it; `frame-ancestors` has let the browser check the same list.
  const isAllowed = inFrame
    ? isOwnOrigin && (parent === origin || allowsOrigin(found, parent))
    : isOwnOrigin || allowsOrigin(found, origin);
  if (!isAllowed) throw originError(`The publishable key does not list ${parent ?? origin}: add it in your console.`);
  return { ...found, origin: parent ?? origin, inFrame };
}

/** Tells the developer of the page which of the reasons it is. */
function originError(message: string): ApiError {
  return new ApiError('originNotAllowed', { message });
}

/** Whether a key is one of ours and in force. */
export async function isKey(tx: Tx, key: string): Promise<boolean> {
  // A database takes no such character in a text.
  return !key.includes('\0') && (await selectOptionalKey(tx, key)) !== null;
}

/** A key with the look of its tenant, for a page that the browser lets only listed pages frame. Null: not in force. */
export async function keyForFrame(
  tx: Tx,
  key: string,
): Promise<(PartnerKey & { readonly appearance: Readonly<Record<string, string>> }) | null> {
  const found = await selectOptionalKey(tx, key);
  if (!found || found.isRevoked) return null;
  return { ...found, appearance: await selectAppearance(tx, found.tenantId) };
}

export type PartnerOrigins = (origin: string) => Promise<boolean>;

const FRESH_MS = 15_000;
const LOOK_AGAIN_MS = 1000;

/** Tells whether any key lists this origin: what CORS and sockets ask before anybody has shown a key. */
export function createPartnerOrigins(sql: Sql, clock: Clock): PartnerOrigins {
  let known: Promise<readonly Pick<PartnerKey, 'origins' | 'allowsLoopback'>[]> | null = null;
  let readAt = 0;
  const listed = async (origin: string, freshMs: number): Promise<boolean> => {
    const now = clock.now().getTime();
    if (!known || Math.abs(now - readAt) > freshMs) {
      readAt = now;
      known = selectAllowedOrigins(sql);
      known.catch(() => (known = null));
    }
    return (await known).some((one) => allowsOrigin(one, origin));
  };
  // A partner who has just listed a page opens it at once.
  return async (origin) => (await listed(origin, FRESH_MS)) || listed(origin, LOOK_AGAIN_MS);
}
