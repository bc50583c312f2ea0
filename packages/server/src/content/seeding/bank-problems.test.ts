import type { BankEntry } from '@logikit/problems';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { upsertBankProblems, selectBody } from '../catalog/problem.db.ts';

oneDatabase('planting the bank', (platform) => {
  it('[C-044] changes no problem that an editor has changed', async () => {
    const { sql } = platform();
    const rows = await sql<(BankEntry & { id: number })[]>`
      select id, family, family_version as version, seed, target_lesson as lesson, complexity, mode, place
      from problem where seed is not null and complexity < 5 order by id limit 2`;
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await selectBody(sql, id);
    await sql`update problem set edited_at = now() where id = ${ids[0] ?? 0}`;
    const stored = () => sql`
      select complexity, content is null as "isBlank" from problem where id = any(${ids}) order by id`;
    const [edited] = await stored();
    const entries = rows.map(({ id: _id, ...entry }) => ({ ...entry, complexity: 5 as const }));
    await sql.begin((tx) => upsertBankProblems(tx, entries));
    expect(await stored()).toEqual([edited, { complexity: 5, isBlank: true }]);
    expect(edited).toMatchObject({ isBlank: false });
  });
});
