/**
 * React as the elements know it: Preact, and the few habits of React that the widgets rely on, here and in
 * `lean-preact.ts`. @preact/compat has all of them in three times the bytes. The player's browser tests run on both.
 */
import { type ComponentChild, type ComponentType, type Ref, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

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
  useLayoutEffect(() => redraw(() => read()), [read, value]);
  useEffect(() => {
    const look = () => redraw(() => read());
    look();
    return subscribe(look);
  }, [subscribe, read]);
  return value;
}

export function createRoot(place: Element): { render(child: ComponentChild): void; unmount(): void } {
  return { render: (child) => render(child, place), unmount: () => render(null, place) };
}
