import type { ReactElement } from 'react';

const papers = ['plum', 'sun', 'cream', 'mint', 'cyan'];

/** Where the pieces land: around the picture, never over it. x, y in the celebration's view, then the turn. */
const places: readonly (readonly [x: number, y: number, turn: number])[] = [
  [18, 40, 0],
  [60, 10, 331],
  [112, 34, 104],
  [170, 6, 75],
  [226, 30, 262],
  [282, 8, 191],
  [330, 40, 118],
  [372, 16, 270],
  [398, 90, 271],
  [8, 130, 195],
  [392, 190, 246],
  [4, 230, 228],
  [400, 280, 294],
  [12, 320, 87],
  [388, 360, 134],
  [40, 398, 254],
  [120, 408, 251],
  [210, 402, 19],
  [300, 410, 246],
];

/** Paper confetti, cut to these outlines around 0,0. It ends by itself and never catches a click. */
export function Confetti({ shapes }: { readonly shapes: readonly string[] }): ReactElement {
  return (
    <svg className="lk-confetti lk-art" viewBox="0 0 408 420" preserveAspectRatio="none" aria-hidden="true">
      {places.map(([x, y, turn], index) => (
        <g key={index} className="lk-fall" style={{ animationDelay: `${index * 25}ms` }}>
          <path
            className="lk-o lk-scrap"
            data-paper={papers[index % papers.length]}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d={shapes[index % shapes.length]}
          />
        </g>
      ))}
    </svg>
  );
}
