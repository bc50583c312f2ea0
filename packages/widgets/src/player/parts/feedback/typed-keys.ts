import { type RefObject, useEffect } from 'react';

const kinds = ['keydown', 'keypress', 'keyup'];

/**
 * Keeps what is typed into a field inside of the element: a page that has keys of its own looks at the target, which is
 * the element, and would take them. Keys that leave the field, and chords, are the page's, too.
 */
export function useTypedKeys(root: RefObject<HTMLElement | null>): void {
  // Follows the browser's keys, above every handler of ours.
  useEffect(() => {
    const tree = root.current?.getRootNode();
    if (!(tree instanceof ShadowRoot)) return;
    for (const kind of kinds) tree.addEventListener(kind, keepTyped);
    return () => {
      for (const kind of kinds) tree.removeEventListener(kind, keepTyped);
    };
  }, [root]);
}

function keepTyped(event: Event): void {
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  const leaves = key === 'Tab' || key === 'Escape' || ctrlKey || metaKey;
  if (event.target instanceof HTMLInputElement && !leaves) event.stopPropagation();
}
