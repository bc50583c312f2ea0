import type { ReactElement } from 'react';
import { draw } from './react.ts';

/** What draws a widget now; undefined once somebody has come near, `dehydrate` is a call that lets go of the tree. */
export type Draw = (dehydrate: (() => void) | undefined) => ReactElement | null;

export interface HydratingRoot {
  show(next: Draw): void;
  /** Somebody is there, or something is to happen: from here on the widget lives. */
  hydrate(): void;
  unmount(): void;
}

/** What a person does first, with whatever they point: nothing else can come before one of these. */
const interactions = ['pointerover', 'focusin', 'click'];

/**
 * Draws into `place`, and dehydrates a widget that nobody has come near to: then only its nodes are kept, so a page with
 * twenty widgets holds one or two that live. The first interaction hydrates it, before the event reaches a node. Without
 * `onInteraction` it is never dehydrated.
 */
export function createHydratingRoot(place: HTMLElement, onInteraction?: () => void): HydratingRoot {
  let shown: Draw = () => null;
  // The colours of a device come late, with all that a person needs.
  let isNear = !onInteraction || matchMedia('(forced-colors: active)').matches;
  /** The shape of the nodes that were left; empty while the tree is there. */
  let dehydrated = '';
  const shape = (): string => `${place.querySelectorAll('*').length} ${place.textContent}`;

  function drawn(): ReactElement | null {
    const asked = shown;
    if (isNear) return asked(undefined);
    return asked(() => {
      if (isNear || shown !== asked) return;
      dehydrated = shape();
      draw(undefined, place);
    });
  }

  /** Draws what is there now, and hydrates it if it was dehydrated. */
  function redraw(): void {
    const isAsLeft = dehydrated !== '' && dehydrated === shape();
    // A translator, or another of the browser's helpers, may have been here.
    if (dehydrated && !isAsLeft) place.replaceChildren();
    dehydrated = '';
    draw(drawn(), place, isAsLeft);
  }

  function hydrate(): void {
    if (isNear) return;
    isNear = true;
    redraw();
    onInteraction?.();
  }

  for (const name of interactions) place.addEventListener(name, hydrate, { capture: true, once: true });
  return {
    show(next) {
      // The nodes are taken over as they were left, before they change.
      if (dehydrated) redraw();
      shown = next;
      redraw();
    },
    hydrate,
    unmount() {
      draw(null, place);
      place.replaceChildren();
      dehydrated = '';
    },
  };
}
