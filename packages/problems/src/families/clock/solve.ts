import type { Solved, Step } from '../../core/family.ts';
import { hourOf, minutesOf, plateOf, round } from './params.ts';
import type { ClockParams } from './params.ts';

type Seen = Omit<ClockParams, 'truth' | 'tone'>;

/** Lets the hands walk, five minutes at a time, and counts days on the sheet. */
export function solve(params: Seen): Solved {
  return { answers: answersOf(params).slice(0, 2), trace: traceOf(params), technique: techniqueOf(params) };
}

const tick = 5;

/** Where the hands are after so many minutes. */
function walk(from: number, minutes: number): number {
  let time = from;
  for (let passed = 0; passed < minutes; passed += tick) time = time + tick === round ? 0 : time + tick;
  return time;
}

function answersOf({ task, from, to, by, options, sheet }: Seen): readonly string[] {
  const then = walk(from, task === 'date' ? 0 : by);
  switch (task) {
    case 'hour':
    case 'later-hour':
      return [String(hourOf(then))];
    case 'minutes':
      return [String(minutesOf(from))];
    case 'between': {
      const passed = Array.from({ length: round / tick - 1 }, (_, i) => (i + 1) * tick).find(
        (n) => walk(from, n) === to,
      );
      if (passed === undefined) return [];
      return [String(areHours(from, to ?? 0) ? passed / 60 : passed)];
    }
    case 'date': {
      if (sheet === null) return [];
      const dates = Array.from({ length: sheet.days }, (_, i) => i + 1);
      return dates.filter((date) => date - sheet.date === by).map(String);
    }
    case 'find':
      return options.flatMap((time, index) => (time === then ? [String(index)] : []));
    case 'set':
      return [`${Math.floor(then / 60)},${minutesOf(then) / tick}`];
  }
}

/** The long hand stands where it stood: whole hours have passed. */
export function areHours(from: number, to: number): boolean {
  return minutesOf(from) === minutesOf(to);
}

function traceOf(params: Seen): readonly Step[] {
  const { task, from, to, by, sheet } = params;
  const then = walk(from, task === 'date' ? 0 : by);
  const face = ['face-0'];
  switch (task) {
    case 'hour':
      return [{ key: 'hour-hand', args: { hour: hourOf(from) }, highlight: face }];
    case 'minutes':
      return [
        { key: 'long-hand', args: { mark: minutesOf(from) / tick }, highlight: face },
        { key: 'fives', args: { mark: minutesOf(from) / tick, minutes: minutesOf(from) }, highlight: face },
      ];
    case 'later-hour':
      return [
        { key: 'hour-hand', args: { hour: hourOf(from) }, highlight: face },
        { key: 'hours-on', args: { hours: by / 60, hour: hourOf(then) }, highlight: face },
      ];
    case 'between':
      return betweenTrace(from, to ?? 0);
    case 'date': {
      const [weeks, days] = [Math.floor(by / 7), by % 7];
      const date = (sheet?.date ?? 0) + 7 * weeks;
      return [
        { key: 'weeks', args: { from: sheet?.date ?? 0, plus: 7 * weeks, to: date }, highlight: ['sheet'] },
        ...(days > 0 ? [{ key: 'days', args: { from: date, plus: days, to: date + days }, highlight: ['sheet'] }] : []),
      ];
    }
    default:
      return handsTrace(from, by, then);
  }
}

function betweenTrace(from: number, to: number): readonly Step[] {
  const shown = { key: 'two-faces', args: { from: plateOf(from), to: plateOf(to) }, highlight: ['face-0', 'face-1'] };
  const passed = (to - from + round) % round;
  if (areHours(from, to)) return [shown, { key: 'rounds', args: { hours: passed / 60 }, highlight: ['face-1'] }];
  const toFull = 60 - minutesOf(from);
  if (passed < toFull || minutesOf(from) === 0) {
    return [shown, { key: 'minutes-on', args: { minutes: passed }, highlight: ['face-1'] }];
  }
  return [
    shown,
    { key: 'to-full', args: { minutes: toFull }, highlight: ['face-0'] },
    { key: 'from-full', args: { first: toFull, second: passed - toFull, minutes: passed }, highlight: ['face-1'] },
  ];
}

function handsTrace(from: number, by: number, then: number): readonly Step[] {
  const later =
    by > 0
      ? [{ key: 'later', args: { from: plateOf(from), minutes: by, to: plateOf(then) }, highlight: ['plate'] }]
      : [];
  const mark = minutesOf(then) / tick || 12;
  const key = minutesOf(then) === 0 ? 'short-at' : 'short-past';
  return [
    ...later,
    { key: 'long-at', args: { mark }, highlight: ['plate'] },
    { key, args: { hour: hourOf(then), next: hourOf(then + 60) }, highlight: ['plate'] },
  ];
}

function techniqueOf({ task, from, to, by, options }: Seen): number {
  if (task === 'date') return 5;
  if (task === 'later-hour') return by > 120 ? 2 : 1;
  if (task === 'between') {
    if (areHours(from, to ?? 0)) return 2;
    const passed = ((to ?? 0) - from + round) % round;
    return minutesOf(from) + passed > 60 ? 5 : Math.max(finest([from, to ?? 0]), 3);
  }
  if (by > 0) return minutesOf(from) + by > 60 ? 5 : 4;
  return finest(task === 'find' ? options : [from]);
}

/** How finely the long hand has to be read. */
function finest(times: readonly number[]): number {
  if (times.every((time) => time % 60 === 0)) return 1;
  if (times.every((time) => time % 30 === 0)) return 2;
  return times.every((time) => time % 15 === 0) ? 3 : 4;
}
