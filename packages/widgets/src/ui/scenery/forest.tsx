import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';

export function Mushroom({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <>
      <Cut paper="cream" d="M-10-22L-12-6Q-12 0-6 0H6Q12 0 12-6L10-22Z" />
      <Cut paper={tone === 1 ? 'sun' : 'coral'} d="M-28-20a28 28 0 0 1 56 0Z" />
      <Dot paper="card" x={-11} y={-29} r={4.5} line="thin" />
      <Dot paper="card" x={7} y={-35} r={4.5} line="thin" />
      <Dot paper="card" x={16} y={-25} r={3.5} line="thin" />
    </>
  );
}

export function Stump(): ReactElement {
  return (
    <>
      <Cut paper="trunk" d="M-20-26V-8L-28 0H28L20-8V-26Z" />
      <Cut paper="cream" d="M-20-28a20 9 0 0 1 40 0a20 9 0 0 1-40 0Z" />
      <Cut line="thin" d="M-9-28a9 4 0 0 1 18 0a9 4 0 0 1-18 0" />
    </>
  );
}

export function Bush({ tone = 0 }: { readonly tone?: number }): ReactElement {
  const berry = tone === 1 ? 'sky' : 'coral';
  return (
    <>
      <Cut paper="leaf" d="M-34 0a16 16 0 0 1 2-22a17 17 0 0 1 28-9a18 18 0 0 1 30 6a15 15 0 0 1 8 25Z" />
      <Dot paper={berry} x={-16} y={-13} r={5} line="thin" />
      <Dot paper={berry} x={3} y={-19} r={5} line="thin" />
      <Dot paper={berry} x={17} y={-9} r={5} line="thin" />
    </>
  );
}

export function Hedgehog(): ReactElement {
  return (
    <>
      <Cut paper="trunk" d="M-32 0L-34-10L-27-12L-28-22L-20-22L-18-32L-9-29L-4-36L4-30L12-33L15-25L22-22L20 0Z" />
      <Cut paper="cream" d="M14 0Q12-18 22-20Q28-14 34-5Q34 0 28 0Z" />
      <Dot paper="edge" x={23} y={-10} r={2.2} line="none" />
      <Dot paper="edge" x={33} y={-4} r={3} line="none" />
    </>
  );
}
