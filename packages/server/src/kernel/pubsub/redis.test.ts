import { calls, numbers } from '@logikit/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, redisAnswers, testRedis } from '../../testing/databases.ts';
import { hasPostgres, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { connect } from '../../testing/test-line.ts';

const hasBoth = hasPostgres && (await redisAnswers());

describe.skipIf(!hasBoth)(
  `two processes with PostgreSQL and Redis${hasBoth ? '' : ' (nobody listens here for one of them)'}`,
  () => {
    let first: TestPlatform;
    let second: TestPlatform;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const database = await createTestDatabase();
      drop = () => database.drop();
      const config = { databaseUrl: database.url, redisUrl: testRedis, trustedProxies: '127.0.0.1' };
      first = await startTestPlatform(config);
      second = await startTestPlatform(config);
    });
    afterAll(async () => {
      await first.close();
      await second.close();
      await drop();
    });

    it('a token of one is good at the other, and what one tells is heard at the other', async () => {
      const learner = await first.anonymous();
      const line = connect(second.url);
      line.send({ id: 'a', type: 'auth', payload: { token: learner.token } });
      expect((await line.next()).type).toBe('welcome');
      await line.next();
      line.send({ id: 's', type: 'subscribe', payload: { topics: [`user.${learner.userId}`] } });
      await line.next();
      await first.emit(`user.${learner.userId}`, { name: 'userHasReachedANewLevel', level: 5 });
      expect(await line.next()).toMatchObject({ topic: `user.${learner.userId}`, payload: { level: 5 } });
      line.socket.terminate();
    });

    it('they count the same address together', async () => {
      // An address that no other run at the same Redis has.
      const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
      const headers = { 'x-forwarded-for': address };
      const { perMinute } = numbers.startsPerAddress;
      const statuses: number[] = [];
      for (let index = 0; index <= perMinute; index += 1) {
        const { status } = await (index % 2 ? first : second).call(calls.startAnonymous, { body: {} }, { headers });
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array.from({ length: perMinute }, () => 200), 429]);
    });
  },
);
