// The door `@logikit/widgets/app-line`: a page in the webview of an app talks with it by frame protocol 1 (docs/embed.md).
import { reportSize } from '../frame/size.ts';
import { createTokens } from '../frame/tokens.ts';
import { findApp, openAppLine } from '../frame/webview.ts';

/** The app around a page. */
export interface AppLine {
  /** A code that the platform exchanges for a session, once. Rejects when the app has none. */
  getToken(): Promise<string>;
  /** Tells the event `logikit-{name}`; waits until the app listens. */
  tell(name: string, detail: object): void;
  /** Tells the height of this element now and whenever it changes, in CSS pixels. */
  followHeight(content: Element): void;
}

/** Says hello to the app around this page. Null where there is none. */
export function openLineToApp(): AppLine | null {
  const app = findApp(window);
  if (!app) return null;
  const tokens = createTokens((id) => line.tell({ type: 'getToken', id }));
  const line = openAppLine(app, (message) => {
    if (message.type === 'token') tokens.answer(message.id, message.token);
  });
  return {
    getToken: () => line.connected.then(tokens.get),
    tell: (name, detail) => line.tell({ type: 'event', name: `logikit-${name}`, detail }),
    followHeight: (content) => reportSize(content, (height) => line.tell({ type: 'size', height })),
  };
}
