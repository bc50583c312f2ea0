import { Cut, Dot, type Paper, starPath } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

/** Ten named levels, each a thing that is cut from paper (rule D-071). The first is the smallest, the last the sun. */
const things: readonly { readonly ground: Paper; readonly thing: ReactNode }[] = [
  {
    ground: 'meadow-2', // sprout
    thing: (
      <>
        <Cut line="near" d="M60 92Q58 74 60 58" />
        <Cut paper="leaf-2" d="M60 66Q34 66 30 42Q58 40 60 66Z" />
        <Cut paper="leaf" d="M60 58Q62 34 90 34Q88 60 60 58Z" />
        <Cut paper="trunk" d="M34 96Q60 80 86 96Z" />
      </>
    ),
  },
  {
    ground: 'sea-2', // paper boat
    thing: (
      <>
        <Cut paper="card" d="M60 28L84 64H36Z" />
        <Cut d="M60 28V64" />
        <Cut paper="violet" d="M24 64H96L80 88H40Z" />
        <Cut d="M26 96Q36 88 46 96T66 96T86 96" />
      </>
    ),
  },
  {
    ground: 'sun-soft', // kite
    thing: (
      <>
        <Cut d="M60 78Q50 90 62 96T58 108" />
        <Cut paper="coral" d="M60 22L86 50H34Z" />
        <Cut paper="sun" d="M34 50H86L60 80Z" />
        <Cut d="M60 22V80" />
      </>
    ),
  },
  {
    ground: 'space-1', // lantern
    thing: (
      <>
        <Cut d="M60 20V32" />
        <Cut paper="coral" d="M46 32H74L78 42H42Z" />
        <Cut paper="sun" d="M40 42H80V80H40Z" />
        <Cut d="M54 42V80M66 42V80" />
        <Cut paper="coral" d="M42 80H78L72 90H48Z" />
      </>
    ),
  },
  {
    ground: 'meadow-1', // windmill
    thing: (
      <>
        <Cut paper="card" d="M50 62H70L78 100H42Z" />
        <Cut paper="roof" d="M48 62L60 46L72 62Z" />
        <Cut paper="violet" d="M60 54L48 26L66 30Z" />
        <Cut paper="sun" d="M60 54L88 42L84 60Z" />
        <Cut paper="mint" d="M60 54L72 82L54 78Z" />
        <Cut paper="sky" d="M60 54L32 66L36 48Z" />
        <Dot paper="card" x={60} y={54} r={5} />
      </>
    ),
  },
  {
    ground: 'sky-soft', // balloon
    thing: (
      <>
        <Cut paper="coral" d="M60 20C86 20 92 50 70 74H50C28 50 34 20 60 20Z" />
        <Cut paper="cream" d="M60 20C72 32 72 56 64 74H56C48 56 48 32 60 20Z" />
        <Cut d="M52 74L54 86M68 74L66 86" />
        <Cut paper="trunk" d="M50 86H70L67 100H53Z" />
      </>
    ),
  },
  {
    ground: 'sea-1', // lighthouse
    thing: (
      <>
        <Cut paper="sun-soft" line="none" d="M68 42L104 28V58Z" />
        <Cut paper="sun" d="M50 36H70V50H50Z" />
        <Cut paper="roof" d="M46 36L60 22L74 36Z" />
        <Cut paper="card" d="M50 50H70L76 98H44Z" />
        <Cut paper="coral" d="M48.5 62H71.5L73.5 76H46.5Z" />
        <Cut d="M28 98H92" />
      </>
    ),
  },
  {
    ground: 'space-2', // comet
    thing: (
      <>
        <Cut paper="sky" d="M24 96L58 44L76 62Z" />
        <Cut paper="violet-soft" d="M20 74L56 46L66 54Z" />
        <Cut paper="sun" d={starPath(72, 46, 24)} />
      </>
    ),
  },
  {
    ground: 'peak-1', // castle
    thing: (
      <>
        <Cut paper="violet" d="M60 22V36M60 22L76 28L60 34Z" />
        <Cut paper="peak-3" d="M46 46V36H52V41H57V36H63V41H68V36H74V46Z" />
        <Cut paper="card" d="M46 46H74V98H46Z" />
        <Cut paper="peak-2" d="M28 98V58H34V63H40V58H46V98ZM74 98V58H80V63H86V58H92V98Z" />
        <Cut paper="trunk" d="M52 98V82Q60 70 68 82V98Z" />
      </>
    ),
  },
  {
    ground: 'violet-soft', // sun
    thing: (
      <>
        <Cut
          paper="sun"
          d="M60 14L67 31L83 22L82 40L100 41L89 55L104 65L87 71L92 89L75 83L69 100L58 86L44 97L42 79L24 81L33 66L17 57L34 50L28 33L46 37L48 19Z"
        />
        <Dot paper="cream" x={60} y={57} r={21} />
        <Cut d="M51 54V57M69 54V57M52 65Q60 72 68 65" />
      </>
    ),
  },
];

interface LevelBadgeProps {
  /** 1…10: the icon tier of the platform's level config. */
  readonly tier: number;
  readonly className?: string;
}

/** The picture of a named level on its hexagon. Decoration: its name stands beside it. */
export function LevelBadge({ tier, className }: LevelBadgeProps): ReactElement {
  const { ground, thing } = things[Math.min(things.length, Math.max(1, tier)) - 1] ?? { ground: 'card', thing: null };
  return (
    <svg className={['lk-lift', className].filter(Boolean).join(' ')} viewBox="0 0 120 124" aria-hidden>
      <Cut paper="edge" d="M60 10L112 38V92L60 120L8 92V38Z" />
      <Cut paper={ground} d="M60 4L112 32V86L60 114L8 86V32Z" />
      {thing}
    </svg>
  );
}
