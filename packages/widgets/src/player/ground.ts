const PAPER = '#fafbff';

/**
 * The author's ground colour as far as it may go: nothing for the default, and nothing for a colour
 * on which the ink would be hard to read (4.5 : 1).
 */
export function groundColour(colour: string): string | undefined {
  const value = colour.toLowerCase();
  return value === PAPER || luminance(value) < MIN_LUMINANCE ? undefined : value;
}

/** Ink #1F2340 has a luminance of 0.0187: a ground at 4.5 : 1 over it has at least this. */
const MIN_LUMINANCE = 4.5 * (0.0187 + 0.05) - 0.05;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
