/** What the page tells the loader: by `data-key` on its script, or by `configure` from a module of its own. */
export interface PageSettings {
  /** The partner's publishable key, `pk_…`. */
  readonly key?: string;
  /** Known learners: asks the partner's backend for a one-time token. Called again whenever the session must be renewed. */
  readonly getToken?: () => Promise<string>;
  /** @internal In a frame of ours: origin of the page around it. */
  readonly parent?: string;
}

const url = import.meta.url;
const script = [...document.scripts].find((candidate) => candidate.src === url);
let settings: PageSettings = script?.dataset['key'] === undefined ? {} : { key: script.dataset['key'] };

/** Sets the key and the token source of this page. Call it in the module that imports the loader. */
export function configure(next: PageSettings): void {
  settings = { ...settings, ...next };
}

export function pageSettings(): {
  readonly origin: string;
  readonly key: string | undefined;
  readonly getToken: (() => Promise<string>) | undefined;
  readonly parent: string | undefined;
} {
  return { origin: new URL(url).origin, key: settings.key, getToken: settings.getToken, parent: settings.parent };
}
