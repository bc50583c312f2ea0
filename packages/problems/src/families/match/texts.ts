import type { Asked, Language, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import { linesOf } from './figures.ts';
import { laid, placesOf, spaced } from './glyphs.ts';
import type { EquationParams, FigureParams, MatchParams } from './params.ts';
import { spotId } from './scene.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: MatchParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const told = params.kind === 'equation' ? equationTexts(params, solved, say) : figureTexts(params, say);
  return { ...told, steps: explain(solved, say) };
}

function equationTexts(params: EquationParams, solved: Solved, say: Words): Omit<Texts, 'steps'> {
  const { shown, action, count, ask } = params;
  const task = say.task[action][count === 2 ? 2 : 1];
  const asked = { matches: '', right: ` ${say.right}`, option: ` ${say.option}` }[ask];
  const spoken = { matches: '', right: ` ${say.findRight}`, option: ` ${say.findOption}` }[ask];
  const variants = ask === 'option' ? variantsOf(params) : [];
  const said: Readonly<Record<string, string>> = say.feedback;
  return {
    title: say.title.equation,
    question: `${task}${asked}`,
    narration: `${task}${spoken}`,
    alt: say.altEquation(spaced(shown)),
    variants: params.options.map((option) => ({ text: '', alt: spaced(option) })),
    hints: equationHints(params, solved, say),
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) => (tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight: [] }]])),
    ),
    praise: say.praise,
    strings: ask === 'matches' ? equationStrings(params, say) : {},
  };
}

function equationHints({ ask, shown }: EquationParams, { trace }: Solved, say: Words): Texts['hints'] {
  const first = trace.find(({ key }) => key === 'match.change');
  const isSign = /[+−]/.test(Array.from(shown)[Number(first?.args['cell'])] ?? '');
  return [
    { text: ask === 'option' ? say.hints.compare : say.hints.sides, highlight: [] },
    { text: isSign ? say.hints.sign : say.hints.cell, highlight: first?.highlight ?? [] },
  ];
}

function equationStrings({ shown }: EquationParams, say: Words): Texts['strings'] {
  const entries = Array.from(shown).flatMap((glyph, cell) =>
    placesOf(glyph).map((place) => {
      const lies = (laid[glyph] ?? []).includes(place);
      return [spotId(cell, place), say.spot({ number: cell + 1, glyph, place, lies })] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function figureTexts(params: FigureParams, say: Words): Omit<Texts, 'steps'> {
  const { rows, columns, ask, count, left, solution } = params;
  const isCounting = ask === 'squares';
  const [first, second] = isCounting ? (['small', 'large'] as const) : (['shared', 'loose'] as const);
  return {
    title: say.title[ask],
    question: isCounting ? say.squares : `${say.take[count]} ${say.squaresLeft(left)}`,
    narration: isCounting ? say.findSquares : `${say.take[count]} ${say.squaresLeftSpoken(left)}`,
    alt: say.altFigure(rows, columns, figureAlt(params, say)),
    variants: [],
    hints: [
      { text: say.hints[first], highlight: [] },
      { text: say.hints[second], highlight: [] },
    ],
    feedback: {},
    praise: say.praiseSquares(isCounting ? Number(solution) : left),
    strings: isCounting ? {} : figureStrings(params, say),
  };
}

function figureAlt(params: FigureParams, say: Words): string {
  const lines = linesOf(params).map((line, place) => ({ ...line, lies: params.sticks[place] ?? false }));
  const told = (way: 'across' | 'down', row: number): string => {
    const places = lines.filter((line) => line.way === way && line.row === row).map(({ lies }) => lies);
    return say.altLine({ way, number: row + 1, places });
  };
  const rows = Array.from({ length: params.rows }, (_, row) => [told('across', row), told('down', row)]);
  return [...rows.flat(), told('across', params.rows)].join(' ');
}

function figureStrings(params: FigureParams, say: Words): Texts['strings'] {
  const entries = linesOf(params).map(
    ({ way, row, column }, place) => [`stick-${place}`, say.stick({ way, row: row + 1, column: column + 1 })] as const,
  );
  return Object.fromEntries(entries.filter((_, place) => params.sticks[place]));
}
