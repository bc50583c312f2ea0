import type { Model } from '@logikit/sdk';
import { Cut, Dot, type Paper, starPath } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

const signs: Readonly<Record<Model<'Achievement'>['group'], ReactNode>> = {
  problems: <Cut d="M22 54C22 38 50 46 50 34S30 26 34 16" line="bold" />,
  stars: <Cut paper="sun" d={starPath(36, 36, 17)} />,
  perfect: (
    <>
      <Cut paper="card" d="M14 36Q36 12 58 36Q36 60 14 36Z" />
      <Dot paper="violet" x={36} y={36} r={9} />
    </>
  ),
  comeback: <Cut d="M50 28A18 18 0 1 0 54 42M50 14V29H36" line="bold" />,
  explorer: (
    <>
      <Dot paper="card" x={36} y={36} r={18} />
      <Cut paper="coral" d="M36 20L42 36H30Z" />
      <Cut paper="sky" d="M36 52L42 36H30Z" />
    </>
  ),
  theory: (
    <>
      <Cut paper="card" d="M36 24Q26 17 14 21V52Q26 48 36 55Q46 48 58 52V21Q46 17 36 24Z" />
      <Cut d="M36 24V54" />
    </>
  ),
  days: <Cut paper="coral" d="M36 54L18 37A11 11 0 0 1 36 25A11 11 0 0 1 54 37Z" />,
  cards: (
    <>
      <Cut paper="sky" d="M18 24L36 18L44 48L26 54Z" />
      <Cut paper="card" d="M34 20H54V52H34Z" />
    </>
  ),
};

const grounds: readonly Paper[] = ['sunk', 'coral-soft', 'sky-soft', 'sun'];

/** A hexagon for what was got; before the first step it is only its outline. */
export function Medal({ group, level }: { readonly group: keyof typeof signs; readonly level: number }): ReactElement {
  return (
    <svg className="medal" viewBox="0 0 72 76" aria-hidden>
      {level > 0 && <Cut paper="edge" line="none" d="M36 6L68 23V57L36 74L4 57V23Z" />}
      <Cut paper={grounds[level] ?? 'sun'} d="M36 2L68 19V53L36 70L4 53V19Z" />
      {signs[group]}
    </svg>
  );
}
