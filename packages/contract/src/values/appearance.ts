/** What a tenant may change of the widgets' look: the tokens without `--logikit-`. */
export const colourTokens = [
  'paper',
  'card',
  'sunk',
  'ink',
  'ink-2',
  'edge',
  'hair',
  'focus',
  'violet',
  'on-violet',
  'violet-soft',
  'violet-text',
  'sun',
  'on-sun',
  'sun-soft',
  'mint',
  'on-mint',
  'mint-soft',
  'coral',
  'on-coral',
  'coral-soft',
  'sky',
  'on-sky',
  'sky-soft',
] as const;
export const sizeTokens = ['radius-small', 'radius', 'radius-large'] as const;
export const appearanceTokens = [...colourTokens, ...sizeTokens, 'font'] as const;

export type AppearanceToken = (typeof appearanceTokens)[number];
export type Appearance = Readonly<Partial<Record<AppearanceToken, string>>>;

export const colourPattern = '^#[0-9a-f]{6}$';
export const sizePattern = '^\\d{1,2}(\\.\\d{1,2})?(px|rem)$';
/** Names of families: nothing that could end the declaration or fetch a file. */
export const fontPattern = '^[\\p{L}\\d][\\p{L}\\d ,\'"-]{0,119}$';

/** The ground of a problem unless its author wishes another, and what is written on it. */
const [PAPER, INK] = ['#FAFBFF', '#1F2340'];
const LEAST_CONTRAST = 4.5;

/** The author's ground (#rrggbb) in capitals, as far as it may go: paper instead of one on which the ink would be hard to read. */
export function groundOf(colour: string): string {
  return contrastOf(colour, INK) < LEAST_CONTRAST ? PAPER : colour.toUpperCase();
}

/** Contrast of two colours (#rrggbb) as WCAG 2 counts it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
