import { type Config, readConfig } from './kernel/config/index.ts';
import { openDatabase } from './kernel/database/index.ts';
import { openLog } from './kernel/log/index.ts';
import { startFault } from './start-fault.ts';

// NOTE: import nothing large here. The embedded database opens in its thread while this one loads the platform.

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const [database, { startPlatform }, { greeting }] = await Promise.all([
    openDatabase(config, openLog(config)),
    import('./platform.ts'),
    import('./greeting.ts'),
  ]);
  const platform = await startPlatform(config, { database });
  let isClosing = false;
  const stop = (signal: string): void => {
    // A second signal means that somebody is tired of waiting.
    if (isClosing) process.exit(1);
    isClosing = true;
    say(`${signal}: closing`);
    platform.close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  say(greeting(platform.publicUrl, config));
} catch (error) {
  complain(error);
  process.exit(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(error: unknown): void {
  process.stderr.write(`${startFault(error, config)}\n`);
}
