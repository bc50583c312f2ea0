import { client } from '../client/client.ts';
import { dropCookie, readCookie, setCookie } from '../browser/cookies.ts';
import { keepText, keptText } from '../browser/kept.ts';

/** Whether this browser may be counted. Nobody is until somebody says yes. */
export type Consent = 'unasked' | 'allowed' | 'refused';

const KEY = 'logikit.consent';
const TOLD = 'logikit.consent.told';
const listeners = new Set<() => void>();

export function consent(): Consent {
  const chosen = keptText(KEY);
  return chosen === 'allowed' || chosen === 'refused' ? chosen : 'unasked';
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A yes names this browser for a year; a no forgets the name at once (rule D-168). */
export function chooseConsent(chosen: Exclude<Consent, 'unasked'>): void {
  keepText(KEY, chosen);
  if (chosen === 'refused') for (const kind of ['device', 'affiliate'] as const) dropCookie(kind);
  else if (readCookie('device') === null) setCookie('device', crypto.randomUUID());
  keepText(TOLD, '');
  for (const listener of listeners) listener();
}

/** Tells the platform the choice of whoever is signed in, once per choice: later changes are made in the settings. */
export async function tellConsent(): Promise<void> {
  const session = client().auth.session.getState();
  const chosen = consent();
  if (chosen === 'unasked' || session.status !== 'signedIn' || keptText(TOLD) === String(session.userId)) return;
  const isAllowed = chosen === 'allowed';
  await client().analytics.savePreference({ params: { id: 'analytics' }, body: { isAllowed } });
  keepText(TOLD, String(session.userId));
}
