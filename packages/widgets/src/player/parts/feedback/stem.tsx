import type { ReactElement } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { StemProps } from '../../lazy/lazy-parts.ts';

/** The button grows from its straight edge, never from a round corner. */
const CORNER = 44;

/** What the check button grows on: it stands under the last chosen card. */
export function Stem({ selected }: StemProps): ReactElement {
  const stem = useRef<SVGSVGElement>(null);
  // Follows the layout, which only the browser knows.
  useLayoutEffect(() => {
    const area = stem.current?.closest<HTMLElement>('.lk-check-area');
    const card = area?.closest('.lk-body')?.querySelector('.lk-variant[data-selected]');
    if (!card || !area) return;
    const { left, width } = area.getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const x = Math.min(width - CORNER, Math.max(CORNER, box.left + box.width / 2 - left));
    area.style.setProperty('--lk-from', `${((x / width) * 100).toFixed(1)}%`);
  }, [selected]);
  return (
    <svg ref={stem} className="lk-stem" viewBox="0 0 44 18" aria-hidden="true">
      <path className="lk-stem-fill" d="M0 20L22 2L44 20Z" />
      <path className="lk-o" d="M0 18L22 2L44 18" />
    </svg>
  );
}
