import type { Call } from '../call.ts';

/**
 * A resource's calls as plain constants without words: the source that a client's bundle takes instead of the
 * resource's own file. Literals also let every bundler drop the calls that nobody names.
 */
export function printBareCalls(resource: Readonly<Record<string, unknown>>): string {
  const calls = Object.entries(resource).filter((entry): entry is [string, Call] => isCall(entry[1]));
  return calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(bare(call))};\n`).join('');
}

/** What a client needs at run time, where it is not the usual. The rest is for the server, documents and types. */
function bare({ method, path, auth, tenant, retry, response, patience }: Call): Partial<Call> {
  return {
    method,
    path,
    ...(auth === 'none' && { auth }),
    ...(tenant !== 'never' && { tenant }),
    ...(retry === 'never' && { retry }),
    ...(response.includes('/') && { response }),
    ...(patience && { patience }),
  };
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
