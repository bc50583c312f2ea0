import { interfaceNumbers, type SocialNetwork } from '@logikit/sdk';
import type { Locale } from '../../words/locales.ts';

/** What the page that opens a window keeps to itself, and its hash, which the window carries (PKCE). */
export interface Opener {
  readonly verifier: string;
  readonly challenge: string;
}

/** Made before the click that needs it: a window that opens later than its click is blocked. */
export async function createOpener(): Promise<Opener> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(hash)) };
}

interface Asking {
  readonly network: SocialNetwork;
  readonly locale: Locale;
  readonly opener: Opener;
  readonly onCode: (code: string) => void;
  /** The reason as the window says it: text, whatever it looks like. */
  readonly onError: (text: string) => void;
}

/**
 * Opens the window of a network and hears what it brings, by a channel of our own origin that only this page and its
 * window know (rule D-172). Answers with what stops listening; null when the browser opens no window.
 */
export function openSocialWindow({ network, locale, opener, onCode, onError }: Asking): (() => void) | null {
  const { width, height } = interfaceNumbers.socialPopup[network === 'vkontakte' ? 'vkontakte' : 'usual'];
  const address = `/auth/social-network/${network}?app=true&locale=${locale}&challenge=${opener.challenge}`;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const line = new BroadcastChannel(`logikit-social.${opener.challenge}`);
  const popup = window.open(address, '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) {
    line.close();
    return null;
  }
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { code, errorMessage } = (data ?? {}) as Readonly<Record<string, unknown>>; // checked below
    if (typeof code !== 'string' && typeof errorMessage !== 'string') return;
    // A provider may have cut the window off: then the channel closes it.
    line.postMessage('close');
    line.close();
    popup.close();
    if (typeof errorMessage === 'string') onError(errorMessage);
    else if (typeof code === 'string') onCode(code);
  };
  return () => line.close();
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
