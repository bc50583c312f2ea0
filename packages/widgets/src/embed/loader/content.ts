import { type LoadError, loadError, loadWidget } from './files.ts';
import { languageOf } from './language.ts';
import { openEarly } from './opening.ts';
import { pageApi } from './page-api.ts';
import {
  type ElementShape,
  type EmbedApi,
  type Implementation,
  type Mounted,
  PROTOCOL,
  type PropValue,
  type PropValues,
} from '../protocol.ts';
import { appearance } from './settings.ts';

/** For the developer of the page; people read what the widget shows. */
const { warn } = console;

/** What fills an element. */
export interface Content {
  /** Shows what the element says now: many changes in one turn are one update, a move inside the page is no removal. */
  follow(): void;
  /** Calls a method of what is shown, as soon as it is there. */
  call(method: string): void;
}

export function createContent(
  element: HTMLElement,
  [tag, file, , props, hash]: ElementShape,
  login: EmbedApi['login'],
): Content {
  /** The room that the page has kept by a placeholder inside: it stays kept, so nothing below ever moves. */
  const room = element.firstElementChild?.getBoundingClientRect().height ?? 0;
  const root = element.attachShadow({ mode: 'open' });
  const host = new CSSStyleSheet();
  host.replaceSync(`:host(:not([hidden])){display:block;min-block-size:${room}px}`);
  root.adoptedStyleSheets = [host, appearance];
  const waiting: string[] = [];
  let mounted: Mounted | undefined;
  let mountedLang = '';
  let isQueued = false;
  let pause = 2000;

  async function settle(): Promise<void> {
    isQueued = false;
    const lang = element.isConnected ? languageOf(element) : '';
    if (lang && lang === mountedLang) {
      mounted?.update(values());
      return;
    }
    mounted?.destroy();
    mounted = undefined;
    mountedLang = lang;
    if (!lang) return;
    openFirst(lang);
    const { protocol, mount } = (await loadWidget(file, hash, lang)) as Implementation;
    if (protocol !== PROTOCOL) throw loadError(`protocol ${protocol}`, 'versionNotSupported');
    // It may have left, or left and come back, meanwhile.
    if (mounted || mountedLang !== lang) return;
    mounted = mount(root, { ...pageApi(), emit, login }, values());
    for (const method of waiting.splice(0)) mounted.call(method);
  }

  /** What this widget will ask for first is on its way while its files are. */
  function openFirst(locale: string): void {
    const { problem, thread } = values() as Readonly<Record<string, number | undefined>>; // by every descriptor
    const show = 'problem' in element ? 'problem' : 'thread';
    if ((problem ?? thread) !== undefined) openEarly({ show, problem_id: problem, thread_id: thread, locale });
    else if (show in element) warn(tag, 'waits for', show);
  }

  function values(): PropValues {
    const now: Record<string, PropValue> = { lang: languageOf(element) };
    // The element has every property of its shape.
    for (const [attribute, , name = attribute] of props) now[name] = (element as unknown as PropValues)[name];
    return now;
  }

  function fail(error: unknown): void {
    mountedLang = '';
    const { code = 'internal', message = String(error) } = error as Partial<LoadError>;
    emit('logikit-error', { code, message });
    // Nobody here can press anything: what has not come is asked for again by itself, more and more seldom.
    setTimeout(follow, (pause *= 2));
  }

  function emit(name: string, detail: object): boolean {
    // Whoever builds the page reads it there, also before the page listens.
    if (name === 'logikit-error') warn(tag, ...(Object.values(detail) as string[]));
    return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  function follow(): void {
    if (isQueued) return;
    isQueued = true;
    Promise.resolve().then(settle).catch(fail);
  }

  return {
    follow,
    call(method) {
      if (mounted) mounted.call(method);
      else waiting.push(method);
    },
  };
}
