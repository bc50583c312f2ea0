import type { WidgetDescriptor } from '../../../packages/widgets/src/descriptors/descriptor.ts';
import type { PropValue } from '../../../packages/widgets/src/embed/protocol.ts';

export interface Told {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

export interface Platform {
  readonly origin: string;
  /** These pages come from it, and their policy lets them talk to it only. */
  readonly isFixed: boolean;
}

interface Loader {
  configure(settings: { readonly key: string }): void;
}

const REMEMBERED = 'logikit.playground.platform';
const LOCAL = 'http://localhost:4000';

/**
 * The platform that the playground asks: the one that serves these pages, if one does, else the one that was chosen. No
 * address can name it, so nobody's link brings a foreign program into a page of the platform.
 */
export async function findPlatform(): Promise<Platform> {
  const answer = await fetch('/v1/manifest.json').catch(() => null);
  const isPlatform = answer?.ok === true && (answer.headers.get('content-type')?.includes('json') ?? false);
  if (isPlatform) return { origin: location.origin, isFixed: true };
  return { origin: sessionStorage.getItem(REMEMBERED) ?? LOCAL, isFixed: false };
}

/** Elements are defined once in a page: another platform needs another page. */
export function moveTo(origin: string): void {
  sessionStorage.setItem(REMEMBERED, new URL(origin).origin);
  location.reload();
}

/** Takes the elements from a platform and names the key. Throws when nothing of ours answers there. */
export async function load(origin: string, key: string): Promise<void> {
  const { configure } = (await import(/* @vite-ignore */ `${origin}/v1/embed.js`)) as Loader;
  configure({ key });
}

/** Tells every event of these names, until the answer is called. */
export function listen(names: ReadonlySet<string>, tell: (told: Told) => void): () => void {
  let id = 0;
  const hear = (event: Event): void => {
    id += 1;
    tell({ id, name: event.type, detail: JSON.stringify((event as CustomEvent).detail) });
  };
  for (const name of names) document.addEventListener(name, hear);
  return () => names.forEach((name) => document.removeEventListener(name, hear));
}

/** Writes the chosen values down as attributes, as a page would. */
export function write(
  element: Element,
  { props }: WidgetDescriptor,
  values: Readonly<Record<string, PropValue>>,
): void {
  for (const [name, { attribute, type }] of Object.entries(props)) {
    const value = values[name];
    if (value === undefined || value === false || value === '') element.removeAttribute(attribute);
    else element.setAttribute(attribute, type === 'boolean' ? '' : String(value));
  }
}
