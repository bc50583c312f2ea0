import type { Client, PopupName } from '@logikit/sdk';
import { useEffect } from 'react';
import { keepText, keptText } from '../../../browser/kept.ts';

const KEY = 'logikit.window-shown';
/** Whoever comes back after so long comes for another visit. */
const VISIT_MS = 1_800_000;

/** One window opens by itself in a visit; the others wait for the next one, or until they are asked for. */
export function useOneAVisit(client: Client, shown: PopupName | null): void {
  // Follows the screen: what is shown was the one of this visit. The strip covers nothing and counts for nothing.
  useEffect(() => {
    if (shown === null || shown === 'appBanner') return;
    if (!client.popups.store.getState().asked.includes(shown)) keepText(KEY, String(Date.now()));
  }, [client, shown]);
  // Follows the visit: it begins with a window, and ends by the clock.
  useEffect(() => {
    const left = leftOf();
    client.popups.rest(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => client.popups.rest(false), left);
    return () => clearTimeout(timer);
  }, [client, shown]);
}

/** How long the others still wait, in ms. A clock that was set back makes nobody wait for more than a visit. */
function leftOf(): number {
  const at = Number(keptText(KEY) ?? 0);
  return at <= Date.now() ? at + VISIT_MS - Date.now() : 0;
}
