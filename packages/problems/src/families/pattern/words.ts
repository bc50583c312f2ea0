import type { Language } from '../../core/family.ts';
import { colourAdjective } from '../../lang/colours.ts';
import { adjective, described, list, noun } from '../../lang/words.ts';
import { gapsOf } from './params.ts';
import type { Bead, PatternParams } from './params.ts';

/** "red star", "apple"; with `article` "a red star", "an apple". */
export function beadWords({ skin }: PatternParams, bead: Bead, { language, article = false }: Told): string {
  const form = article ? ({ article: 'a' } as const) : {};
  if (skin.kind === 'objects') return described(language, { noun: skin.objects[bead.shape] ?? 'apple' }, form);
  const colour = colourAdjective(language, skin.colours[bead.colour] ?? 'yellow');
  return described(language, { noun: skin.shapes[bead.shape] ?? 'circle', adjectives: [colour] }, form);
}

interface Told {
  readonly language: Language;
  readonly article?: boolean;
}

/** The row in words; a gap is named, not filled. */
export function rowWords(params: PatternParams, language: Language): string {
  const { row, gap } = { en: { row: 'A row', gap: 'a gap' }, ru: { row: 'Ряд', gap: 'пропуск' } }[language];
  return `${row}: ${params.row.map((bead) => (bead ? beadWords(params, bead, { language }) : gap)).join(', ')}.`;
}

/** The repeated part that begins at `start`, told by shape, by colour or by both. */
export function unitWords(params: PatternParams, unit: Unit, language: Language): string {
  const { skin, row } = params;
  return Array.from({ length: unit.period }, (_, i) => {
    // A gap inside the part is told by the bead that stands at the same place of another part.
    const bead = row.find((one, at) => one !== null && (at - unit.start - i) % unit.period === 0) ?? {
      shape: 0,
      colour: 0,
    };
    if (unit.what === 'both' || skin.kind === 'objects') return beadWords(params, bead, { language });
    if (unit.what === 'shape') return noun(language, skin.shapes[bead.shape] ?? 'circle');
    return adjective(language, colourAdjective(language, skin.colours[bead.colour] ?? 'yellow'), { noun: 'colour' });
  }).join(', ');
}

export interface Unit {
  readonly what: string;
  readonly period: number;
  readonly start: number;
}

export function answerWords(params: PatternParams, language: Language): string {
  const beads = gapsOf(params).map((_, i) => params.options[params.right[i] ?? 0] ?? { shape: 0, colour: 0 });
  return list(
    language,
    beads.map((bead) => beadWords(params, bead, { language, article: true })),
  );
}
