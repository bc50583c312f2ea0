/** What the product says about itself and can count itself (specification 1, lines 12 and 204). */
export const marketing = {
  logic: { gradeFrom: 0, gradeTo: 5, childProblems: 2000, adultProblems: 1500 },
} as const;

/** What only somebody else can count: shown with its source, or not at all (rule D-262). */
const figureKeys = [
  'logic.rating',
  'logic.reviews',
  'logic.players',
  'logic.countries',
  'maths.rating',
  'maths.players',
  'games.rating',
] as const;

export type FigureKey = (typeof figureKeys)[number];

export interface Figure {
  readonly key: FigureKey;
  readonly value: number;
  /** Who says so, as it is printed: "App Store". */
  readonly source: string;
  /** Where one can read it: an https address. */
  readonly url: string;
  /** The day on which it was so: `2026-10-01`. */
  readonly asOf: string;
}

export type Figures = Readonly<Partial<Record<FigureKey, Figure>>>;

const DAY_MS = 86_400_000;
/** An older figure is not shown. */
const LONGEST_DAYS = 400;

/**
 * The figures of a file (an array of `Figure`) that may be shown at `now`: those that are whole and not too old. Throws an
 * `Error` that names the entry where it is not a figure at all.
 */
export function figuresOf(file: unknown, now: Date): Figures {
  if (!Array.isArray(file)) throw new Error('Figures are a list of {key, value, source, url, asOf}');
  const shown = file.map(figureIn).filter((figure) => isWhole(figure) && isFresh(figure, now));
  return Object.fromEntries(shown.map((figure) => [figure.key, figure]));
}

function figureIn(entry: unknown): Partial<Figure> & Pick<Figure, 'key'> {
  const key = typeof entry === 'object' && entry !== null && 'key' in entry ? entry.key : undefined;
  const known = figureKeys.find((one) => one === key);
  if (!known) throw new Error(`There is no figure "${String(key)}"; there are ${figureKeys.join(', ')}`);
  return { ...(entry as Partial<Figure>), key: known }; // its other fields are looked at by isWhole
}

function isWhole(figure: Partial<Figure>): figure is Figure {
  const { value, source, url, asOf } = figure;
  return (
    typeof value === 'number' &&
    value > 0 &&
    typeof source === 'string' &&
    source.trim() !== '' &&
    typeof url === 'string' &&
    url.startsWith('https://') &&
    typeof asOf === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(asOf)
  );
}

function isFresh({ asOf }: Figure, now: Date): boolean {
  const age = now.getTime() - Date.parse(asOf);
  return age >= 0 && age <= LONGEST_DAYS * DAY_MS;
}
