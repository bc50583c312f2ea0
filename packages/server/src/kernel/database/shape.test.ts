import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { migrate } from './migrate.ts';
import { describeShape } from './shape.ts';

eachDatabase('shape of the database', (platform) => {
  it('is the one that database.txt shows', async () => {
    const committed = readFileSync(new URL('../../../database.txt', import.meta.url), 'utf8');
    expect(await describeShape(platform().sql)).toBe(committed);
  });

  it('stays when the migrations run again', async () => {
    await migrate(platform().sql);
    expect(await platform().sql`select number from schema_migration`).not.toHaveLength(0);
  });
});
