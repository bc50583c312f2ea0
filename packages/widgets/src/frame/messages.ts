import type { PropValue } from '../embed/protocol.ts';

/**
 * Frame protocol 1: what a frame of ours and the page around it say to each other. Frozen: either side may be older than
 * the other, so a further message or field is ignored by whoever does not know it, and a change of meaning is a new
 * number. Docs: docs/embed.md, "As a frame".
 */
export const FRAME_PROTOCOL = 1;

/** The only three messages between windows; everything later goes through the port that comes with `welcome`. */
export type Greeting =
  /** The frame to its parent: here I am. `nonce` is made anew by every page in the frame. */
  | { readonly type: 'logikit:hello'; readonly protocol: number; readonly nonce: string }
  /** The parent to the frame, to its exact origin, with one MessagePort and the nonce of its hello. */
  | { readonly type: 'logikit:welcome'; readonly protocol: number; readonly nonce: string }
  /** The parent to a frame whose hello it may have missed: say hello again. */
  | { readonly type: 'logikit:ask'; readonly protocol: number };

/** From the page around a frame. */
export type ToFrame =
  /** Attributes by property name; undefined or null takes one away. What is left out stays as it is. */
  | {
      readonly type: 'configure';
      readonly props?: Readonly<Record<string, PropValue | null>>;
      readonly appearance?: Appearance;
      /** True: learners are known, and `getToken` will be answered. */
      readonly hasToken?: boolean;
    }
  | { readonly type: 'call'; readonly method: string }
  /** Answers `getToken`. Without a token the page could not get one. */
  | { readonly type: 'token'; readonly id: number; readonly token?: string }
  /** Height in CSS pixels of the window that a person sees: inside a frame 100vh is the frame's own height. */
  | { readonly type: 'viewport'; readonly height: number };

/** From a frame. */
export type FromFrame =
  /** What the element inside has raised: name and detail are its own. */
  | { readonly type: 'event'; readonly name: string; readonly detail: object }
  /** Height in CSS pixels that the content needs now. */
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'getToken'; readonly id: number }
  /** This part of the frame has got the keyboard's focus and should be in view; CSS pixels from the frame's top. */
  | { readonly type: 'reveal'; readonly top: number; readonly bottom: number };

/** Look tokens by name without `--logikit-`. */
export type Appearance = Readonly<Record<string, string>>;

const MESSAGES_A_SECOND = 100;

/** True for what is an object with a `type`, as long as no more come than any honest page sends. */
export function createGate(): (data: unknown) => boolean {
  let [second, count] = [0, 0];
  return (data) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= MESSAGES_A_SECOND && hasType(data);
  };
}

export function hasType(data: unknown): data is { readonly type: string } & Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && typeof (data as { type?: unknown }).type === 'string';
}
