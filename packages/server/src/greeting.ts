import { demoAccounts } from './identity/accounts/index.ts';
import type { Config } from './kernel/config/index.ts';
import { hasMailbox } from './outreach/mail/index.ts';

/** What the terminal shows once the platform answers. */
export function greeting(address: string, config: Config): string {
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
