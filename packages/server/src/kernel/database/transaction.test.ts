import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';

/** Around as many queries as postgres sends down one connection before it waits for answers. */
const crowds = Array.from({ length: 12 }, (_, index) => 94 + index);

eachDatabase('a transaction', (platform) => {
  it('knows its connection, also when it is the last that the connection takes', async () => {
    const { sql } = platform();
    const read = (n: number) => sql`select ${n}::int as n`.execute();
    await read(0);
    for (const crowd of crowds) {
      const reads = Array.from({ length: crowd }, (_, n) => read(n));
      const change = sql.begin((tx) => tx`select ${crowd}::int as n`);
      const answers = await Promise.all([...reads, change]);
      expect(answers.map(([row]) => Number(row?.['n']))).toEqual(answers.map((_, n) => n));
    }
  });
});
