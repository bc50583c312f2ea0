import type { Client } from '@logikit/sdk';

/** What a page of ours tells the app around it. */
interface FromPage {
  readonly type: string;
  readonly nonce: string;
  readonly id?: number;
  readonly name?: string;
  readonly detail?: unknown;
}

export interface ShellOptions {
  /** Origin of the platform, for instance https://logikit.example. */
  readonly platform: string;
  /** The app's own session: it hands the page a code, never a token. */
  readonly client: Client;
  /** Attributes of the widget, by the names of its properties. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Gives a text to the page. */
  readonly send: (text: string) => void;
  readonly onEvent: (name: string, detail: unknown) => void;
}

/** The app's side of the bridge. `hear` gets every text of the webview, with the address of the page that said it. */
export function createShell({ platform, client, props, send, onEvent }: ShellOptions) {
  return {
    async hear(text: string, pageUrl: string): Promise<void> {
      // Whatever else the webview may show, it gets nothing of the learner.
      if (new URL(pageUrl).origin !== platform) return;
      const { type, nonce, id, name, detail } = JSON.parse(text) as FromPage;
      const answer = (message: object): void => send(JSON.stringify({ ...message, nonce }));
      if (type === 'logikit:hello') {
        answer({ type: 'logikit:welcome', protocol: 1 });
        answer({ type: 'configure', hasToken: true, props });
      } else if (type === 'getToken') {
        const { code } = await client.general.webviewCode();
        answer({ type: 'token', id, token: code });
      } else if (type === 'event' && name !== undefined) onEvent(name, detail);
    },
  };
}
