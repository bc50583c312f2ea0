import type { ReactElement } from 'react';
import { draw } from './react.ts';

/** What draws a widget now; undefined once somebody has come near, it is a call that lets the widget rest. */
export type Draw = (rest: (() => void) | undefined) => ReactElement | null;

export interface RestingRoot {
  show(next: Draw): void;
  /** Somebody is there, or something is to happen: what rests is as alive as before. */
  wake(): void;
  unmount(): void;
}

/** What a person does first, with whatever they point: nothing else can come before one of these. */
const signs = ['pointerover', 'focusin', 'click'];

/**
 * Draws into `place`, and lets a widget rest that nobody has come near to: then only its nodes are kept, so a page with
 * twenty widgets holds one or two that live. The first sign of a person brings it back, before the sign reaches a node.
 * Without `onNear` it never rests.
 */
export function createRestingRoot(place: HTMLElement, onNear?: () => void): RestingRoot {
  let shown: Draw = () => null;
  // The colours of a device come late, with all that a person needs.
  let isNear = !onNear || matchMedia('(forced-colors: active)').matches;
  /** What was left, as far as it matters to whoever takes it up; empty while nothing rests. */
  let left = '';
  const shape = (): string => `${place.querySelectorAll('*').length} ${place.textContent}`;

  function drawn(): ReactElement | null {
    const asked = shown;
    if (isNear) return asked(undefined);
    return asked(() => {
      if (isNear || shown !== asked) return;
      left = shape();
      draw(undefined, place);
    });
  }

  /** Draws what is there now, and brings it back if it rests. */
  function redraw(): void {
    const isAsLeft = left !== '' && left === shape();
    // A translator, or another of the browser's helpers, may have been here.
    if (left && !isAsLeft) place.replaceChildren();
    left = '';
    draw(drawn(), place, isAsLeft);
  }

  function wake(): void {
    if (isNear) return;
    isNear = true;
    redraw();
    onNear?.();
  }

  for (const sign of signs) place.addEventListener(sign, wake, { capture: true, once: true });
  return {
    show(next) {
      // What rests is taken up as it was left, before it changes.
      if (left) redraw();
      shown = next;
      redraw();
    },
    wake,
    unmount() {
      draw(null, place);
      place.replaceChildren();
      left = '';
    },
  };
}
