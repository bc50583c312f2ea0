import { LoadError, loadFile, loadWidget } from './files.ts';
import {
  type ElementShape,
  type Implementation,
  type Mounted,
  PROTOCOL,
  type PropType,
  type PropValue,
} from './protocol.ts';
import { appearance, pageSettings } from './settings.ts';

/**
 * Registers an element that is only a shell: attributes, properties, events and a queue of method calls. What it shows
 * is an ES module of one exact version, so a second copy or version on the page can never clash with it.
 */
export function defineStub(shape: ElementShape, languages: readonly string[]): void {
  if (customElements.get(shape.tag)) return;

  class Stub extends HTMLElement {
    static readonly observedAttributes = Object.values(shape.props).map((prop) => prop.attribute);
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
      host.replaceSync(`:host{display:block;min-block-size:${this.#room}px}:host([hidden]){display:none}`);
      this.#root.adoptedStyleSheets = [host, appearance];
    }

    connectedCallback(): void {
      for (const name of Object.keys(shape.props)) this.#takeEarly(name);
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

    /** A property that was set before this script arrived hides the accessor: takes it off and sets it again. */
    #takeEarly(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const target = this as unknown as Record<string, unknown>;
      const value = target[name];
      Reflect.deleteProperty(this, name);
      target[name] = value;
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
      if (!this.isConnected) {
        this.#mounted?.destroy();
        this.#mounted = undefined;
        this.#mountedLang = '';
        return;
      }
      const lang = this.#language();
      if (lang === this.#mountedLang) {
        this.#mounted?.update(this.#values());
        return;
      }
      this.#mounted?.destroy();
      this.#mounted = undefined;
      this.#mountedLang = lang;
      const implementation = (await loadWidget(shape.file, lang)) as Implementation;
      if (implementation.protocol !== PROTOCOL)
        throw new LoadError(`Protocol ${implementation.protocol} is not known here`, 'versionNotSupported');
      if (!this.isConnected || this.#mountedLang !== lang) return;
      this.#mounted = implementation.mount(this.#root, this.#api(), this.#values());
      for (const method of this.#waiting.splice(0)) this.#mounted.call(method);
    }

    #api() {
      return {
        ...pageSettings(),
        emit: (name: string, detail: object) => this.#emit(name, detail),
        load: loadFile,
      };
    }

    #values(): Readonly<Record<string, PropValue>> {
      const values: Record<string, PropValue> = {};
      for (const [name, { attribute, type }] of Object.entries(shape.props)) values[name] = read(this, attribute, type);
      return { ...values, lang: this.#language() };
    }

    /** Own attribute, nearest lang of the page, browser, then the first language of the product. */
    #language(): string {
      const page = this.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
      const wishes = [this.getAttribute('lang'), page, ...navigator.languages];
      for (const wish of wishes) {
        const code = wish?.toLowerCase() ?? '';
        // "pt" and "pt-PT" both find Brazilian Portuguese: the nearest there is.
        const found = languages.find((one) => one.split('-')[0] === code.split('-')[0]);
        if (found) return found;
      }
      return languages[0] ?? 'ru';
    }

    #fail(error: unknown): void {
      this.#mountedLang = '';
      const message = error instanceof Error ? error.message : String(error);
      this.#emit('logikit-error', { code: error instanceof LoadError ? error.code : 'internal', message });
    }

    #emit(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  }

  for (const [name, { attribute, type }] of Object.entries(shape.props)) {
    if (name in HTMLElement.prototype) continue; // `lang` is the page's own property and attribute already
    Object.defineProperty(Stub.prototype, name, {
      get(this: Stub) {
        return read(this, attribute, type);
      },
      set(this: Stub, value: PropValue | null) {
        if (value === undefined || value === null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    });
  }
  for (const method of shape.methods) {
    Object.defineProperty(Stub.prototype, method, {
      value(this: Stub) {
        this.invoke(method);
      },
    });
  }
  customElements.define(shape.tag, Stub);
}

function read(element: Element, attribute: string, type: PropType): PropValue {
  const value = element.getAttribute(attribute);
  // Frameworks that do not know the element write a false as text.
  if (type === 'boolean') return value !== null && value !== 'false';
  if (value === null) return undefined;
  if (type === 'integer') return /^\d{1,10}$/.test(value.trim()) ? Number(value) : undefined;
  return typeof type === 'string' || type.includes(value) ? value : undefined;
}
