import { type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/index.ts';

export type Log = Logger;

/** What must never reach a log (security.md T37). */
const secrets = [
  'token',
  'password',
  'refreshToken',
  'req.headers.authorization',
  'req.headers.cookie',
  '*.token',
  '*.password',
];

interface LogOptions {
  readonly quiet: boolean;
  readonly pretty: boolean;
  readonly faultsTo?: { write(line: string): unknown };
}

/** The log that a platform of this configuration writes. */
export function openLog({ quiet, environment }: Pick<Config, 'quiet' | 'environment'>): Log {
  return createLog({ quiet, pretty: environment === 'development' });
}

/** `faultsTo` is told of warnings and errors alone, whatever the other options say. */
export function createLog({ quiet, pretty: isPretty, faultsTo }: LogOptions): Log {
  const level = faultsTo ? 'warn' : quiet ? 'silent' : 'info';
  const lines =
    faultsTo ?? (isPretty ? pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true }) : process.stdout);
  // An error has no fields of its own: without this it would be printed as {}.
  const serializers = { err: stdSerializers.err, error: stdSerializers.err };
  return pino({ level, serializers, redact: { paths: secrets, censor: '[hidden]' } }, lines);
}
