import type { Call } from '../call.ts';

/** What a client needs at run time. The rest of a call is for the server, for documents and for types. */
const KEPT = ['method', 'path', 'auth', 'tenant'] as const;

/**
 * A resource's calls as plain constants without words: the source that a client's bundle takes instead of the
 * resource's own file. Literals also let every bundler drop the calls that nobody names.
 */
export function printBareCalls(resource: Readonly<Record<string, unknown>>): string {
  const calls = Object.entries(resource).filter((entry): entry is [string, Call] => isCall(entry[1]));
  return calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(bare(call))};\n`).join('');
}

function bare(call: Call): Partial<Call> {
  const kept = Object.fromEntries(KEPT.map((key) => [key, call[key]]));
  return {
    ...kept,
    ...(call.retry === 'never' && { retry: call.retry }),
    ...(call.response.includes('/') && { response: call.response }),
  };
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
