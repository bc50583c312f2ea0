import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { asksHours, stepKey } from './draw.ts';
import { hourOf, minutesOf, plateOf, round } from './params.ts';
import type { ClockParams } from './params.ts';
import { words } from './words.ts';
import type { Ask, Time, Words } from './words/shape.ts';

export function texts(params: ClockParams, { trace }: Solved, language: Language): Texts {
  const say = words[language];
  const ask = askOf(params);
  const told = { time: timeOf(params.from), by: ask === 'later-hour' ? params.by / 60 : params.by };
  const [first, second] = say.hints[hintOf(params)];
  const variants = params.task === 'find' ? variantsOf(params) : [];
  const said: Readonly<Record<string, string>> = say.feedback;
  return {
    title: say.title,
    question: say.question[ask](told),
    alt: alt(params, say),
    narration: say.narration[ask](told),
    variants: variants.map((_, i) => ({ text: '', alt: say.alt.variant(timeOf(params.options[i] ?? 0)) })),
    hints: [
      { text: first, highlight: [] },
      { text: second, highlight: [] },
    ],
    steps: [...trace.map((step) => ({ text: sentence(step, say), highlight: step.highlight })), answer(params, say)],
    feedback: Object.fromEntries(
      variants.flatMap(({ tag }) =>
        tag === undefined ? [] : [[tag, { text: said[tag] ?? '', highlight: ['plate'] }] as const],
      ),
    ),
    praise: say.praise(isTimeAsked(params) ? plateOf(thenOf(params)) : params.truth),
    strings: params.task === 'set' ? strings(say) : {},
  };
}

function timeOf(time: number): Time {
  return { hour: hourOf(time), minutes: minutesOf(time) };
}

function thenOf({ from, by }: ClockParams): number {
  return (from + by) % round;
}

function isTimeAsked({ task }: ClockParams): boolean {
  return task === 'find' || task === 'set';
}

function askOf(params: ClockParams): Ask {
  const { task, by } = params;
  if (task === 'between') return asksHours(params) ? 'hours-between' : 'minutes-between';
  if (task === 'find') return by > 0 ? 'find-later' : 'find';
  if (task === 'set') return by > 0 ? 'set-later' : 'set';
  return task;
}

function hintOf({ task, by }: ClockParams): keyof Words['hints'] {
  if (task === 'date') return 'date';
  if (task === 'between' || task === 'later-hour' || (by > 0 && task === 'find')) return 'pass';
  return task === 'set' ? 'set' : 'read';
}

function alt(params: ClockParams, say: Words): string {
  const { task, from, to, by, sheet } = params;
  if (task === 'date') return say.alt.sheet(sheet?.days ?? 0, sheet?.date ?? 0);
  if (task === 'between') return say.alt.two(timeOf(from), timeOf(to ?? 0));
  if (!isTimeAsked(params)) return say.alt.face(timeOf(from));
  return by > 0 ? `${say.alt.plate(timeOf(from))} ${say.alt.later(by)}` : say.alt.plate(timeOf(from));
}

function answer(params: ClockParams, say: Words): Texts['steps'][number] {
  const { task, truth } = params;
  if (isTimeAsked(params)) return { text: say.steps.answerTime(plateOf(thenOf(params))), highlight: ['plate'] };
  const n = Number(truth);
  const { hour, hours, minutes, date } = say.steps.answer;
  if (task === 'date') return { text: date(n), highlight: ['sheet'] };
  if (task === 'hour' || task === 'later-hour') return { text: hour(n), highlight: ['ask'] };
  const isHours = task === 'between' && asksHours(params);
  return { text: isHours ? hours(n) : minutes(n), highlight: ['ask'] };
}

function sentence({ key, args }: Step, { steps: say }: Words): string {
  const n = (name: string): number => Number(args[name]);
  const text = (name: string): string => String(args[name]);
  switch (key) {
    case 'hour-hand':
      return say.hourHand(n('hour'));
    case 'long-hand':
      return say.longHand(n('mark'));
    case 'fives':
      return say.fives(n('mark'), n('minutes'));
    case 'hours-on':
      return say.hoursOn(n('hours'), n('hour'));
    case 'two-faces':
      return say.twoFaces(text('from'), text('to'));
    case 'rounds':
      return say.rounds(n('hours'));
    case 'minutes-on':
      return say.minutesOn(n('minutes'));
    case 'to-full':
      return say.toFull(n('minutes'));
    case 'from-full':
      return say.fromFull(n('first'), n('second'), n('minutes'));
    case 'weeks':
      return say.weeks(n('from'), n('plus'), n('to'));
    case 'days':
      return say.days(n('from'), n('plus'), n('to'));
    case 'later':
      return say.later(text('from'), n('minutes'), text('to'));
    case 'long-at':
      return say.longAt(n('mark'));
    case 'short-at':
      return say.shortAt(n('hour'));
    default:
      return say.shortPast(n('hour'), n('next'));
  }
}

function strings({ strings: say }: Words): Texts['strings'] {
  const marks = Array.from({ length: 12 }, (_, step) => [stepKey(step), say.mark(step || 12)] as const);
  return Object.fromEntries([...marks, ['hand.hour', say.hour], ['hand.minute', say.minute]]);
}
