import { calls, numbers } from '@logikit/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../kernel/config/index.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, nothing, numberDraft, writeThread } from '../../testing/test-course.ts';
import { learnerOf, type TestLearner } from '../../testing/test-learner.ts';
import { takeTurn } from './pace.ts';

const { burst, everySeconds, wrongPerDay } = numbers.answerPace;
const SECOND = 1000;
const DAY = 86_400 * SECOND;

describe('takeTurn', () => {
  const T0 = Date.UTC(2026, 0, 1);
  /** Which of these moments are taken. */
  const taken = (moments: readonly number[]): readonly number[] => {
    let paceAt: number | null = null;
    return moments.filter((now) => {
      const turn = takeTurn(paceAt, now, burst);
      if (turn.status === 'taken') ({ paceAt } = turn);
      return turn.status === 'taken';
    });
  };

  it('[D-312] lets a burst through, then one after each pause, and never more within any stretch of time', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 5 * SECOND }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(gaps, (all) => {
        let now = T0;
        const times = taken(all.map((gap) => (now += gap)));
        for (const [at, from] of times.entries())
          for (const [further, to] of times.slice(at).entries())
            expect(further + 1).toBeLessThanOrEqual(burst + Math.floor((to - from) / (everySeconds * SECOND)));
      }),
    );
  });

  it('[D-312] says when to come back: a moment before is too early, then it is taken', () => {
    let paceAt: number | null = null;
    for (let at = 0; at < burst; at += 1) {
      const turn = takeTurn(paceAt, T0, burst);
      paceAt = turn.status === 'taken' ? turn.paceAt : null;
    }
    expect(takeTurn(paceAt, T0 + 300, burst)).toEqual({ status: 'early', waitMs: everySeconds * SECOND - 300 });
    expect(takeTurn(paceAt, T0 + everySeconds * SECOND - 1, burst).status).toBe('early');
    expect(takeTurn(paceAt, T0 + everySeconds * SECOND, burst).status).toBe('taken');
  });

  it('a clock that was set back an hour locks nobody out', () => {
    const turn = takeTurn(T0 + 3600 * SECOND, T0, burst);
    expect(turn).toEqual({ status: 'taken', paceAt: T0 + everySeconds * SECOND });
  });
});

oneDatabase(
  'the pace of answers',
  (platform) => {
    const learner = async () => learnerOf(await platform().anonymous({ targetLesson: 4 }));
    const write = async (draft = draftOf(['two'], { targetLesson: 4 })) => {
      const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: [draft] }], { targetLesson: 4 });
      return { query: { threadId }, problemId: problemIds[0] ?? 0 };
    };
    const counted = async ({ user }: TestLearner) =>
      (await platform().sql<{ count: number }[]>`select count from progress where user_id = ${user.userId}`)[0]?.count;
    const guess = (child: TestLearner, { problemId, query }: Awaited<ReturnType<typeof write>>, number: string) =>
      child.send(problemId, { autoValidateString: number }, query);

    it('[D-312] five answers at once are judged, the next is asked to come back, and costs nothing', async () => {
      const [child, place] = [await learner(), await write(numberDraft('7777', { targetLesson: 4 }))];
      for (let at = 0; at < burst; at += 1) expect((await guess(child, place, String(at))).status).toBe(200);
      const early = await guess(child, place, '7777');
      expect([early.status, early.code, early.headers.get('retry-after')]).toEqual([
        429,
        'tooManyRequests',
        String(everySeconds),
      ]);
      expect(await counted(child)).toBe(burst);
      platform().clock.advance(everySeconds * SECOND);
      expect((await guess(child, place, '7777')).body).toMatchObject({ isCorrect: true, amountOfMistakes: burst });
      expect((await guess(child, place, '7777')).status).toBe(429);
      // Somebody else beside them has a pace of their own.
      expect((await guess(await learner(), place, '7777')).status).toBe(200);
    });

    it('[D-312] of thirty answers at the same moment five are judged, whatever problems they are to', async () => {
      const child = await learner();
      const places = await Promise.all(
        Array.from({ length: 3 }, () => write(numberDraft('7777', { targetLesson: 4 }))),
      );
      const answers = await Promise.all(
        places.flatMap((place) => Array.from({ length: 10 }, (_, at) => guess(child, place, String(at)))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(burst);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - burst);
    });

    it('[D-312] an answer that is told again and one that holds nothing take no turn', async () => {
      const [child, { problemId, query }] = [await learner(), await write()];
      const [one = ''] = await child.ids(problemId, ['one'], query);
      const body = { content: { ...nothing, selectedVariants: [one] } };
      const key = 'd312d312-0000-4000-8000-000000000000';
      const send = () => child.user.call(calls.submitPassing, { params: { problemId }, query, body }, { key });
      for (let at = 0; at < 3 * burst; at += 1) expect((await send()).status).toBe(200);
      for (let at = 0; at < 3 * burst; at += 1)
        expect((await child.send(problemId, {}, query)).code).toBe('emptySolution');
      for (let at = 1; at < burst; at += 1) expect((await child.choose(problemId, ['one'], query)).status).toBe(200);
      expect((await child.choose(problemId, ['one'], query)).status).toBe(429);
    });

    it('[D-312] what was too early may be sent again with the same key', async () => {
      const [child, place] = [await learner(), await write(numberDraft('7777', { targetLesson: 4 }))];
      for (let at = 0; at < burst; at += 1) await guess(child, place, String(at));
      const body = { content: { ...nothing, autoValidateString: '7777' } };
      const key = 'd312d312-0000-4000-8000-000000000001';
      const params = { problemId: place.problemId };
      const send = () => child.user.call(calls.submitPassing, { params, query: place.query, body }, { key });
      expect((await send()).status).toBe(429);
      platform().clock.advance(everySeconds * SECOND);
      expect([(await send()).body.isCorrect, (await send()).body.isCorrect]).toEqual([true, true]);
    });

    it('[D-312] twenty wrong answers to a problem are enough for a day, replays too', async () => {
      const midnight = Math.ceil(platform().clock.now().getTime() / DAY) * DAY;
      platform().clock.advance(midnight - platform().clock.now().getTime());
      const [child, place] = [await learner(), await write(numberDraft('7777', { targetLesson: 4 }))];
      const slowly = async (number: string, where = place) => {
        platform().clock.advance(everySeconds * SECOND);
        return guess(child, where, number);
      };
      // Wrong ones, the right one, and replays that are wrong.
      for (let at = 0; at < wrongPerDay / 2; at += 1) expect((await slowly(String(at))).body.isCorrect).toBe(false);
      expect((await slowly('7777')).body.isFinal).toBe(true);
      for (let at = 0; at < wrongPerDay / 2; at += 1) expect((await slowly(String(at))).body.isReplay).toBe(true);
      const refused = await slowly('7777');
      const left = (midnight + DAY - platform().clock.now().getTime()) / SECOND;
      expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([
        429,
        'tooManyWrongAnswers',
        String(left),
      ]);
      expect(await counted(child)).toBe(wrongPerDay + 1);
      // Other problems go on, and so does this one tomorrow.
      expect((await slowly('7777', await write(numberDraft('7777', { targetLesson: 4 })))).status).toBe(200);
      await platform().sql`update progress set wrong_day = wrong_day - 1 where user_id = ${child.user.userId}`;
      expect((await slowly('7777')).body.isCorrect).toBe(true);
    });
  },
  { answerBurst: defaultConfig.answerBurst },
);
