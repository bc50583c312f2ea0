import { client } from '../client/client.ts';

/** What this browser keeps for the device, whoever sits in front of it. Everything else was somebody's. */
const ofDevice = new Set([
  'logikit.consent',
  'logikit.consent.told',
  'logikit.session',
  'logikit.sounds',
  'logikit.theme',
]);

/**
 * Leaves nothing of whoever goes (security.md T03): another account or nobody comes after them, in this tab or in another
 * one. A learner without an account who gets one is the same person, and so is what they have kept.
 */
export function wipeOnSignOut(): () => void {
  const { auth, profile } = client();
  let last: { readonly userId: number; readonly anonymous: boolean } | null = null;
  const stops = [
    profile.store.subscribe(({ profile: now }) => {
      if (now) last = { userId: now.userId, anonymous: now.anonymous };
    }),
    auth.session.subscribe((state) => {
      const gone = last;
      if (!gone || state.status === 'unknown') return;
      const stays = state.status === 'signedIn' && (state.userId === gone.userId || gone.anonymous);
      if (!stays) void wipeBrowser();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Removes what was somebody's from this browser. */
export async function wipeBrowser(): Promise<void> {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names) if (name.startsWith('logikit.') && !ofDevice.has(name)) localStorage.removeItem(name);
    sessionStorage.clear();
    // Loaded only now: few visits need it, and every page carries this file.
    const { forgetKept } = await import('../offline/forget-kept.ts');
    await forgetKept();
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
