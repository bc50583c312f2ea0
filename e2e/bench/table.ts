import type { Measured } from './measure.ts';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly measured: Measured;
}

/** The figures as a table of the guide. The first row is the floor that times are told in; `empty` is a page's own heap. */
export function tableOf(rows: readonly Row[], empty: number): string {
  const floor = rows[0]?.measured.ms ?? 1;
  const kB = (bytes: number): string => (bytes / 1000).toFixed(bytes < 1_000_000 ? 1 : 0);
  const cells = rows.map(({ name, measured: { ms, bytes, requests, longestTask, cls, heap } }) => [
    name,
    kB(bytes),
    String(requests),
    `× ${(ms / floor).toFixed(2)}`,
    longestTask === 0 ? 'under 50 ms' : `${longestTask.toFixed(0)} ms`,
    cls.toFixed(2),
    kB(heap - empty),
  ]);
  const head = ['', 'kB on the wire', 'requests', 'until answerable', 'longest task', 'CLS', 'heap, kB'];
  const width = head.map((title, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0), title.length, 3),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(width[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(width.map((count) => '-'.repeat(count))), ...cells.map(line)].join('\n');
}
