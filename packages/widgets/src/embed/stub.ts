import { languages, type LoadError, loadError, loadFile, loadWidget } from './files.ts';
import { openEarly, takeOpening } from './opening.ts';
import {
  attributeOf,
  type ElementShape,
  type Implementation,
  type Mounted,
  PROTOCOL,
  type PropType,
  type PropValue,
  type Wish,
} from './protocol.ts';
import { appearance, pageSettings } from './settings.ts';

/** For the developer of the page; people read what the widget shows. */
const { warn } = console;

/**
 * Registers an element that is only a shell: attributes, properties, events and a queue of method calls. What it shows
 * is an ES module of one exact version, so a second copy or version on the page can never clash with it.
 */
export function defineStub(shape: ElementShape): void {
  if (customElements.get(shape.tag)) return;

  class Stub extends HTMLElement {
    static readonly observedAttributes = Object.keys(shape.props).map(attributeOf);
    /** The room that the page has kept by a placeholder inside: it stays kept, so nothing below ever moves. */
    readonly #room = this.firstElementChild?.getBoundingClientRect().height ?? 0;
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #waiting: string[] = [];
    #mounted: Mounted | undefined;
    #mountedLang = '';
    #isQueued = false;

    constructor() {
      super();
      const host = new CSSStyleSheet();
      host.replaceSync(`:host(:not([hidden])){display:block;min-block-size:${this.#room}px}`);
      this.#root.adoptedStyleSheets = [host, appearance];
    }

    connectedCallback(): void {
      this.#takeEarly();
      this.#queue();
    }

    disconnectedCallback(): void {
      this.#queue();
    }

    attributeChangedCallback(): void {
      this.#queue();
    }

    invoke(method: string): void {
      if (this.#mounted) this.#mounted.call(method);
      else this.#waiting.push(method);
    }

    /** Properties that were set before this script arrived hide the accessors: takes them off and sets them again. */
    #takeEarly(): void {
      const own = this as unknown as Record<string, unknown>;
      for (const name of Object.keys(shape.props).filter((prop) => Object.hasOwn(this, prop))) {
        const value = own[name];
        Reflect.deleteProperty(this, name);
        own[name] = value;
      }
    }

    /** Many changes in one turn are one update; a move inside the page is no removal. */
    #queue(): void {
      if (this.#isQueued) return;
      this.#isQueued = true;
      queueMicrotask(() => {
        this.#isQueued = false;
        this.#settle().catch((error: unknown) => this.#fail(error));
      });
    }

    async #settle(): Promise<void> {
      const lang = this.isConnected ? this.#language() : '';
      if (lang && lang === this.#mountedLang) {
        this.#mounted?.update(this.#values());
        return;
      }
      this.#mounted?.destroy();
      this.#mounted = undefined;
      this.#mountedLang = lang;
      if (!lang) return;
      this.#openEarly(lang);
      const implementation = (await loadWidget(shape.file, lang)) as Implementation;
      if (implementation.protocol !== PROTOCOL)
        throw loadError(`Unknown protocol ${implementation.protocol}`, 'versionNotSupported');
      if (!this.isConnected || this.#mountedLang !== lang) return;
      this.#mounted = implementation.mount(this.#root, this.#api(), this.#values());
      for (const method of this.#waiting.splice(0)) this.#mounted.call(method);
    }

    /** What this widget will ask for first is on its way while its files are. */
    #openEarly(locale: string): void {
      const { problem, thread } = this.#values() as Readonly<Record<string, number | undefined>>; // by every descriptor
      const show = 'problem' in shape.props ? 'problem' : 'thread';
      if ((problem ?? thread) === undefined) {
        if (show in shape.props) warn(shape.tag, 'waits for', show);
        return;
      }
      const wish: Wish = { show, problem_id: problem, thread_id: thread, locale };
      // After the page's own modules, one of which may say who the learner is; a page that is there long since has a client.
      if (document.readyState !== 'complete')
        addEventListener('DOMContentLoaded', () => openEarly(pageSettings(), wish), { once: true });
    }

    #api() {
      return {
        ...pageSettings(),
        open: (wish: Wish) => takeOpening(pageSettings(), wish),
        emit: (name: string, detail: object) => this.#emit(name, detail),
        load: loadFile,
      };
    }

    #values(): Readonly<Record<string, PropValue>> {
      const values: Record<string, PropValue> = {};
      for (const [name, type] of Object.entries(shape.props)) values[name] = read(this, name, type);
      return { ...values, lang: this.#language() };
    }

    /** Own attribute, nearest lang of the page, browser, then the first language of the product. */
    #language(): string {
      const page = this.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
      const wishes = [this.getAttribute('lang'), page, ...navigator.languages];
      for (const wish of wishes) {
        // "pt" and "pt-PT" both find Brazilian Portuguese: the nearest there is.
        const found = languages.find((one) => one.split('-')[0] === wish?.toLowerCase().split('-')[0]);
        if (found) return found;
      }
      return languages[0] as string; // the build has put some there
    }

    #fail(error: unknown): void {
      this.#mountedLang = '';
      const { code = 'internal', message = String(error) } = error as Partial<LoadError>;
      this.#emit('logikit-error', { code, message });
    }

    #emit(name: string, detail: object): void {
      // Whoever builds the page reads it there, also before the page listens.
      if (name === 'logikit-error') warn(shape.tag, ...(Object.values(detail) as string[]));
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  }

  for (const [name, type] of Object.entries(shape.props)) {
    const attribute = attributeOf(name);
    if (name in HTMLElement.prototype) continue; // `lang` is the page's own property and attribute already
    Object.defineProperty(Stub.prototype, name, {
      get(this: Stub) {
        return read(this, name, type);
      },
      set(this: Stub, value: PropValue | null) {
        if (value === undefined || value === null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    });
  }
  for (const method of shape.methods) {
    Object.assign(Stub.prototype, {
      [method](this: Stub) {
        this.invoke(method);
      },
    });
  }
  customElements.define(shape.tag, Stub);
}

function read(element: Element, prop: string, type: PropType): PropValue {
  const value = element.getAttribute(attributeOf(prop));
  // Frameworks that do not know the element write a false as text.
  if (type === 'boolean') return value !== null && value !== 'false';
  if (value === null) return undefined;
  if (type === 'integer') return /^\d{1,10}$/.test(value.trim()) ? Number(value) : undefined;
  return typeof type === 'string' || type.includes(value) ? value : undefined;
}
