// The platform as benches meet it: a process of its own (bench-answers-server.ts), asked over HTTP.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Served, Usage } from './bench-answers-server.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** The answer's text. What is not 200 ends the bench: a refusal costs less than an answer. */
export function send({ method, url, token, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${method} ${url}: ${response.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The platform's process, asked over its channel. */
export interface Server {
  readonly served: Served;
  /** What the process has used, once everything that follows from answers has happened. */
  usage(): Promise<Usage>;
  close(): Promise<void>;
}

export async function startServer(environment: Readonly<Record<string, string>>): Promise<Server> {
  const child = fork(new URL('bench-answers-server.ts', import.meta.url), {
    execArgv: ['--conditions=@logikit/source'],
    env: { ...process.env, ...environment },
  });
  return {
    served: await heard<Served>(child),
    usage: async () => {
      child.send('usage');
      return heard<Usage>(child);
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.send('close');
      await ended;
    },
  };
}

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The platform ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T); // what bench-answers-server.ts sends
    });
  });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Ends the connections that are kept: else nothing ends. */
export function hangUp(): void {
  agent.destroy();
}
