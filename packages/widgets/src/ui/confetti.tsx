import type { ReactElement } from 'react';

const triangle = 'M0 -11L10 7H-10Z';
const square = 'M-8 -8H8V8H-8Z';
const hexagon = 'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z';
const disc = 'M-9 0a9 9 0 0 1 18 0a9 9 0 0 1 -18 0Z';
const bowl = 'M-11 -4H11A11 11 0 0 1 -11 -4Z';
const leaf = 'M-11 8Q-11 -10 10 -10Q10 8 -11 8Z';
const petal = 'M0 12Q-11 2 0 -12Q11 2 0 12Z';

/** Paper of the celebration: outlines around 0,0, cut from the problem's own motif. */
const cuts: Readonly<Record<string, readonly string[]>> = {
  boat: ['M-7 9V-13L11 9Z', 'M-15 -4H15L9 6H-9Z'],
  house: ['M-13 3L0 -10L13 3Z', square],
  kite: ['M0 -13L9 -3L0 13L-9 -3Z', triangle],
  fish: ['M-12 0Q-2 -10 8 0L13 -6V6L8 0Q-2 10 -12 0Z', disc],
  robot: ['M-9 -7H9V8H-9ZM0 -7V-13', hexagon],
  star: ['M0 -12L3.5 -4L12 -3.5L5.5 2L7.5 11L0 6L-7.5 11L-5.5 2L-12 -3.5L-3.5 -4Z', square],
  flower: [petal, disc],
  butterfly: [petal, 'M0 8L-12 -9Q0 -12 0 -2Q0 -12 12 -9Z'],
  leaf: [leaf, disc],
  tree: [leaf, disc],
  firtree: [triangle, leaf],
  apple: [disc, leaf],
  pear: [disc, leaf],
  mushroom: ['M-11 2A11 11 0 0 1 11 2Z', disc],
  ball: [disc, bowl],
  balloon: [disc, 'M0 -3L5 5H-5Z'],
  cup: [bowl, square],
  umbrella: ['M-11 2A11 11 0 0 1 11 2Z', bowl],
  shape: [triangle, square, hexagon],
};

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

/** Paper confetti in the problem's motif. It ends by itself and never catches a click. */
export function Confetti({ motif }: { readonly motif: string | null }): ReactElement {
  const shapes = cuts[motif ?? ''] ?? cuts['shape'] ?? [];
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
