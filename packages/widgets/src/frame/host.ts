import type { PropValue } from '../embed/protocol.ts';
import { type Appearance, FRAME_PROTOCOL, type FromFrame, hasType, createGate, type ToFrame } from './messages.ts';

export interface FrameOptions {
  /** Tag of the widget without `logikit-`: `problem-player`. */
  readonly widget: string;
  /** The partner's publishable key; default: `data-key` of this script's tag. */
  readonly key?: string;
  /** The widget's properties. They can be changed by `update`. */
  readonly props?: Readonly<Record<string, PropValue>>;
  readonly appearance?: Appearance;
  /** Known learners: asks the partner's backend for a one-time token. It travels through the port, never in an address. */
  readonly getToken?: () => Promise<string>;
  /** Listeners by the event's name without `logikit-`. The frame raises the same events, bubbling. */
  readonly on?: Readonly<Record<string, (detail: never) => void>>;
  /** Height in CSS pixels that is kept from the first moment on, so that nothing around the frame moves. */
  readonly height?: number;
  /** What a screen reader calls the frame. */
  readonly title?: string;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  update(change: Pick<FrameOptions, 'props' | 'appearance'>): void;
  call(method: string): void;
  /** Takes the frame off the page. Taking off the element does as well. */
  remove(): void;
}

interface Line {
  readonly room: number;
  readonly getToken: FrameOptions['getToken'];
  /** What a page in the frame is told as soon as it says hello, and again after it was loaded anew. */
  settings: Pick<FrameOptions, 'props' | 'appearance'>;
  readonly waiting: ToFrame[];
  nonce?: string;
  port?: MessagePort;
}

const { origin } = new URL(import.meta.url);
const tag = [...document.scripts].find(({ src }) => src === import.meta.url);
/** By frame, and weak: a frame that a page throws away takes everything with it. */
const lines = new WeakMap<HTMLIFrameElement, Line>();
const created = new Set<WeakRef<HTMLIFrameElement>>();

/** Puts a widget into `place` as a frame. */
export function createFrame(place: Element, options: FrameOptions): Frame {
  const { widget, props, appearance, getToken, on = {}, height = 0, title = 'Logikit' } = options;
  const element = document.createElement('iframe');
  const search = new URLSearchParams({ key: options.key ?? tag?.dataset['key'] ?? '', scripted: '' });
  const lang = props?.['lang'] ?? place.closest('[lang]')?.getAttribute('lang');
  if (lang) search.set('lang', String(lang));
  element.src = `${origin}/embed/${encodeURIComponent(widget)}?${search.toString()}`;
  element.title = title;
  element.referrerPolicy = 'origin';
  element.setAttribute('height', String(height));
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  for (const [name, heard] of Object.entries(on))
    element.addEventListener(`logikit-${name}`, (event) => heard((event as CustomEvent).detail as never));
  const line = adopt(element, { height, getToken });
  line.settings = { ...(props && { props }), ...(appearance && { appearance }) };
  created.add(new WeakRef(element));
  place.append(element);
  return {
    element,
    update(change) {
      const { settings } = line;
      line.settings = {
        props: { ...settings.props, ...change.props },
        appearance: { ...settings.appearance, ...change.appearance },
      };
      line.port?.postMessage({ type: 'configure', ...change });
    },
    call(method) {
      const message: ToFrame = { type: 'call', method };
      if (line.port) line.port.postMessage(message);
      else line.waiting.push(message);
    },
    remove: () => element.remove(),
  };
}

addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
  if (from !== origin || !hasType(data) || data.type !== 'logikit:hello') return;
  const element = frames().find(({ contentWindow }) => contentWindow !== null && contentWindow === source);
  if (element) welcome(element, data);
});

// A frame that was there before this script has said hello to nobody.
addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && ask(target), true);
for (const element of frames()) ask(element);

addEventListener('resize', () => {
  for (const element of frames()) lines.get(element)?.port?.postMessage(viewport());
});

function frames(): HTMLIFrameElement[] {
  for (const one of created) if (!one.deref()) created.delete(one);
  const own = [...created].flatMap((one) => one.deref() ?? []);
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-logikit]'), ...own];
}

function ask(element: HTMLIFrameElement): void {
  // An empty page that waits for its address is still ours, and nobody is there to answer.
  if (!frames().includes(element) || element.contentDocument?.URL === 'about:blank') return;
  adopt(element);
  element.contentWindow?.postMessage({ type: 'logikit:ask', protocol: FRAME_PROTOCOL }, origin);
}

/** Borders and widths of a frame that the page has not styled; with the room that it keeps. */
function adopt(element: HTMLIFrameElement, { height, getToken }: Pick<FrameOptions, 'height' | 'getToken'> = {}): Line {
  const known = lines.get(element);
  if (known) return known;
  const { style } = element;
  style.border = '0';
  style.display = 'block';
  if (!element.hasAttribute('width')) style.width = '100%';
  const line: Line = {
    settings: {},
    waiting: [],
    room: height ?? (Number(element.getAttribute('height')) || 0),
    getToken,
  };
  lines.set(element, line);
  return line;
}

function welcome(element: HTMLIFrameElement, hello: Readonly<Record<string, unknown>>): void {
  const { protocol, nonce } = hello;
  const line = adopt(element);
  if (typeof nonce !== 'string' || nonce === line.nonce) return;
  if (protocol !== FRAME_PROTOCOL) {
    raise(element, 'logikit-error', {
      code: 'frameProtocol',
      message: `Frame protocol ${String(protocol)} is unknown`,
    });
    return;
  }
  line.port?.close();
  const { port1, port2 } = new MessageChannel();
  line.nonce = nonce;
  line.port = port1;
  const isFair = createGate();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Each field is checked where it is used: the frame may be of another version.
    if (isFair(data)) take({ element, line, port: port1 }, data as FromFrame);
  };
  element.contentWindow?.postMessage({ type: 'logikit:welcome', protocol, nonce }, origin, [port2]);
  const hasToken = line.getToken !== undefined;
  const first: readonly ToFrame[] = [viewport(), { type: 'configure', hasToken, ...line.settings }];
  for (const message of [...first, ...line.waiting.splice(0)]) port1.postMessage(message);
}

interface Talk {
  readonly element: HTMLIFrameElement;
  readonly line: Line;
  readonly port: MessagePort;
}

function take({ element, line, port }: Talk, message: FromFrame): void {
  if (message.type === 'event') {
    const { name, detail } = message;
    if (/^logikit-[a-z-]+$/.test(name) && typeof detail === 'object') raise(element, name, detail);
  } else if (message.type === 'size') {
    const height = Math.max(line.room, message.height);
    if (height > 0 && height < 100_000) element.style.setProperty('height', `${height}px`, 'important');
  } else if (message.type === 'getToken') {
    const { id } = message;
    void Promise.resolve()
      .then(() => line.getToken?.())
      .catch(() => undefined)
      .then((token) => port.postMessage({ type: 'token', id, token }));
  } else if (message.type === 'reveal') reveal(element, message);
}

/** Scrolls the page as far as needed, and not at all when the part can be seen. */
function reveal(element: HTMLIFrameElement, { top, bottom }: { readonly top: number; readonly bottom: number }): void {
  const start = element.getBoundingClientRect().top;
  const over = Math.min(0, start + top);
  const under = Math.max(0, start + bottom - innerHeight);
  if (Number.isFinite(over + under)) scrollBy({ top: over || Math.min(under, start + top) });
}

function viewport(): ToFrame {
  // NOTE: in quirks mode documentElement.clientHeight is the page's height.
  return { type: 'viewport', height: innerHeight };
}

function raise(element: HTMLIFrameElement, name: string, detail: object): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
