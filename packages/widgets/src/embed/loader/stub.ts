import { read, write } from './attributes.ts';
import { createContent } from './content.ts';
import type { ElementShape, EmbedApi, PropValue } from '../protocol.ts';

/**
 * Registers an element that is only a shell: attributes, properties and methods. What it shows is an ES module of one
 * exact version, so a second copy or version on the page can never clash with it. A page that lets nobody sign in has no `login`.
 */
export function defineStub(shape: ElementShape, login?: EmbedApi['login']): void {
  const [tag, , methods, props] = shape;
  if (customElements.get(tag)) return;

  class Stub extends HTMLElement {
    static readonly observedAttributes = ['lang', ...props.map(([attribute]) => attribute)];
    readonly #content = createContent(this, shape, login);

    static {
      for (const [attribute, type, name = attribute] of props)
        Object.defineProperty(this.prototype, name, {
          // A page may have put a `value` on every object, beside which no accessor may stand.
          __proto__: null,
          get(this: Stub) {
            return read(this, attribute, type);
          },
          set(this: Stub, value: PropValue | null) {
            write(this, attribute, value);
          },
        } as PropertyDescriptor);
      for (const method of methods)
        Object.assign(this.prototype, {
          [method](this: Stub) {
            this.#content.call(method);
          },
        });
    }

    connectedCallback(): void {
      // Properties that were set before this script arrived hide the accessors: takes them off and sets them again.
      const own = this as unknown as Record<string, unknown>;
      for (const [attribute, , name = attribute] of props) {
        if (Object.hasOwn(own, name)) {
          const value = own[name];
          Reflect.deleteProperty(own, name);
          own[name] = value;
        }
      }
      this.#content.follow();
    }

    disconnectedCallback(): void {
      this.#content.follow();
    }

    attributeChangedCallback(): void {
      this.#content.follow();
    }
  }

  customElements.define(tag, Stub);
}
