// Printed by scripts/print-types.ts from the widgets' descriptors.

/** Tokens of the look, without `--logikit-`. */
export type LogikitToken =
  | 'font'
  | 'radius-small'
  | 'radius'
  | 'radius-large'
  | 'paper'
  | 'card'
  | 'sunk'
  | 'ink'
  | 'ink-2'
  | 'edge'
  | 'hair'
  | 'violet'
  | 'on-violet'
  | 'violet-soft'
  | 'violet-text'
  | 'sun'
  | 'on-sun'
  | 'sun-soft'
  | 'mint'
  | 'on-mint'
  | 'mint-soft'
  | 'coral'
  | 'on-coral'
  | 'coral-soft'
  | 'sky'
  | 'on-sky'
  | 'sky-soft'
  | 'focus';

/** Values of tokens: `{ violet: "#0b6e4f" }`. */
export type LogikitAppearance = { readonly [Token in LogikitToken]?: string };

/** Gives a one-time token that the page’s own backend has signed. Asked again whenever a session must be renewed. */
export type LogikitGetToken = () => Promise<string>;

/** What `/v1/embed.js` exports. */
export interface LogikitLoader {
  /** Sets key, token source and look of this page. */
  readonly configure: (settings: {
    /** The publishable key, `pk_…`, where no `data-key` names it. */
    readonly key?: string;
    readonly getToken?: LogikitGetToken;
    readonly appearance?: LogikitAppearance;
  }) => void;
  /** Lets a person sign in, in a window of the platform. Call it in the handler of a click. Rejects with a `code`. */
  readonly login: () => Promise<{ readonly userId: number }>;
  /** Ends the session of this page. */
  readonly logout: () => Promise<void>;
}
