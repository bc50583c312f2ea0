import { type Call, calls } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../testing/caller.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  makeWorld,
  openToStrangers,
  type Relation,
  type RelationCell,
  relationCells,
  relations,
  type World,
} from '../../../testing/relations.ts';

/** True: whoever asks about a person is answered as if they might. */
const isOpen = vi.hoisted(() => ({ now: false }));

vi.mock(import('../../../identity/households/relation.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    assertRelation: async (tx, between, allowed) =>
      isOpen.now ? (allowed.at(-1) ?? 'none') : actual.assertRelation(tx, between, allowed),
  };
});

const NOBODY = 2_000_000_000;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

interface Asking {
  readonly world: World;
  readonly relation: Relation;
  readonly pupilId?: number;
}

async function ask({ call, input }: RelationCell, asking: Asking): Promise<Answer<unknown>> {
  const { world, relation, pupilId = world.pupilId } = asking;
  const one = await world.stand(relation);
  return one.call(call, input(pupilId, world)); // the cell has built it for this very call
}

/** 403 and 404 both refuse; which of them is the call's own choice. */
const isIn = ({ status }: Answer<unknown>): boolean => status !== 403 && status !== 404;
const named = relationCells.map((cell) => ({ ...cell, name: `${cell.call.method} ${cell.call.path}` }));

const PERSON = /^(user|card|pupil|friend|likeable)Ids?$/;

/** Whether a call names another person in what it takes. */
function namesSomebody({ params, query, body }: Call): boolean {
  const shapes = [params, query, body].flatMap((name) => (name === undefined ? [] : [models[name]]));
  return shapes.some(
    (shape) => 'properties' in shape && Object.keys(shape.properties as object).some((key) => PERSON.test(key)),
  );
}

async function isBuilt(call: Call): Promise<boolean> {
  const { token } = await platform.login('teacher');
  const { code } = await platform.call(call, { params: { id: 1, userId: 1, a: 1, b: 1, c: 1 } }, { token });
  return code !== 'notImplemented';
}

describe('[V-040] what one person may do with another', () => {
  it('is declared for every call that names somebody', async () => {
    const declared = new Set<Call>([...relationCells.map(({ call }) => call), ...openToStrangers.keys()]);
    const missing: string[] = [];
    for (const call of Object.values<Call>(calls))
      if (namesSomebody(call) && !declared.has(call) && (await isBuilt(call)))
        missing.push(`${call.method} ${call.path}`);
    expect(missing).toEqual([]);
  });

  it.each(named)('$name: lets in whom it should and nobody else', async (cell) => {
    const world = await makeWorld(platform);
    const inside: Relation[] = [];
    // Those who may come last: what they do may end what the others are refused.
    const order = relations.toSorted((a, b) => Number(cell.allows.includes(a)) - Number(cell.allows.includes(b)));
    for (const relation of order) if (isIn(await ask(cell, { world, relation }))) inside.push(relation);
    expect(inside.toSorted()).toEqual(cell.allows.toSorted());
  });

  it.each(named)('$name: a stranger’s pupil and one who does not exist are refused alike', async (cell) => {
    const world = await makeWorld(platform);
    for (const relation of relations.filter((one) => !cell.allows.includes(one) && one !== 'self')) {
      const stranger = await ask(cell, { world, relation });
      const missing = await ask(cell, { world, relation, pupilId: NOBODY });
      expect([relation, stranger.status, stranger.body]).toEqual([relation, missing.status, missing.body]);
    }
  });

  it.each(named.filter(({ guard }) => guard === 'relation'))(
    '$name: is found out when the relation is not asked',
    async (cell) => {
      const world = await makeWorld(platform);
      const strangers = relations.filter((one) => !cell.allows.includes(one));
      isOpen.now = true;
      const answers: boolean[] = [];
      for (const relation of strangers) answers.push(isIn(await ask(cell, { world, relation })));
      isOpen.now = false;
      expect(answers).toContain(true);
    },
  );
});
