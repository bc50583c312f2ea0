import type { ReactElement } from 'react';
import { Cut, Dot, type Paper } from '../cut.tsx';

export function Lighthouse(): ReactElement {
  return (
    <>
      <Cut paper="card" d="M-24 0L-15-92H15L24 0Z" />
      <Cut paper="coral" d="M-22-18L-20-44H20L22-18ZM-18-62L-16-84H16L18-62Z" />
      <Cut paper="sun" d="M-14-112H14V-92H-14Z" />
      <Cut paper="violet" d="M-20-110L0-132L20-110Z" />
    </>
  );
}

interface Rig {
  readonly masts: string;
  readonly sails: string;
  readonly paper: Paper;
}

const rigs: readonly [Rig, ...Rig[]] = [
  { masts: 'M0 8V-54', sails: 'M3-52L39 0H3Z', paper: 'sun' },
  { masts: 'M-24 8V-48M13 8V-42', sails: 'M-21-46L7 0H-21ZM16-40L40 0H16Z', paper: 'coral' },
  {
    masts: 'M-35 8V-40M-6 8V-48M24 8V-36',
    sails: 'M-32-38L-9 0H-32ZM-3-46L22 0H-3ZM27-34L47 0H27Z',
    paper: 'violet',
  },
];

/** One, two or three sails by tone: the same boat that the puzzles of the harbour are about. */
export function Boat({ tone = 0 }: { readonly tone?: number }): ReactElement {
  const { masts, sails, paper } = rigs[tone] ?? rigs[0];
  return (
    <>
      <Cut d={masts} />
      <Cut paper={paper} d={sails} />
      <Cut paper="cream" d="M-52 8H56L40 34H-34Z" />
      <Cut d="M-44 20H49" />
    </>
  );
}

export function Fish({ tone = 0 }: { readonly tone?: number }): ReactElement {
  const paper = tone === 1 ? 'sun' : 'coral';
  return (
    <>
      <Cut paper={paper} d="M-20 0Q0-22 22 0Q0 22-20 0Z" />
      <Cut paper={paper} d="M-18 0L-38-13V13Z" />
      <Dot paper="edge" x={10} y={-3} r={3} line="none" />
    </>
  );
}

export function Island(): ReactElement {
  return (
    <>
      <Cut paper="sand" d="M-60 0a60 40 0 0 1 120 0Z" />
      <Cut line="bold" d="M-4-34Q4-60-2-84" />
      <Cut paper="leaf" d="M-2-84Q-34-96-46-72Q-24-78-2-84Q26-104 46-76Q22-80-2-84Q2-60 22-52Q20-74-2-84Z" />
    </>
  );
}

export function Gull(): ReactElement {
  return <Cut line="near" d="M-20-6Q-10-16 0 0Q10-16 20-6" />;
}
