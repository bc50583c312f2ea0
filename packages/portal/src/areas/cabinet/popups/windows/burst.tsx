import './burst.css';
import { Cut, type Paper } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

const cuts = [
  'M0 -11L10 7H-10Z',
  'M-8 -8H8V8H-8Z',
  'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z',
  'M0 -13L9 -3L0 13L-9 -3Z',
];
const papers: readonly Paper[] = ['sun', 'violet', 'mint', 'coral', 'sky'];
const pieces = Array.from({ length: 18 }, (_, index) => {
  // Around the circle by the golden angle, in three rings: even, and never in rows.
  const angle = index * 2.399_963;
  const reach = 74 + (index % 3) * 30;
  return {
    x: Math.round(Math.cos(angle) * reach),
    y: Math.round(Math.sin(angle) * reach * 0.72),
    turn: (index * 67) % 360,
  };
});

/** Paper that flies from the middle and stays where it lands. It takes 900 ms, and with reduced motion it only appears. */
export function Burst(): ReactElement {
  return (
    <svg className="burst" viewBox="-160 -110 320 220" aria-hidden>
      {pieces.map(({ x, y, turn }, index) => (
        <g key={index} className="burst-piece">
          <Cut
            paper={papers[index % papers.length]}
            line="thin"
            d={cuts[index % cuts.length] ?? ''}
            at={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}
          />
        </g>
      ))}
    </svg>
  );
}
