/** Literal colours: a picture travels as presentation attributes and meets no stylesheet. Values of look/tokens.css, light. */
export const ink = '#1F2340';

/** The four colours that may carry meaning: at least ΔE 50 apart for every kind of colour vision. */
export const meaning = { red: '#C62828', yellow: '#FDD835', blue: '#4DD0E1', purple: '#5E35B1' } as const;

export type ColourId = keyof typeof meaning;

export const colourIds: readonly ColourId[] = ['red', 'yellow', 'blue', 'purple'];

/** Colours that only decorate. They never tell one answer from another. */
export const paper = {
  white: '#FFFFFF',
  cream: '#FFF4E2',
  sunk: '#EEF0FB',
  fur: '#FF8A3C',
  leaf: '#4DBE85',
  meadow: '#9FDDAE',
  meadowFar: '#E3F6E6',
  sea: '#92D0FA',
  seaFar: '#DDF2FF',
  trunk: '#B9794B',
  roof: '#F2704F',
  sun: '#FFC83D',
  sand: '#FFE3A6',
  pink: '#FFB3C7',
  violet: '#5B4FE0',
  mint: '#1FA98F',
  mintSoft: '#D6F3EA',
  coral: '#E4573D',
  hair: '#D5D9EE',
} as const;
