import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Arrival {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly id: string | undefined;
  readonly tabIndex: -1 | undefined;
  readonly 'data-arrived': true | undefined;
}

/** What a row needs that the address may name by this anchor: it is brought into view, and read out. */
export function useArrival(anchor: string | undefined): Arrival {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLLIElement>(null);
  const isNamed = anchor !== undefined && hash === `#${anchor}`;
  // Follows the address, which may name the same row again.
  useEffect(() => {
    if (!isNamed) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [isNamed, key]);
  return { ref, id: anchor, tabIndex: isNamed ? -1 : undefined, 'data-arrived': isNamed ? true : undefined };
}
