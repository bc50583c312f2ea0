// Makes the embedded database that a first start copies: migrated, with the demo's content and life, without any secret.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRng } from '@logikit/problems';
import { defaultConfig } from '../src/kernel/config/index.ts';
import { seededDirectory } from '../src/kernel/database/seeded.ts';
import { startPlatform } from '../src/platform.ts';
import { callerOf } from '../src/testing/caller.ts';
import { testClock } from '../src/testing/test-clock.ts';
import { DAYS, playDemoHistory } from './demo-history/demo-history.ts';
import { DAY_MS } from './demo-history/world.ts';

const target = seededDirectory();
const parent = dirname(target);
rmSync(parent, { recursive: true, force: true });
const data = mkdtempSync(join(tmpdir(), 'logikit-seeded-'));
const end = new Date();
const clock = testClock(new Date(end.getTime() - DAYS * DAY_MS).toISOString());
const platform = await startPlatform(
  { ...defaultConfig, port: 0, host: '127.0.0.1', data, quiet: true },
  { clock, scheduleMs: null },
);
await playDemoHistory(
  {
    url: platform.url,
    sql: platform.sql,
    send: callerOf(platform.url),
    clock,
    random: createRng('demo'),
    pass: async () => {
      await platform.runDue();
      await platform.settled();
    },
  },
  end,
);
// Each installation makes its own.
await platform.sql`delete from signing_key`;
await platform.sql`delete from training_secret`;
await platform.sql`delete from puzzle_secret`;
await platform.sql`delete from issuer_key`;
await platform.sql`delete from session`;
await platform.sql`delete from rate_limit`;
await platform.sql`vacuum full`;
await platform.sql`checkpoint`;
await platform.close();
mkdirSync(parent, { recursive: true });
cpSync(join(data, 'database'), target, { recursive: true });
rmSync(data, { recursive: true });
if (readdirSync(parent).length !== 1) throw new Error(`${parent} holds more than one database`);
