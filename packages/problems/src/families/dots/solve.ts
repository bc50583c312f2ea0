import type { Solved, Step } from '../../core/family.ts';
import { largest, sumOf, totalOf } from './params.ts';
import type { Bonds, DotsParams, Find, Task } from './params.ts';

/** Counts what is drawn; a covered group is tried with every number of dots. */
export function solve({ task }: Pick<DotsParams, 'task'>): Solved {
  return { answers: answersOf(task).slice(0, 2), trace: traceOf(task), technique: techniqueOf(task) };
}

function answersOf(task: Task): readonly string[] {
  const hidden = Array.from({ length: largest }, (_, i) => i + 1);
  switch (task.kind) {
    case 'sum':
      return [String(sumOf(task.parts))];
    case 'take':
      return [String(task.total - task.away)];
    case 'rest':
      return hidden.filter((n) => sumOf(task.parts) + n === task.total).map(String);
    case 'equal':
      return hidden.filter((n) => sumOf(task.left) === sumOf(task.right) + n).map(String);
    case 'find':
      return task.cards.flatMap((card, index) => (sumOf(card) === task.total ? [String(index)] : []));
    case 'bonds':
      return layings(task, 0, []).map((laid) => laid.join(' '));
  }
}

/** Every way to lay one card on each row so that all rows have the total. */
function layings(task: Bonds, row: number, laid: readonly number[]): readonly (readonly number[])[] {
  const given = task.rows[row];
  if (given === undefined) return [laid.map((index) => task.cards[index] ?? 0)];
  return task.cards.flatMap((card, index) =>
    given + card === task.total && !laid.includes(index) ? layings(task, row + 1, [...laid, index]) : [],
  );
}

function traceOf(task: Task): readonly Step[] {
  switch (task.kind) {
    case 'sum':
      return adding(task.parts, ids('group', task.parts.length));
    case 'take':
      return [
        { key: 'all', args: { n: task.total }, highlight: ['groups'] },
        ...taking(task.total, task.away, ['groups']),
      ];
    case 'rest':
      return [
        ...adding(task.parts, ids('group', task.parts.length)),
        { key: 'need', args: { n: task.total }, highlight: ['total'] },
        ...taking(task.total, sumOf(task.parts), ['cover']),
      ];
    case 'equal':
      return [
        ...adding(task.left, ids('group', task.left.length)),
        { key: 'same', args: { n: sumOf(task.left) }, highlight: ['right'] },
        ...taking(sumOf(task.left), sumOf(task.right), ['cover']),
      ];
    case 'find':
      return findTrace(task);
    case 'bonds':
      return task.rows.map((row, index) => ({
        key: 'row',
        args: { row: index + 1, a: row, b: task.total - row, sum: task.total },
        highlight: [`row-${index}`],
      }));
  }
}

function ids(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${name}-${i}`);
}

function findTrace({ cards, total }: Find): readonly Step[] {
  const sums = cards.map(([a, b]) => `${a}+${b}`).join(' ');
  return [
    { key: 'cards', args: { sums }, highlight: [] },
    { key: 'look', args: { n: total }, highlight: ['total'] },
  ];
}

/** Group after group; across ten the second group first fills the ten, above twenty tens and ones go apart. */
function adding(parts: readonly number[], highlight: readonly string[]): readonly Step[] {
  let sum = parts[0] ?? 0;
  return parts.slice(1).flatMap((part, index) => {
    const [a, b] = [sum, part];
    sum += part;
    const seen = highlight.slice(0, index + 2);
    if (parts.length > 2 || sum <= 10) return [{ key: 'add', args: { a, b, sum }, highlight: seen }];
    if (sum > 20) return [{ key: 'add-tens', args: tensAndOnes(a, b), highlight: seen }];
    const [large, small] = a >= b ? [a, b] : [b, a];
    return [
      { key: 'fill-ten', args: { a: large, b: 10 - large, from: small }, highlight: seen },
      { key: 'add', args: { a: 10, b: sum - 10, sum }, highlight: seen },
    ];
  });
}

function tensAndOnes(a: number, b: number): Step['args'] {
  const [tensA, tensB] = [a - (a % 10), b - (b % 10)];
  return { tensA, tensB, tens: tensA + tensB, onesA: a % 10, onesB: b % 10, ones: (a % 10) + (b % 10), sum: a + b };
}

/** Across ten, first down to the full ten, then the rest. */
function taking(total: number, away: number, highlight: readonly string[]): readonly Step[] {
  const down = total % 10;
  if (total <= 10 || away <= down || down === 0) {
    return [{ key: 'take', args: { a: total, b: away, rest: total - away }, highlight }];
  }
  return [
    { key: 'down', args: { a: total, b: down, rest: total - down }, highlight },
    { key: 'take-rest', args: { away, down, a: total - down, b: away - down, rest: total - away }, highlight },
  ];
}

function techniqueOf(task: Task): number {
  const total = totalOf(task);
  if (total > 20) return 5;
  if (total > 10) return 4;
  if (total <= 6) return 1;
  if (task.kind === 'rest' || task.kind === 'equal') return 3;
  if (task.kind === 'sum') return task.parts.length > 2 ? 3 : 2;
  return task.kind === 'bonds' && task.rows.length > 2 ? 3 : 2;
}
