import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';

export function Cactus({ tone = 0 }: { readonly tone?: number }): ReactElement {
  return (
    <>
      <Cut
        paper="leaf"
        d="M-9 0V-22H-15Q-29-22-29-36V-46a6 6 0 0 1 12 0V-38Q-17-35-14-35H-9V-64a9 9 0 0 1 18 0V-26H14Q17-26 17-29V-40a6 6 0 0 1 12 0V-27Q29-13 15-13H9V0Z"
      />
      <Cut line="thin" d="M0-60V-52M0-44V-36M0-22V-14" />
      {tone === 1 ? <Cut paper="coral" line="thin" d="M-7-72L0-75L7-72L3-66H-3Z" /> : null}
    </>
  );
}

export function Pyramid(): ReactElement {
  return (
    <>
      <Cut paper="sun" d="M-70 0L0-90L24 0Z" />
      <Cut paper="sand" d="M24 0L0-90L70 0Z" />
      <Cut line="thin" d="M-44-18H-20M-30-44H-12M-36 0V-10" />
    </>
  );
}

export function Tent({ tone = 0 }: { readonly tone?: number }): ReactElement {
  const cloth = tone === 1 ? 'violet' : 'coral';
  return (
    <>
      <Cut paper={cloth} d="M-46 0L0-54L46 0Z" />
      <Cut paper="card" d="M-24 0L0-54L24 0Z" />
      <Cut paper="edge" line="none" d="M-9 0L0-26L9 0Z" />
      <Cut d="M0-54V-62" />
    </>
  );
}

export function Rock(): ReactElement {
  return (
    <>
      <Cut paper="desert-3" d="M-34 0L-28-20L-10-32L12-26L26-30L34 0Z" />
      <Cut line="thin" d="M-10-32L-4-14L-12 0M12-26L16-12" />
    </>
  );
}
