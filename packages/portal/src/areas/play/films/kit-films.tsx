import './film.css';
import { Cut, Dot, KitCheering, KitOnPodium, KitSleeping, KitWaving, starPath } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

/** A meadow for Kit to be on; everything that moves has a class, and films.css moves it once. */
function Meadow({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <Cut paper="sea-1" line="none" d="M0 0H400V300H0Z" />
      <Cut paper="meadow-2" line="none" d="M0 200Q100 170 200 196T400 186V300H0Z" />
      <Cut paper="meadow-3" line="none" d="M0 240Q120 214 240 236T400 228V300H0Z" />
      {children}
    </>
  );
}

/** Kit walks in from the side and waves. */
export function KitHello(): ReactElement {
  return (
    <Meadow>
      <g className="film-walks">
        <g className="film-rocks" transform="translate(90 40)">
          <KitWaving />
        </g>
      </g>
    </Meadow>
  );
}

/** Kit jumps for joy, and paper flies. */
export function KitJumps(): ReactElement {
  return (
    <Meadow>
      {[70, 130, 280, 340].map((x, at) => (
        <g key={x} className="film-bursts" data-order={at}>
          <Cut paper={at % 2 ? 'sun' : 'coral'} line="thin" d={starPath(x, 80 + (at % 2) * 40, 16)} />
        </g>
      ))}
      <g className="film-jumps" transform="translate(80 40)">
        <KitCheering />
      </g>
    </Meadow>
  );
}

/** Kit sleeps: the breath goes up and down, and the moon rises. */
export function KitSleeps(): ReactElement {
  return (
    <>
      <Cut paper="space-3" line="none" d="M0 0H400V300H0Z" />
      {[40, 120, 330, 370].map((x, at) => (
        <g key={x} className="film-bursts" data-order={at}>
          <Dot x={x} y={50 + (at % 2) * 50} r={5} paper="sun" line="thin" />
        </g>
      ))}
      <Cut paper="space-2" line="none" d="M0 236Q120 214 240 236T400 228V300H0Z" />
      <g className="film-breathes">
        <g transform="translate(80 44)">
          <KitSleeping />
        </g>
      </g>
    </>
  );
}

/** Kit rises on the podium, and three stars come after one another. */
export function KitWins(): ReactElement {
  return (
    <Meadow>
      <g className="film-rises">
        <g transform="translate(80 56)">
          <KitOnPodium />
        </g>
      </g>
      {[130, 200, 270].map((x, at) => (
        <g key={x} className="film-bursts" data-order={at}>
          <Cut paper="sun" d={starPath(x, at === 1 ? 30 : 46, 22)} />
        </g>
      ))}
    </Meadow>
  );
}
