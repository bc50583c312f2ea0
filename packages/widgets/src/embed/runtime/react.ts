/**
 * React as the elements know it: Preact, and the few habits of React that the widgets rely on, here and in
 * `lean-preact.ts`. @preact/compat has all of them in three times the bytes. The player's browser tests run on both.
 */
import { type ComponentChild, type ComponentType, options, type Ref, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { createContext, createElement, createRef, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

let ids = 0;

/** NOTE: Preact's own counts again in every root. */
export function useId(): string {
  return useState(() => `k${(ids += 1)}`)[0];
}

/** NOTE: Preact hands `ref` over among the props. */
export function forwardRef<Props extends object, Handle>(
  draw: (props: Props, ref: Ref<Handle> | null) => ComponentChild,
): ComponentType<Props & { readonly ref?: Ref<Handle> }> {
  return ({ ref = null, ...props }) => draw(props as unknown as Props, ref);
}

export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T {
  const value = read();
  const [, redraw] = useState(value);
  // Before the browser paints: a click that comes with the first frame is seen.
  useLayoutEffect(() => {
    const look = () => redraw(() => read());
    look();
    return subscribe(look);
  }, [subscribe, read]);
  return value;
}

/**
 * Of `lean-preact.ts`: while `_isHydrating` is set, what is drawn takes nodes that are there instead of making them, and
 * `_fault` tells in the page's tree what went wrong.
 */
const preact = options as { _isHydrating?: boolean; _fault(place: Element, error: unknown): void };

/**
 * Draws into a place. Null takes away what is there; undefined forgets everything but the nodes, in which nothing answers
 * then, until they are taken over by drawing the same once more while hydrating: they stay as they are, also under a finger.
 */
export function draw(child: ComponentChild, place: Element, isHydrating = false): void {
  preact._isHydrating = isHydrating;
  try {
    render(child, place);
  } catch (error) {
    preact._fault(place, error);
  }
  preact._isHydrating = false;
}
