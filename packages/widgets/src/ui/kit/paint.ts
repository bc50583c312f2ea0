/** Kit never changes clothes: the same colours in every theme, so they are literals and not tokens. */
export const paint = {
  ink: '#1F2340',
  fur: '#FF8A3C',
  furShade: '#D9601A',
  cream: '#FFF4E2',
  kerchief: '#5B4FE0',
  white: '#FFFFFF',
  sun: '#FFC83D',
  mint: '#1FA98F',
  coral: '#E4573D',
  sky: '#4DB8FF',
} as const;

/** The cut edge of every part; children inherit it from the fox's group. */
export const outline = {
  stroke: paint.ink,
  strokeWidth: 7,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
