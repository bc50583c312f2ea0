import type { Picture } from '@logikit/contract/scene';
import type { PointerEventHandler, PointerEvent } from 'react';
import { useRef } from 'react';
import { type Point, pointIn } from './geometry.ts';

/** What a drag does, in the coordinates of the view. */
export interface Drag {
  readonly begin: (at: Point) => void;
  readonly move: (to: Point) => void;
  readonly drop: (at: Point) => void;
  /** The drag is over, whether dropped or taken away by the browser. */
  readonly end: (wasDropped: boolean) => void;
}

/** The handlers of one thing that can be dragged. */
export type DragHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler<HTMLElement>>
>;

export interface Dragging {
  readonly on: (drag: Drag) => DragHandlers;
  /** True until the click that ends a drag is over: it must not count as a tap. */
  readonly hasMoved: () => boolean;
}

/** Pixels that a pointer has to move before a press becomes a drag. */
const threshold = 8;

/** Dragging is an extra over tapping: it begins when the pointer has moved a little. */
export function useDrag(view: Picture['view'], layer: { readonly current: HTMLElement | null }): Dragging {
  const begun = useRef<{ readonly pointer: number; readonly x: number; readonly y: number; hasMoved: boolean } | null>(
    null,
  );
  const ofDrag = (event: PointerEvent) => (begun.current?.pointer === event.pointerId ? begun.current : null);
  const at = (event: PointerEvent): Point => (layer.current ? pointIn(view, layer.current, event) : [0, 0]);
  const on = (drag: Drag): DragHandlers => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      // A hand that rests on the glass beside the finger that drags is no drag of its own.
      if (!event.isPrimary) return;
      begun.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, hasMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const start = ofDrag(event);
      if (!start || event.buttons === 0) return;
      if (!start.hasMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < threshold) return;
      if (!start.hasMoved) drag.begin(at(event));
      start.hasMoved = true;
      drag.move(at(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const ended = ofDrag(event);
      if (!ended) return;
      if (ended.hasMoved) {
        drag.drop(at(event));
        drag.end(true);
      }
      // The click that ends a drag comes after this event and must not count as a tap; the next press may come before.
      setTimeout(() => {
        if (begun.current === ended) begun.current = null;
      });
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      if (!ofDrag(event)) return;
      begun.current = null;
      drag.end(false);
    },
  });
  return { on, hasMoved: () => begun.current?.hasMoved === true };
}
