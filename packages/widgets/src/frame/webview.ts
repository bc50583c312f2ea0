import { jsonOf, readJson } from '@logikit/contract';
import { FRAME_PROTOCOL, type FromFrame, createGate, hasType, type ToFrame } from './messages.ts';
import type { Line } from './line.ts';

/**
 * The app around a page in a webview. Apps take and give texts only, so a message is JSON, and instead of a port of its
 * own every message carries the nonce of the page's hello.
 */
export interface App {
  send(text: string): void;
  /** Calls `heard` with whatever comes, which need not be a text and need not be for us. */
  listen(heard: (data: unknown) => void): void;
}

/** What apps put into a page. `logikit` is the name that they register. */
interface AppWindow {
  /** Android, WebViewCompat.addWebMessageListener: an object with its own events. */
  readonly logikit?: Pick<EventTarget, 'addEventListener'> & { postMessage(text: string): void };
  /** iOS, WKUserContentController.add(_:name:). */
  readonly webkit?: { readonly messageHandlers?: { readonly logikit?: { postMessage(text: string): void } } };
  /** React Native, on both. */
  readonly ReactNativeWebView?: { postMessage(text: string): void };
}

/** Null where no app is around the page. */
export function findApp(view: Window): App | null {
  const { logikit, webkit, ReactNativeWebView } = view as unknown as AppWindow;
  const native = webkit?.messageHandlers?.logikit ?? ReactNativeWebView;
  const dataOf = (event: Event): unknown => (event as MessageEvent).data;
  if (logikit)
    return {
      send: (text) => logikit.postMessage(text),
      listen: (heard) => logikit.addEventListener('message', (event) => heard(dataOf(event))),
    };
  if (!native) return null;
  return {
    send: (text) => native.postMessage(text),
    // NOTE: React Native's own postMessage raises the event on the document on Android, and on the window on iOS.
    listen(heard) {
      for (const target of [view, view.document]) target.addEventListener('message', (event) => heard(dataOf(event)));
    },
  };
}

/** The line of openLine, to an app. */
export function openAppLine(app: App, heard: (message: ToFrame) => void): Line {
  const nonce = crypto.randomUUID();
  const waiting: FromFrame[] = [];
  let isWelcome = false;
  const send = (message: object): void => app.send(textOf({ ...message, nonce }));
  const hello = (): void => send({ type: 'logikit:hello', protocol: FRAME_PROTOCOL });

  const connected = new Promise<string>((resolve) => {
    const isFair = createGate();
    app.listen((data) => {
      const message = readText(data);
      if (!hasType(message)) return;
      if (message.type === 'logikit:ask') hello();
      if (message['nonce'] !== nonce) return;
      if (isWelcome) {
        if (isFair(message)) heard(message as unknown as ToFrame); // each field is checked where it is used
      } else if (message.type === 'logikit:welcome' && message['protocol'] === FRAME_PROTOCOL) {
        isWelcome = true;
        for (const one of waiting.splice(0)) send(one);
        resolve(location.origin);
      }
    });
  });
  hello();

  return {
    connected,
    tell(message) {
      if (isWelcome) send(message);
      else waiting.push(message);
    },
  };
}

/** NOTE: an app may paste the text into a script, where U+2028 and U+2029 end a line for older engines. */
function textOf(message: object): string {
  return jsonOf(message).replace(/[\u2028\u2029]/g, (char) => (char === '\u2028' ? '\\u2028' : '\\u2029'));
}

/** Undefined of another script's text. */
function readText(data: unknown): unknown {
  return typeof data === 'string' ? readJson(data) : undefined;
}
