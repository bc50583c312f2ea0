// Lists the events that are put aside; with --now it makes them due, so that the running platform tells them again.
import { readConfig } from '../src/kernel/config/index.ts';
import { openDatabase } from '../src/kernel/database/index.ts';
import { makeFailuresDue, selectFailures } from '../src/kernel/event-log/index.ts';
import { openLog } from '../src/kernel/log/index.ts';

const config = readConfig(process.env);
const database = await openDatabase(config, openLog(config));
try {
  if (process.argv.includes('--now')) await makeFailuresDue(database.sql);
  const failures = await selectFailures(database.sql);
  for (const { consumer, eventId, kind, tries, failedAt, nextTryAt, error } of failures)
    console.log(
      `${consumer}\tevent ${eventId}\t${kind}\tsince ${failedAt.toISOString()}\t${tries} more tries\tnext ${nextTryAt.toISOString()}\t${error}`,
    );
  console.log(`${failures.length} events are put aside`);
} finally {
  await database.close();
}
