import type { ReactElement } from 'react';
import { Cut, Dot, type Paper } from '../cut.tsx';

export function Rocket(): ReactElement {
  return (
    <>
      <Cut paper="sun" d="M-9-12L0 10L9-12Z" />
      <Cut paper="coral" d="M-14-38L-28-16V-8L-12-14ZM14-38L28-16V-8L12-14Z" />
      <Cut paper="card" d="M-14-12Q-26-64 0-100Q26-64 14-12Z" />
      <Cut paper="coral" d="M-14.5-76Q-9-89 0-100Q9-89 14.5-76Z" />
      <Dot paper="sky" x={0} y={-54} r={9} />
    </>
  );
}

const worlds: readonly Paper[] = ['sun', 'coral', 'mint'];

export function Ringed({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <g transform="rotate(-14)">
      <Cut d="M-26-8C-70 4-60 18 0 12C60 6 66-10 26-10" />
      <Dot paper={worlds[tone] ?? 'sun'} x={0} y={0} r={28} />
      <Cut d="M-52 6Q-56 18 0 12Q56 6 52-4" />
    </g>
  );
}

export function Moon(): ReactElement {
  return (
    <>
      <Dot paper="card" x={0} y={0} r={31} />
      <Dot paper="sunk" x={-10} y={-9} r={7.5} line="thin" />
      <Dot paper="sunk" x={12} y={4} r={5} line="thin" />
      <Dot paper="sunk" x={-7} y={15} r={4} line="thin" />
    </>
  );
}

export function Spark({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <Cut paper={tone === 1 ? 'card' : 'sun'} line="thin" d="M0-13L3.5-3.5L13 0L3.5 3.5L0 13L-3.5 3.5L-13 0L-3.5-3.5Z" />
  );
}

export function Saucer({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <>
      <Cut paper="sun-soft" line="thin" d="M-14 8L-24 28H24L14 8Z" />
      <Cut paper="sky-soft" d="M-20-6a20 26 0 0 1 40 0Z" />
      <Cut paper={tone === 1 ? 'mint' : 'violet'} d="M-42 0a42 14 0 0 1 84 0a42 14 0 0 1-84 0Z" />
      <Dot paper="sun" x={-20} y={1} r={4} line="thin" />
      <Dot paper="sun" x={0} y={5} r={4} line="thin" />
      <Dot paper="sun" x={20} y={1} r={4} line="thin" />
    </>
  );
}
