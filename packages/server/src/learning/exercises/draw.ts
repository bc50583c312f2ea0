import { createHmac } from 'node:crypto';
import { type MixPart, numbers } from '@logikit/contract';
import { type BankEntry, createRng, makeFresh, samenessOf } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import { assemble, shortOf } from './assemble.ts';
import { type BankRow, insertFresh, selectBank, selectRecent } from './draw.db.ts';
import type { BlockKey } from './exercise.db.ts';

/** Which block to draw, for whom. */
export interface Drawn extends BlockKey {
  readonly generation: number;
  readonly mix: readonly MixPart[];
}

/**
 * The problems of a block, in order (rule D-013). The first generation comes from the bank, later ones are made fresh; so
 * is what the bank cannot give without repeating what the learner met lately. The learner's profile is locked.
 */
export async function drawBlock(tx: Tx, block: Drawn, secret: string): Promise<readonly number[]> {
  const { mix, targetLesson } = block;
  const seed = seedOf(block, secret);
  const complexities = mix.map(({ complexity }) => complexity);
  const [bank, recent] = await Promise.all([
    selectBank(tx, { targetLesson, complexities }),
    selectRecent(tx, { userId: block.userId, limit: numbers.exercise.noRepeat }),
  ]);
  const met = new Set(recent.map(({ id }) => id));
  const choices = block.generation > 0 ? [] : bank.filter(({ id }) => !met.has(id));
  const picked = assemble({ seed, mix, choices, ideaOf: (row) => samenessOf(row)?.idea ?? null });
  const short = shortOf(mix, picked);
  const fresh = short.length === 0 ? [] : await makeMissing(tx, { seed, short, cells: bank, picked, recent });
  return [...picked, ...fresh].sort((a, b) => a.complexity - b.complexity).map(({ id }) => id);
}

/** Never sent to a client: with it, somebody could compute the answers of fresh problems. */
function seedOf({ userId, targetLesson, tier, number, generation }: Drawn, secret: string): string {
  return createHmac('sha256', secret)
    .update([userId, targetLesson, tier, number, generation].join('/'))
    .digest('base64url');
}

interface Missing {
  readonly seed: string;
  readonly short: readonly MixPart[];
  /** Problems of the bank: their families are known to have problems of these complexities. */
  readonly cells: readonly BankRow[];
  readonly picked: readonly BankRow[];
  readonly recent: readonly BankRow[];
}

async function makeMissing(
  tx: Tx,
  { seed, short, cells, picked, recent }: Missing,
): Promise<readonly Pick<BankRow, 'id' | 'complexity'>[]> {
  const rng = createRng(`${seed}/fresh`);
  const taken = new Set([
    ...picked.flatMap((row) => samenessOf(row)?.idea ?? []),
    ...recent.flatMap((row) => samenessOf(row)?.skin ?? []),
  ]);
  const used = picked.map(({ family }) => family);
  const made: BankEntry[] = [];
  for (const { complexity, count } of short) {
    const families = [...new Set(cells.filter((row) => row.complexity === complexity).map(({ family }) => family))];
    const lesson = cells[0]?.lesson;
    let left = count;
    for (let turn = 0; left > 0 && lesson !== undefined && turn < count * 4; turn += 1) {
      const times = (family: string): number => used.filter((other) => other === family).length;
      const [family] = rng.shuffle(families).sort((a, b) => times(a) - times(b));
      if (family === undefined) break;
      used.push(family);
      const entry = makeFresh(
        { family, lesson, complexity, seed: `fresh/${family}/${seed}/${made.length}/${turn}` },
        taken,
      );
      const same = entry && samenessOf(entry);
      if (!entry || !same) continue;
      taken.add(same.idea).add(same.skin);
      made.push(entry);
      left -= 1;
    }
  }
  const ids = await insertFresh(tx, made);
  return made.map(({ complexity }, at) => ({ id: ids[at] ?? 0, complexity }));
}
