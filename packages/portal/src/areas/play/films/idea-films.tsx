import './film.css';
import { Cut, Dot, starPath } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

/** A sheet of paper on which an idea is shown once; films.css moves what has a class. */
function Sheet({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <Cut paper="paper" line="none" d="M0 0H400V300H0Z" />
      {children}
    </>
  );
}

const boat = 'M-26 10H26L16 26H-16Z M-3 6V-28L20 6Z';

/** Two kinds take turns; the last place fills by the rule. */
export function PatternFilm(): ReactElement {
  return (
    <Sheet>
      <Cut paper="sea-2" line="none" d="M0 180Q100 168 200 180T400 180V300H0Z" />
      {[0, 1, 2, 3, 4].map((at) => (
        <g key={at} className="film-comes" data-order={at}>
          <Cut
            paper={at % 2 ? 'sun' : 'coral'}
            d={boat}
            at={`translate(${60 + at * 70} 150) scale(${at % 2 ? '-1 1' : '1 1'})`}
          />
        </g>
      ))}
      <g className="film-late">
        <Cut d="M302 96H378V190H302Z" />
      </g>
    </Sheet>
  );
}

/** A shape folds over the line and meets its mirror image. */
export function MirrorFilm(): ReactElement {
  const half = 'M200 60L130 90L150 140L90 180L130 240L200 230Z';
  return (
    <Sheet>
      <Cut paper="sky" d={half} />
      <g className="film-folds">
        <Cut paper="sky" d={half} />
      </g>
      <path className="film-line" d="M200 30V270" />
    </Sheet>
  );
}

/** A pair of scales: one side sinks, then the same comes to the other side. */
export function BalanceFilm(): ReactElement {
  return (
    <Sheet>
      <Cut paper="violet" d="M190 110H210L222 262H178Z" />
      <g className="film-tilts">
        <Cut paper="sand" d="M60 104H340V118H60Z" />
        <Cut paper="card" d="M50 118H150L134 150H66ZM250 118H350L334 150H266Z" />
        <Dot x={80} y={84} r={20} paper="coral" />
        <Dot x={120} y={84} r={20} paper="coral" />
        <g className="film-drops">
          <Cut paper="mint" d="M268 64H332V104H268Z" />
        </g>
      </g>
      <Dot x={200} y={110} r={10} paper="sun" />
    </Sheet>
  );
}

/** A quarter turn, and once more, and once more: after four it lies as before. */
export function TurnFilm(): ReactElement {
  return (
    <Sheet>
      <Cut paper="sunk" d="M110 60H290V240H110Z" />
      <g className="film-turns">
        <Cut paper="mint" d="M140 90H200V150H260V210H140Z" />
        <Cut paper="sun" line="thin" d={starPath(170, 120, 18)} />
      </g>
    </Sheet>
  );
}
