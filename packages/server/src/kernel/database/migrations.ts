import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export const migrationsDirectory = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** In the order of their numbers. Throws at one that is called otherwise: left out, it would be missed much later. */
export function readMigrations(directory: string): readonly Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name) => {
    if (!/^\d{4}_[a-z0-9-]+\.sql$/.test(name)) throw new Error(`A migration is called ${name}, not 0123_some-name.sql`);
    const text = readFileSync(join(directory, name), 'utf8');
    return { number: Number(name.slice(0, 4)), name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}
