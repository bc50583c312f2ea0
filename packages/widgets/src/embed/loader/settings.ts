import type { EmbedApi } from '../protocol.ts';

/** What the page tells the loader: by `data-key` on its script, or by `configure` from a module of its own. */
export interface PageSettings {
  /** The partner's publishable key, `pk_…`. */
  readonly key?: string | undefined;
  /** Known learners: asks the partner's backend for a one-time token. Called again whenever the session must be renewed. */
  readonly getToken?: (() => Promise<string>) | undefined;
  /** @internal In a frame of ours: origin of the page around it. */
  readonly parent?: string | undefined;
  /** Tokens of the look by name without `--logikit-`, for every widget of the page: `{ violet: '#0b6e4f' }`. */
  readonly appearance?: Readonly<Record<string, string>>;
}

/** What the page has told, and the platform that the loader comes from. */
export interface Settings extends Pick<EmbedApi, 'origin' | 'key' | 'getToken'> {
  readonly parent?: string | undefined;
}

/** Adopted by every element: a token that is set here is set on all, also on those that are there already. */
export const appearance = new CSSStyleSheet();
appearance.replaceSync(':host{}');

/** Where the loader comes from. */
export const url = import.meta.url;
const script = [...document.scripts].find((candidate) => candidate.src === url);
export const settings: Settings = { origin: new URL(url).origin, key: script?.dataset['key'] };

/** Sets key, token source and look of this page. Call it in the module that imports the loader. */
export function configure(next: PageSettings): void {
  Object.assign(settings, next);
  const { style } = appearance.cssRules[0] as CSSStyleRule; // the only one, of above
  for (const [token, value] of Object.entries(next.appearance ?? {})) style.setProperty(`--logikit-${token}`, value);
}
