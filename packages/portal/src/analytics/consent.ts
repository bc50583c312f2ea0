import { client } from '../client/client.ts';
import { dropCookie, readCookie, setCookie } from '../browser/cookies.ts';

/** Whether this browser may be counted. Nobody is until somebody says yes. */
export type Consent = 'unasked' | 'allowed' | 'refused';

const KEY = 'logikit.consent';
const TOLD = 'logikit.consent.told';
const listeners = new Set<() => void>();

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as its cookie.
  }
}

export function consent(): Consent {
  const chosen = kept(KEY);
  return chosen === 'allowed' || chosen === 'refused' ? chosen : 'unasked';
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A yes names this browser for a year; a no forgets the name at once (rule D-168). */
export function chooseConsent(chosen: Exclude<Consent, 'unasked'>): void {
  keep(KEY, chosen);
  if (chosen === 'refused') for (const kind of ['device', 'affiliate'] as const) dropCookie(kind);
  else if (readCookie('device') === null) setCookie('device', crypto.randomUUID());
  keep(TOLD, '');
  for (const listener of listeners) listener();
}

/** Tells the platform the choice of whoever is signed in, once per choice: later changes are made in the settings. */
export async function tellConsent(): Promise<void> {
  const session = client().auth.session.getState();
  const chosen = consent();
  if (chosen === 'unasked' || session.status !== 'signedIn' || kept(TOLD) === String(session.userId)) return;
  const isAllowed = chosen === 'allowed';
  await client().analytics.savePreference({ params: { id: 'analytics' }, body: { isAllowed } });
  keep(TOLD, String(session.userId));
}
