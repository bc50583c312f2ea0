import { SdkError } from '@logikit/sdk';
import { client } from '../../client/client.ts';

/** What a page of a partner asks for by the address of this window. */
export interface Asking {
  readonly key: string;
  /** The page that gets the code: nobody else's window ever hears it. */
  readonly origin: string;
  readonly challenge: string;
  readonly state: string;
  /** What the page wants the session for: to show prices, which only a grown-up sees. */
  readonly isForShop: boolean;
}

/** Frozen together with embed/login: both ends may be of different releases. */
type ToPage =
  | { readonly type: 'logikit-login'; readonly state: string; readonly code: string; readonly keep?: string }
  | { readonly type: 'logikit-login'; readonly state: string; readonly error: 'denied' | 'closed' };

export interface PageChannel {
  /** Lets the page have a session of whoever is signed in here. */
  send(keep?: 'account' | 'anonymous'): void;
  deny(): void;
  close(): void;
}

interface Hearing {
  onSend(): void;
  /** The page could not use the code; a code of an error says why, `gone` that there is no page any more. */
  onAnswer(code: string): void;
}

export function readAsking(search: URLSearchParams): Asking | null {
  const read = (name: string): string => search.get(name) ?? '';
  const asking = {
    key: read('key'),
    origin: read('origin'),
    challenge: read('challenge'),
    state: read('state'),
    isForShop: read('for') === 'shop',
  };
  const isWhole =
    /^pk_\w{1,60}$/.test(asking.key) && /^[\w-]{43}$/.test(asking.challenge) && /^[\w-]{16,64}$/.test(asking.state);
  return isWhole && URL.canParse(asking.origin) && new URL(asking.origin).origin === asking.origin ? asking : null;
}

/** The line to the page that opened this window: messages to its exact origin, or a channel for a page of our own. */
export function openChannel(asking: Asking, { onSend, onAnswer }: Hearing): PageChannel {
  const { key, state, origin, challenge } = asking;
  const opener = window.opener as Window | null; // typed any by the DOM
  const channel = origin === location.origin ? new BroadcastChannel(`logikit-login.${state}`) : null;

  function tell(message: ToPage): boolean {
    if (channel) channel.postMessage(message);
    else if (opener && !opener.closed) opener.postMessage(message, origin);
    else return false;
    return true;
  }

  function read(data: unknown): void {
    const { type, state: theirs, status } = (data ?? {}) as Readonly<Record<string, unknown>>; // checked below
    if (type !== 'logikit-login-answer' || theirs !== state || typeof status !== 'string') return;
    if (status === 'ok') window.close();
    else onAnswer(status);
  }

  const hear = (event: MessageEvent): void => {
    if (event.origin === origin && event.source === opener) read(event.data);
  };
  window.addEventListener('message', hear);
  // A page of ours that lost its window to Cross-Origin-Opener-Policy cannot see it close.
  const leave = (): void => channel?.postMessage({ type: 'logikit-login', state, error: 'closed' } satisfies ToPage);
  window.addEventListener('pagehide', leave);
  if (channel) channel.onmessage = (event: MessageEvent) => read(event.data);

  async function send(keep?: 'account' | 'anonymous'): Promise<void> {
    onSend();
    try {
      const { code } = await client().partner.issuePageCode({ body: { key, origin, challenge, state } });
      if (!tell({ type: 'logikit-login', state, code, ...(keep && { keep }) })) onAnswer('gone');
    } catch (error) {
      onAnswer(error instanceof SdkError ? error.code : 'internal');
    }
  }

  return {
    send: (keep) => void send(keep),
    deny() {
      tell({ type: 'logikit-login', state, error: 'denied' });
      window.close();
    },
    close() {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('message', hear);
      channel?.close();
    },
  };
}
