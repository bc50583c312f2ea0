import type { Asked, Language, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { pointKey } from './draw.ts';
import { explain, nameOf } from './explain.ts';
import type { Choice, EulerParams, Figure, Stroke } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: EulerParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const steps = explain(params, solved, language);
  return params.task === 'stroke'
    ? { ...strokeTexts(params, say), steps }
    : { ...choiceTexts(params, mode === 'multi' ? 'several' : 'one', say), steps };
}

function strokeTexts(params: Stroke, say: Words): Omit<Texts, 'steps'> {
  const { figure, start } = params;
  const asked = `${say.draw} ${say.begin(nameOf(start))}`;
  const joined = (point: number): readonly string[] =>
    figure.lines.flatMap(([a, b]) => (a === point ? [nameOf(b)] : b === point ? [nameOf(a)] : []));
  return {
    title: say.title.stroke,
    question: asked,
    alt: `${say.alt.figure(figure.points.length, figure.lines.length, pairsOf(figure))} ${say.alt.start(nameOf(start))}`,
    narration: asked,
    variants: [],
    hints: [
      { text: say.hints.finger, highlight: [`point-${start}`] },
      { text: say.hints.wayBack, highlight: [] },
      { text: say.hints.end, highlight: [] },
    ],
    feedback: {},
    praise: say.praise.stroke,
    strings: Object.fromEntries(
      figure.points.map((_, point) => [pointKey(point), say.alt.point(nameOf(point), joined(point))]),
    ),
  };
}

function choiceTexts(params: Choice, kind: 'one' | 'several', say: Words): Omit<Texts, 'steps'> {
  const said: Readonly<Record<string, string>> = say.feedback;
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  return {
    title: say.title[kind],
    question: `${say.which[kind]} ${say.rule}`,
    alt: say.alt.set(params.figures.length),
    narration: `${say.find[kind]} ${say.rule}`,
    variants: params.figures.map((figure, index) => ({
      text: '',
      alt: say.alt.coloured(params.colours[index] ?? 'red', {
        points: figure.points.length,
        lines: figure.lines.length,
        pairs: pairsOf(figure),
      }),
    })),
    hints: [
      { text: say.hints.finger, highlight: [] },
      { text: say.hints.odd, highlight: [] },
    ],
    feedback: Object.fromEntries(used.map((tag) => [tag, { text: said[tag] ?? '', highlight: [] }])),
    praise: say.praise.choice,
    strings: {},
  };
}

function pairsOf({ lines }: Figure): readonly string[] {
  return lines.map(([a, b]) => `${nameOf(a)}–${nameOf(b)}`);
}
