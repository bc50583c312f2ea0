import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Size {
  readonly name: string;
  /** kB, gzip. */
  readonly size: number;
  readonly budget: number;
}

const gate = join(import.meta.dirname, '../../../scripts/size.mjs');

/** What the gate of the build has weighed. Languages differ by some hundred bytes: of each row the heaviest is told. */
export function sizes(): readonly Size[] {
  const { stdout, stderr } = spawnSync(process.execPath, [gate], { encoding: 'utf8' });
  const read = readSizes(stdout);
  if (read.length === 0) throw new Error(`Nothing was weighed:\n${stdout}${stderr}`);
  return read;
}

function readSizes(report: string): readonly Size[] {
  const heaviest = new Map<string, Size>();
  for (const [, row = '', size, budget] of report.matchAll(/^[✓✗] (.+?) +([\d.]+) of ([\d.]+) kB/gm)) {
    const name = row.replace(/, [a-z]{2}(-[a-z]{2})?$/, '');
    const known = heaviest.get(name);
    if (!known || Number(size) > known.size) heaviest.set(name, { name, size: Number(size), budget: Number(budget) });
  }
  return [...heaviest.values()];
}
