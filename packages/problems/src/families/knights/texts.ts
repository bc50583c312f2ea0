import type { Asked, Language, Misconception, Texts } from '../../core/family.ts';
import { numeral } from '../../lang/numerals.ts';
import { variantsOf } from './distract.ts';
import { letters } from './params.ts';
import type { KnightsParams, Letter, Speech } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: KnightsParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { asked, speeches, truth } = params;
  const told = (spell: (n: number) => string): string =>
    [say.rule, ...speeches.map((one, i) => say.quote(letterOf(i), speechWords(one, say, spell)))].join(' ');
  const feedback: Readonly<Record<Misconception, string>> = say.feedback;
  const tags = variantsOf(params).flatMap(({ tag }) => tag ?? []);
  const steps = solved.trace.map(({ key, args, highlight }) => ({
    text: say.steps[key === 'true' ? 'true' : 'false'](letterOf(Number(args['who']))),
    highlight,
  }));
  const knights = truth.flatMap((isKnight, i) => (isKnight ? [i] : []));
  return {
    title: say.title,
    question: `${told(String)} ${say.ask[asked]}`,
    narration: `${told((n) => numeral(language, n))} ${say.find[asked]}`,
    alt: say.alt(speeches.length),
    variants: speeches.map((_, i) => ({ text: '', alt: say.speaker(letterOf(i)) })),
    hints: say.hints.map((text) => ({ text, highlight: [] })),
    steps: [...steps, { text: say.steps.answer(knights.map(letterOf)), highlight: knights.map((i) => `speaker-${i}`) }],
    feedback: Object.fromEntries(tags.map((tag) => [tag, { text: feedback[tag] ?? '', highlight: [] }])),
    praise: say.praise,
    strings: {},
  };
}

function letterOf(index: number): Letter {
  return letters[index] ?? 'A';
}

function speechWords(speech: Speech, { speeches: say }: Words, spell: (n: number) => string): string {
  if (speech.says === 'count') return say.count(spell(speech.n));
  const a = letterOf(speech.a);
  if (!('b' in speech)) return say[speech.says](a);
  const b = letterOf(speech.b);
  switch (speech.says) {
    case 'both-knights':
      return say.bothKnights(a, b);
    case 'both-liars':
      return say.bothLiars(a, b);
    default:
      return say[speech.says](a, b);
  }
}
