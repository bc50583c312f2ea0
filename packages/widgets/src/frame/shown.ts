import { write } from '../embed/loader/attributes.ts';
import type { ElementShape, PropShape, PropValue } from '../embed/protocol.ts';
import type { FromFrame, ToFrame } from './messages.ts';
import { reportSize } from './size.ts';

/** What the page needs to know of its element: its shape, and the events that go out. */
export interface FrameShape {
  readonly shape: ElementShape;
  readonly events: readonly string[];
}

/** The property that every element has, which no shape names. */
const LANG: PropShape = ['lang'];

/** The one element of the page. */
export interface Shown extends FrameShape {
  readonly element: HTMLElement;
}

/** Puts properties on as attributes: they are there before the element knows them. */
export function put({ element, shape: [, , , known] }: Shown, props: Readonly<Record<string, PropValue | null>>): void {
  for (const [attribute, , name = attribute] of [LANG, ...known])
    if (Object.hasOwn(props, name)) write(element, attribute, props[name]);
}

export function call({ element, shape: [, , methods] }: Shown, method: string): void {
  if (methods.includes(method)) (element as unknown as Record<string, () => void>)[method]?.();
}

/** What height `vh` shall mean inside: that of the window, not that of the frame. */
export function see({ height }: Extract<ToFrame, { readonly type: 'viewport' }>): void {
  if (Number.isFinite(height)) document.documentElement.style.setProperty('--logikit-viewport', `${height}px`);
}

/** Tells the page around what happens inside: events, the height, and where the keyboard is. */
export function watch({ element, events }: Shown, tell: (message: FromFrame) => void): void {
  for (const name of events)
    element.addEventListener(name, (event) =>
      tell({ type: 'event', name, detail: (event as CustomEvent<object>).detail }),
    );
  document.addEventListener('focusin', (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const { top, bottom } = target.getBoundingClientRect();
    tell({ type: 'reveal', top, bottom });
  });
  const { parentElement } = element;
  if (parentElement) reportSize(parentElement, (height) => tell({ type: 'size', height }));
}
