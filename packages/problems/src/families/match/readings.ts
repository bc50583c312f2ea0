import { laid } from './glyphs.ts';
import { isOneOf } from '../../core/list.ts';

/** What a cell may be read as after some matches have gone from it and some have come. */
export interface Reading {
  /** A digit that is laid in another way has a mark behind it: "6'". */
  readonly as: string;
  readonly gone: number;
  readonly came: number;
}

/**
 * Ways in which people lay a digit besides ours. A puzzle that could be solved with them would have a second answer, so
 * the solver reads them too: 6 without its top, 9 without its bottom, 7 with a hook, and a digit that is gone.
 */
const others: Readonly<Record<string, string>> = { "6'": 'fgcde', "9'": 'abcfg', "7'": 'abcf', _: '' };

const digits: readonly (readonly [string, readonly string[]])[] = [
  ...Array.from('0123456789').map((digit) => [digit, laid[digit] ?? []] as const),
  ...Object.entries(others).map(([name, places]) => [name, Array.from(places)] as const),
];

/** A sign may be turned into another one by these matches; "−" and "=" too, although their lines lie elsewhere. */
const signs: Readonly<Record<string, readonly Reading[]>> = {
  '+': [
    { as: '−', gone: 1, came: 0 },
    { as: '=', gone: 1, came: 1 },
  ],
  '−': [
    { as: '+', gone: 0, came: 1 },
    { as: '=', gone: 0, came: 1 },
  ],
  '=': [
    { as: '−', gone: 1, came: 0 },
    { as: '+', gone: 1, came: 1 },
  ],
};

const tables = new Map<string, readonly Reading[]>();

/** Everything that a cell can become, itself first. */
export function readingsOf(glyph: string): readonly Reading[] {
  const known = tables.get(glyph);
  if (known) return known;
  const same = { as: glyph, gone: 0, came: 0 };
  const made = /\d/.test(glyph) ? [same, ...digitReadings(glyph)] : [same, ...(signs[glyph] ?? [])];
  tables.set(glyph, made);
  return made;
}

function digitReadings(glyph: string): readonly Reading[] {
  const from = laid[glyph] ?? [];
  return digits
    .filter(([name]) => name !== glyph)
    .map(([name, places]) => ({
      as: name,
      gone: from.filter((place) => !places.includes(place)).length,
      came: places.filter((place) => !isOneOf(from, place)).length,
    }));
}
