import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of all files below a folder, in order. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The bytes' hash in the algorithm that an integrity value is written in: `sha384` answers `sha384-…`. */
export function hashOf(bytes, algorithm) {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Has the file every hash that the value names? */
export function matches(path, integrity) {
  const bytes = readFileSync(path);
  return integrity.split(' ').every((hash) => hashOf(bytes, hash.split('-')[0]) === hash);
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
