/**
 * The frozen contract between a loader and an implementation, each of which may be older or newer than the other: a
 * loader calls `mount` with what `EmbedApi` says and gets what `Mounted` says. Either may get more than it knows, and
 * leaves that alone. Taking something away, or another meaning, is a new number; a loader refuses numbers that it does
 * not know with the code `versionNotSupported`. How files share code is not part of it: files of one exact version do.
 */
export const PROTOCOL = 1;

/**
 * What one element is, for the loader: the descriptor without its words, written into the loader by the build. `file` is
 * a name without ending, `hash` what its hash differs in from others (left out: it stands in `hashes.js`), and `props` are
 * all but `lang`, which every element has. A tuple, because the names of fields would be on every page.
 */
export type ElementShape = readonly [
  tag: string,
  file: string,
  methods: readonly string[],
  props: readonly PropShape[],
  hash?: string,
];

/** A text has no type. The name of the property stands there when it is not that of the attribute. */
export type PropShape = readonly [attribute: string, type?: 'integer' | 'boolean', name?: string];

export type PropValue = string | number | boolean | undefined;
export type PropValues = Readonly<Record<string, PropValue>>;

/** What the loader gives to an implementation. Tokens stay in closures: nothing of them is in the page's markup. */
export interface EmbedApi {
  /** Origin of the platform. */
  readonly origin: string;
  /** The partner's publishable key. */
  readonly key: string | undefined;
  /** A one-time token of the partner's backend, for a known learner. */
  readonly getToken?: (() => Promise<string>) | undefined;
  /** In a frame of ours: origin of the page around it. */
  readonly parent?: string | undefined;
  /** Raises `name` on the element: bubbling and composed. False: the page has prevented what would follow. */
  emit(name: string, detail: object): boolean | undefined;
  /** Lets a person sign in, in a window of the platform; `shop`: to buy. Called in the handler of a click. */
  login?(purpose: 'shop'): Promise<unknown>;
  /** Opens the page's first widget: a session and what it shows, in one request; later ones find a client there. */
  open?(wish: Wish): Opening | undefined;
  /** Loads another file of the very same version and checks its hash, which the file that asks brings. */
  load(file: string, integrity?: string): Promise<unknown>;
  /** Brings such a file without evaluating it: `load` then needs no network. */
  preload?(file: string, integrity?: string): Promise<unknown>;
}

/** What a widget shows first, by the names of the wire. */
export interface Wish {
  readonly show: 'problem' | 'thread';
  readonly problem_id?: number | undefined;
  readonly thread_id?: number | undefined;
  readonly locale: string;
}

export interface Opening {
  /** A widget that wishes anything else shares only the session. */
  readonly wish: Wish;
  /** What the platform answered, as it was sent. Null when it did not go well. */
  readonly answer: Promise<unknown>;
}

export interface Mounted {
  update(props: PropValues): void;
  call(method: string): void;
  destroy(): void;
}

export interface Implementation {
  readonly protocol: number;
  readonly version: string;
  mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted;
}
