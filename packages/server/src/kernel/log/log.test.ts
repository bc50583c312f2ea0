import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const log = fileURLToPath(new URL('log.ts', import.meta.url));

it('an error is told with its message and its stack, under either name', () => {
  const script = `
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog({ quiet: false, pretty: false });
    log.warn({ error: new RangeError('one') }, 'a');
    log.warn({ err: new RangeError('other') }, 'b');`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, { message?: string; stack?: string }>);
  expect(lines.map(({ error, err }) => (error ?? err)?.message)).toEqual(['one', 'other']);
  expect(lines.every(({ error, err }) => (error ?? err)?.stack?.includes('RangeError'))).toBe(true);
});
