const triangle = 'M0 -11L10 7H-10Z';
const square = 'M-8 -8H8V8H-8Z';
const hexagon = 'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z';
const disc = 'M-9 0a9 9 0 0 1 18 0a9 9 0 0 1 -18 0Z';
const bowl = 'M-11 -4H11A11 11 0 0 1 -11 -4Z';
const blade = 'M-11 8Q-11 -10 10 -10Q10 8 -11 8Z';
const petal = 'M0 12Q-11 2 0 -12Q11 2 0 12Z';

export const star = ['M0 -12L3.5 -4L12 -3.5L5.5 2L7.5 11L0 6L-7.5 11L-5.5 2L-12 -3.5L-3.5 -4Z', square];
export const flower = [petal, disc];
export const leaf = [blade, disc];
export const shape = [triangle, square, hexagon];

/** What confetti is cut to for each motif: outlines around 0,0. */
export const confettiShapes: Readonly<Record<string, readonly string[]>> = {
  boat: ['M-7 9V-13L11 9Z', 'M-15 -4H15L9 6H-9Z'],
  house: ['M-13 3L0 -10L13 3Z', square],
  kite: ['M0 -13L9 -3L0 13L-9 -3Z', triangle],
  fish: ['M-12 0Q-2 -10 8 0L13 -6V6L8 0Q-2 10 -12 0Z', disc],
  robot: ['M-9 -7H9V8H-9ZM0 -7V-13', hexagon],
  star,
  flower,
  butterfly: [petal, 'M0 8L-12 -9Q0 -12 0 -2Q0 -12 12 -9Z'],
  leaf,
  tree: leaf,
  firtree: [triangle, blade],
  apple: [disc, blade],
  pear: [disc, blade],
  mushroom: ['M-11 2A11 11 0 0 1 11 2Z', disc],
  ball: [disc, bowl],
  balloon: [disc, 'M0 -3L5 5H-5Z'],
  cup: [bowl, square],
  umbrella: ['M-11 2A11 11 0 0 1 11 2Z', bowl],
  shape,
};
