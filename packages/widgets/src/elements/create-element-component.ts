import {
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type PropsWithoutRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

/** What React has to know of an element. */
export interface ElementParts {
  readonly tag: string;
  /** Attributes by their props. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Props that hear, by their DOM events. */
  readonly handlers: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A custom element as a component, the same in React 18 and 19 and in a server's markup: props become attributes,
 * handlers get the event's detail, and the ref gives methods that may be called before the element's script is there.
 */
export function createElementComponent<Props, Handle>(
  parts: ElementParts,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Handle>> {
  const Component = forwardRef<Handle, Props>((given, ref) => {
    const props = given as Values; // by the names that the parts give them
    const latest = useRef(props);
    // Follows the props: an event is told to the handler of the last render.
    useEffect(() => {
      latest.current = props;
    });
    const [link] = useState(() => createLink(parts, () => latest.current));
    // The parts name what the handle has.
    useImperativeHandle(ref, () => link.handle as Handle, [link]);
    return createElement(parts.tag, { ...markupOf(parts, props), ref: link.attach });
  });
  Component.displayName = parts.tag;
  return Component;
}

/** NOTE: React 18 writes `true`, `false` and `className` letter for letter on an element that it does not know. */
function markupOf({ attributes, handlers }: ElementParts, props: Values): Values {
  const heard = new Set(Object.values(handlers));
  const markup: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributes[name];
    if (heard.has(name)) continue;
    else if (attribute === undefined) markup[name === 'className' ? 'class' : name] = value;
    else if (value !== false) markup[attribute] = value === true ? '' : value;
  }
  return markup;
}

interface Link {
  readonly attach: (element: HTMLElement | null) => void;
  readonly handle: object;
}

/** Between a component and its element. It listens before the element can have told anything. */
function createLink({ tag, handlers, methods }: ElementParts, latest: () => Values): Link {
  let element: HTMLElement | null = null;

  function listen(event: Event): void {
    // What a player among the children tells bubbles, and is not ours.
    if (event.target !== element) return;
    // The printed types let nothing else be given under this name.
    const handler = latest()[handlers[event.type] ?? ''] as ((detail: unknown) => void) | undefined;
    handler?.((event as CustomEvent<unknown>).detail);
  }

  async function call(method: string): Promise<void> {
    await customElements.whenDefined(tag);
    (element as unknown as Record<string, () => void> | null)?.[method]?.();
  }

  return {
    attach(next) {
      for (const event of Object.keys(handlers)) {
        element?.removeEventListener(event, listen);
        next?.addEventListener(event, listen);
      }
      element = next;
    },
    handle: {
      get element() {
        return element;
      },
      ...Object.fromEntries(methods.map((method) => [method, () => void call(method)])),
    },
  };
}
