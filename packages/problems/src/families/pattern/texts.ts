import type { Asked, Language, Misconception, Mode, Solved, Texts } from '../../core/family.ts';
import { capital } from '../../lang/words.ts';
import { tagOf } from './distract.ts';
import { explain } from './explain.ts';
import { named, namedAnswer } from './named-beads.ts';
import { gapsOf } from './params.ts';
import type { PatternParams } from './params.ts';
import { words } from './words.ts';
import type { AskedFor, Words } from './words/shape.ts';

export function texts(params: PatternParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const asked = askedOf(params, mode);
  const questions = params.skin.kind === 'beads' ? say.questionOfBeads : say.question;
  const labels = params.options.map((option) => capital(language, say.bead(named(params, option))));
  return {
    title: say.title,
    question: questions[asked],
    alt: say.alt(params.row.map((bead) => (bead ? named(params, bead) : null))),
    narration: say.narration[asked],
    variants: mode === 'graphic' ? [] : labels.map((alt) => ({ text: '', alt })),
    hints: hintsOf(solved, say),
    steps: explain(params, solved, language),
    feedback: mode === 'graphic' ? {} : feedbackOf(params, say),
    praise: say.praise(namedAnswer(params)),
    strings: mode === 'graphic' ? stringsOf(params, labels, say) : {},
  };
}

function askedOf(params: PatternParams, mode: Mode): AskedFor {
  const gaps = gapsOf(params);
  if (mode === 'graphic') return gaps.length > 1 ? 'putAll' : 'put';
  return gaps[0] === params.row.length - 1 ? 'next' : 'missing';
}

function hintsOf({ trace }: Solved, { hints }: Words): Texts['hints'] {
  const aloud = { text: hints.aloud, highlight: [] };
  const first = trace[0];
  const isApart = trace.filter(({ key }) => key === 'unit' || key === 'grows').length > 1;
  if (isApart) return [aloud, { text: hints.apart, highlight: [] }];
  if (first?.key === 'grows') return [aloud, { text: hints.grows, highlight: [] }];
  return [aloud, { text: hints.repeats, highlight: first?.highlight ?? [] }];
}

function feedbackOf(params: PatternParams, say: Words): Texts['feedback'] {
  const gap = gapsOf(params)[0] ?? 0;
  const around: Readonly<Record<Misconception, number>> = {
    'pattern.repeats-last': gap - 1,
    'pattern.copies-next': gap + 1,
    'pattern.starts-again': 0,
  };
  const said: Readonly<Record<Misconception, string>> = say.feedback;
  const wrong = params.options.filter((_, i) => !params.right.includes(i));
  const tags = [...new Set(wrong.map((option) => tagOf(params, option)))];
  return Object.fromEntries(
    tags.map((tag) => {
      const bead = around[tag];
      return [tag, { text: said[tag] ?? '', highlight: [`bead-${bead ?? gap}`] }];
    }),
  );
}

function stringsOf(params: PatternParams, labels: readonly string[], say: Words): Texts['strings'] {
  const pieces = labels.map((text, i) => [`piece-${i}`, text] as const);
  const slots = gapsOf(params).map((gap, i) => [`slot-${gap}`, say.gap(i + 1)] as const);
  return Object.fromEntries([...pieces, ...slots]);
}
