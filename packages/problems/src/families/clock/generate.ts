import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { hourOf, knobsOf, minutesOf, round, tones } from './params.ts';
import type { ClockParams, Knobs } from './params.ts';

type Drawn = Omit<ClockParams, 'tone'>;

const plain = { to: null, by: 0, options: [], sheet: null } as const;

export function generate(rng: Rng, level: Level, mode: Mode): ClockParams | null {
  const knobs = knobsOf(level);
  const from = rng.fork(mode);
  const drawn =
    mode === 'single' ? drawFind(from, knobs) : mode === 'graphic' ? drawSet(from, knobs) : drawNumber(from, knobs);
  return drawn && { ...drawn, tone: rng.fork('skin').pick(tones) };
}

/** A time on the steps of the level, and not on coarser ones. */
function drawTime(rng: Rng, step: Knobs['step']): number {
  const minutes = { 60: [0], 30: [30], 15: [15, 45], 5: [5, 10, 20, 25, 35, 40, 50, 55] } as const;
  return rng.int(0, 11) * 60 + rng.pick(minutes[step]);
}

function drawNumber(rng: Rng, knobs: Knobs): Drawn | null {
  const task = rng.pick(knobs.tasks);
  const from = drawTime(rng, task === 'later-hour' || task === 'hour' ? 60 : knobs.step);
  switch (task) {
    case 'hour':
      return { ...plain, task, from, truth: String(hourOf(from)) };
    case 'minutes':
      return { ...plain, task, from, truth: String(minutesOf(from)) };
    case 'later-hour': {
      const by = 60 * (knobs.technique === 1 ? rng.int(1, 2) : rng.int(3, 6));
      return { ...plain, task, from, by, truth: String(hourOf((from + by) % round)) };
    }
    case 'between':
      return drawBetween(rng, knobs, from);
    default:
      return drawDate(rng);
  }
}

/** How long it takes from one face to the other. Whole hours at the second level, minutes above. */
function drawBetween(rng: Rng, knobs: Knobs, drawn: number): Drawn | null {
  if (knobs.step === 30) {
    const [hours, half] = [rng.int(1, 6), rng.pick([0, 30])];
    const from = drawn - minutesOf(drawn) + half;
    return { ...plain, task: 'between', from, to: (from + 60 * hours) % round, truth: String(hours) };
  }
  const pass = passing(rng, knobs, drawn);
  if (pass === null) return null;
  return { ...plain, task: 'between', from: pass.from, to: (pass.from + pass.by) % round, truth: String(pass.by) };
}

/** A time and how much passes; quarters pass within the hour. */
function passing(rng: Rng, { step, by, crosses }: Knobs, drawn: number): { from: number; by: number } | null {
  if (by === null) {
    const [first = 0, second = 15] = rng.sample([0, 15, 30, 45], 2).sort((a, b) => a - b);
    if (first % 30 === 0 && second % 30 === 0) return null;
    return { from: drawn - minutesOf(drawn) + first, by: second - first };
  }
  const passes = step * rng.int(by[0] / step, by[1] / step);
  const isAcross = minutesOf(drawn) + passes > 60;
  return isAcross === crosses ? { from: drawn, by: passes } : null;
}

function drawDate(rng: Rng): Drawn {
  const sheet = { offset: rng.int(0, 6), days: rng.pick([28, 30, 31]), date: rng.int(1, 10) };
  const by = rng.int(7, Math.min(20, sheet.days - sheet.date));
  return { ...plain, task: 'date', from: 0, by, sheet, truth: String(sheet.date + by) };
}

/**
 * Options first: two hours crossed with two places of the long hand, or four whole hours; then the right one, so that
 * every face is as likely as any other.
 */
function drawFind(rng: Rng, knobs: Knobs): Drawn | null {
  const options = rng.shuffle(optionsOf(rng, knobs.step));
  // A set is taken only when every one of its faces could be the right one.
  if (options.some((time) => passesTo(time, knobs).length === 0)) return null;
  const right = rng.int(0, options.length - 1);
  const time = options[right] ?? 0;
  const by = rng.pick(passesTo(time, knobs));
  return { ...plain, task: 'find', from: (time - by + round) % round, by, options, truth: String(right) };
}

/** How long it may have taken to come to this time. */
function passesTo(time: number, { by, crosses }: Knobs): readonly number[] {
  if (by === null) return [0];
  const passes = Array.from({ length: (by[1] - by[0]) / 5 + 1 }, (_, i) => by[0] + 5 * i);
  return passes.filter((pass) => isAcross((time - pass + round) % round, pass) === crosses);
}

function isAcross(from: number, by: number): boolean {
  return minutesOf(from) + by > 60;
}

function optionsOf(rng: Rng, step: Knobs['step']): readonly number[] {
  if (step === 60)
    return rng.sample(
      Array.from({ length: 12 }, (_, i) => i * 60),
      4,
    );
  const hour = rng.int(0, 11);
  const other = (hour + rng.pick([1, 1, 6])) % 12;
  const minutes =
    step === 30
      ? [0, 30]
      : step === 15
        ? [rng.pick([15, 45]), rng.pick([0, 30])]
        : rng.sample([5, 10, 20, 25, 35, 40, 50, 55], 2);
  return [hour, other].flatMap((h) => minutes.map((m) => h * 60 + m));
}

/** The hands start at twelve, so twelve o'clock is never asked. */
function drawSet(rng: Rng, knobs: Knobs): Drawn | null {
  const drawn = drawTime(rng, knobs.step);
  const pass = knobs.by === null ? { from: drawn, by: 0 } : passing(rng, knobs, drawn);
  if (pass === null) return null;
  const time = (pass.from + pass.by) % round;
  if (time === 0) return null;
  return {
    ...plain,
    task: 'set',
    from: pass.from,
    by: pass.by,
    truth: `${Math.floor(time / 60)},${minutesOf(time) / 5}`,
  };
}
