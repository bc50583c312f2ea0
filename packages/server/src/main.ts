import { demoAccounts } from './identity/accounts/index.ts';
import { type Config, readConfig } from './kernel/config/index.ts';
import { hasMailbox } from './outreach/mail/index.ts';
import { startPlatform } from './platform.ts';

try {
  const config = readConfig(process.env);
  const platform = await startPlatform(config);
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

function greeting(address: string, config: Config): string {
  const example = process.env['LOGIKIT_EXAMPLE_URL'];
  return [
    '',
    `Logikit is ready:   ${address}`,
    `For partners:       ${address}/docs/`,
    `Its calls:          ${address}/docs/api`,
    ...(hasMailbox(config) ? [`E-mails it writes:  ${address}/dev/mail`] : []),
    ...(example ? [`Partner's example:  ${example}`] : []),
    ...(config.withDemo
      ? [
          'Demo accounts:',
          ...demoAccounts.map(({ username, password }) => `  ${username.padEnd(8)} password ${password}`),
        ]
      : []),
    '',
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
