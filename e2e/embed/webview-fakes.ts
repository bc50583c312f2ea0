/** What a page in a webview finds, and the app on the other side, as the platform's documentation has them. */
export type Platform = 'react-native-ios' | 'react-native-android' | 'ios' | 'android';

export const platforms: readonly Platform[] = ['react-native-ios', 'react-native-android', 'ios', 'android'];

/** The app's side, in the page's window for the test only. */
export interface FakeApp {
  /** Texts that the app was given, in order. */
  readonly received: string[];
  /** Asynchronous as every bridge is: nothing arrives in the turn in which it was sent. */
  send(text: string): void;
  /** In the background an app gets nothing; what was sent meanwhile arrives in order when it is back. */
  setBackground(isBackground: boolean): void;
  /** Called for every text that arrives. */
  onText: ((text: string) => void) | undefined;
}

/**
 * Runs in the page before anything else. Every bridge takes texts only (a number or an object is an error or becomes a
 * text), hands them over in another task, keeps their order, and raises no event in a page that does not listen yet.
 */
export function fakeApp(platform: Platform): void {
  if (window !== top) return;
  const received: string[] = [];
  const held: string[] = [];
  let isBackground = false;
  let chain = Promise.resolve();
  const later = (run: () => void): void => {
    chain = chain.then(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            run();
            resolve();
          };
          port2.postMessage(null);
        }),
    );
  };
  const arrive = (text: string): void => {
    received.push(text);
    app.onText?.(text);
  };
  const take = (text: string): void => {
    later(() => (isBackground ? void held.push(text) : arrive(text)));
  };
  const strict = (value: unknown): void => {
    if (typeof value !== 'string') throw new TypeError('postMessage takes a string');
    take(value);
  };
  /** The app runs a script with the text in it: in older engines U+2028 ends the line, so the text must not have it. */
  const dispatch = (target: EventTarget, text: string): void => {
    if (/[\u2028\u2029]/.test(JSON.stringify(text))) throw new SyntaxError('Invalid or unexpected token');
    target.dispatchEvent(new MessageEvent('message', { data: text }));
  };
  const own = new EventTarget();
  const app: FakeApp = {
    received,
    onText: undefined,
    setBackground(next) {
      isBackground = next;
      if (!next) for (const text of held.splice(0)) later(() => arrive(text));
    },
    send(text) {
      later(() =>
        dispatch(platform === 'android' ? own : platform === 'react-native-android' ? document : window, text),
      );
    },
  };
  if (platform === 'android') Object.assign(own, { postMessage: strict });
  const given = {
    'react-native-ios': { ReactNativeWebView: { postMessage: strict } },
    'react-native-android': { ReactNativeWebView: { postMessage: strict } },
    // WKScriptMessageHandler takes any object; an app of ours reads texts.
    ios: { webkit: { messageHandlers: { logikit: { postMessage: (body: unknown) => take(String(body)) } } } },
    android: { logikit: own },
  };
  Object.assign(window, given[platform], { app });
}

/** Runs in the page: the app answers hello, says what to show, and gives a code whenever the page asks for a token. */
export function answerAsApp(settings: { readonly code: readonly string[]; readonly props: object }): void {
  const { app } = window as unknown as { readonly app: FakeApp };
  const codes = [...settings.code];
  const send = (message: object): void =>
    app.send(JSON.stringify(message).replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`));
  app.onText = (text) => {
    const { type, nonce, id } = JSON.parse(text) as { type: string; nonce: string; id?: number };
    if (type === 'logikit:hello') {
      send({ type: 'logikit:welcome', protocol: 1, nonce });
      send({ nonce, type: 'configure', hasToken: true, props: settings.props });
    } else if (type === 'getToken') send({ nonce, type: 'token', id, token: codes.shift() });
  };
  for (const text of app.received) app.onText(text);
}
