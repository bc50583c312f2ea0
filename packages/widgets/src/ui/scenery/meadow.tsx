import type { ReactElement } from 'react';
import { Cut, Dot, type Paper } from '../cut.tsx';

export function Fir(): ReactElement {
  return (
    <>
      <Cut paper="trunk" d="M-6 0V-22H6V0Z" />
      <Cut paper="leaf" d="M-32-16L0-58L32-16Z" />
      <Cut paper="leaf" d="M-25-46L0-84L25-46Z" />
    </>
  );
}

export function Tree(): ReactElement {
  return (
    <>
      <Cut paper="trunk" d="M-6 0V-30H6V0Z" />
      <Dot paper="leaf-2" x={0} y={-52} r={29} />
      <Cut d="M0-28V-50M0-40L11-50" />
    </>
  );
}

export function House(): ReactElement {
  return (
    <>
      <Cut paper="card" d="M-34 0V-46H34V0Z" />
      <Cut paper="roof" d="M-44-44L0-84L44-44Z" />
      <Cut paper="violet" d="M-26 0V-26a11 11 0 0 1 22 0V0Z" />
      <Cut paper="sun" d="M6-34H24V-16H6Z" />
    </>
  );
}

const sail = 'M0 0L8-50H28L10-4Z';

export function Windmill(): ReactElement {
  return (
    <>
      <Cut paper="card" d="M-24 0L-14-78H14L24 0Z" />
      <Cut paper="roof" d="M-20-74L0-98L20-74Z" />
      <g data-part="sails" transform="translate(0 -76) rotate(18)">
        {[0, 90, 180, 270].map((turn) => (
          <Cut key={turn} paper="sun" d={sail} at={`rotate(${turn})`} />
        ))}
        <Dot paper="card" x={0} y={0} r={7} />
      </g>
      <Cut paper="violet" d="M-8 0V-18a8 8 0 0 1 16 0V0Z" />
    </>
  );
}

export function Sheep(): ReactElement {
  return (
    <>
      <Cut line="bold" d="M-12 0V-12M12 0V-12" />
      <Cut
        paper="card"
        d="M-26-20a12 12 0 0 1 8-18 14 14 0 0 1 26-2 12 12 0 0 1 16 14 11 11 0 0 1-10 16h-32a10 10 0 0 1-8-10Z"
      />
      <Cut paper="edge" line="none" d="M20-34h14q4 12-7 18-10-4-7-18Z" />
    </>
  );
}

const petals: readonly Paper[] = ['sun', 'coral', 'sky'];

export function Flower({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <>
      <Cut d="M0 0V-16" />
      <Cut paper={petals[tone] ?? 'sun'} d="M-10-26L0-36L10-26L0-14Z" />
    </>
  );
}

export function Cloud(): ReactElement {
  return <Cut paper="card" d="M-58 0a20 20 0 0 1 6-39 30 30 0 0 1 54-10 24 24 0 0 1 40 16 17 17 0 0 1 6 33Z" />;
}
