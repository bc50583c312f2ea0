/**
 * React as the elements know it: Preact, and the few habits of React that the widgets rely on. @preact/compat has all of
 * them in three times the bytes. The player's browser tests run on this file too.
 */
import { type ComponentChild, type ComponentType, options, type Ref, render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export { createContext, createElement, createRef, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

const hyphened = /^(?:clip(?!PathU)|dominant|fill|font|letter|pointer|stroke|text(?!L))[A-Z]/;
const before = options.vnode;

// Attributes of drawings have hyphens in the DOM, and React's onFocus bubbles.
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const name of Object.keys(props)) {
      const real =
        name === 'onFocus'
          ? 'onFocusIn'
          : hyphened.test(name)
            ? name.replace(/[A-Z]/, (big) => `-${big.toLowerCase()}`)
            : name;
      if (real === name) continue;
      props[real] = props[name];
      Reflect.deleteProperty(props, name);
    }
  }
  before?.(vnode);
};

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
