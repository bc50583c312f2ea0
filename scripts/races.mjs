// Races that are known and let through for a while: `.ci/races.tsv`, a line each: test, cause, last day (YYYY-MM-DD).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

const MOST_RACES = 3;
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

/** Those that are let through today. A list that is too long, or a line that lasts too long, is an error. */
export function readRaces(text = readText(), today = new Date()) {
  const races = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [title, cause, until] = line.split('\t');
      return { title, cause, until, days: (Date.parse(until) - today.getTime()) / DAY_MS };
    });
  if (races.length > MOST_RACES) throw new Error(`.ci/races.tsv: ${races.length} races, ${MOST_RACES} at most`);
  for (const { title, cause, days } of races)
    if (!cause || Number.isNaN(days) || days > MOST_DAYS)
      throw new Error(`.ci/races.tsv: "${title}" needs a cause and a last day within ${MOST_DAYS} days`);
  // The last day is a whole one.
  return races.filter(({ days }) => days > -1);
}

function readText() {
  const path = join(root, '.ci/races.tsv');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
