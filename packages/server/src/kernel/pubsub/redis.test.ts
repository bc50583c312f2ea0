import { calls } from '@logikit/contract';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { hasPostgres, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { connect } from '../../testing/test-line.ts';

const redisUrl = process.env['LOGIKIT_TEST_REDIS'] ?? 'redis://127.0.0.1:6379';

async function redisAnswers(): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, connectTimeout: 1000, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

const hasBoth = hasPostgres && (await redisAnswers());

describe.skipIf(!hasBoth)(
  `two processes with PostgreSQL and Redis${hasBoth ? '' : ' (one of them does not answer here)'}`,
  () => {
    let first: TestPlatform;
    let second: TestPlatform;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const database = await createTestDatabase();
      drop = () => database.drop();
      const config = { databaseUrl: database.url, redisUrl, limitLoopback: true };
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
      const redis = new Redis(redisUrl);
      await redis.del('anonymous:127.0.0.1');
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        statuses.push((await (index % 2 ? first : second).call(calls.startAnonymous, { body: {} })).status);
      }
      await redis.del('anonymous:127.0.0.1');
      redis.disconnect();
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    });
  },
);
