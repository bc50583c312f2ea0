import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fill, operationsOf, readDocument, send, signIn, startLearner } from '../support/operations.ts';
import { startPlatform } from '../support/platform.ts';
import { sampleOf, wrongsOf } from './wrong-bodies.ts';

const SLOW_MS = 3000;
const places = [
  '1',
  '0',
  '-1',
  '%00',
  '%ff',
  '99999999999999999999',
  '__proto__',
  '1%20or%201=1',
  '..%2f',
  'x'.repeat(190),
  '%F0%9F%98%80',
];
const queries = [
  '',
  '?page=0',
  '?page=1&page=1',
  '?%00=%00',
  '?__proto__[x]=1',
  '?threadId=1',
  '?perPage=100',
  `?x=${'y'.repeat(4000)}`,
  '?%zz',
  '?paginate=0',
];
const keys = [undefined, null, 'x', '\u00ff'.repeat(20), 'k'.repeat(80)];
const times = Number(process.argv[2] ?? 200);
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T; // an index within

const platform = await startPlatform();
const faults: string[] = [];
let count = 0;
try {
  const document = await readDocument(platform.url);
  const schemas = document.components['schemas'] as Readonly<Record<string, object>>;
  const tokens = [(await startLearner(platform.url)).token, await signIn(platform.url, 'editor'), null, 'a.b.c'];
  for (const { method, path, body } of operationsOf(document)) {
    const wrongs = wrongsOf(body === null ? {} : sampleOf({ $ref: body }, schemas));
    for (let index = 0; index < times; index += 1) {
      const [, wrong] = pick(wrongs);
      const text = randomInt(4) === 0 ? randomBytes(randomInt(1, 300)).toString('latin1') : wrong;
      const named = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, pick(places)]));
      const address = fill(path, randomInt(2) === 0 ? {} : named) + pick(queries);
      // Logging out would make everybody a guest.
      const token = path === '/auth/logout' ? null : pick(tokens);
      const from = Date.now();
      const key = pick(keys) ?? randomUUID();
      const answer = await send(platform.url + address, {
        method,
        token,
        key,
        ...(method === 'GET' ? {} : { text }),
      }).catch((error: unknown) => String(error));
      count += 1;
      const what = `${method} ${address.slice(0, 120)} ${text.slice(0, 80)}`;
      if (typeof answer === 'string') faults.push(`${what}: ${answer}`);
      else if (answer.status >= 500 && answer.status !== 501) faults.push(`${what}: ${answer.status} ${answer.text}`);
      else if (answer.status >= 400 && !/"code":"\w+","message":"/.test(answer.text))
        faults.push(`${what}: ${answer.text}`);
      if (Date.now() - from > SLOW_MS) faults.push(`${what}: ${Date.now() - from} ms`);
    }
  }
} finally {
  await platform.stop();
}
console.log([...new Set(faults)].slice(0, 50).join('\n'));
console.log(`${count} requests, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
