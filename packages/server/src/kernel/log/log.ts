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

/** The log that a platform of this configuration writes. */
export function openLog({ quiet, environment }: Pick<Config, 'quiet' | 'environment'>): Log {
  return createLog({ quiet, pretty: environment === 'development' });
}

export function createLog(options: { readonly quiet: boolean; readonly pretty: boolean }): Log {
  const level = options.quiet ? 'silent' : 'info';
  const lines = options.pretty
    ? pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss', sync: true })
    : process.stdout;
  // An error has no fields of its own: without this it would be printed as {}.
  const serializers = { err: stdSerializers.err, error: stdSerializers.err };
  return pino({ level, serializers, redact: { paths: secrets, censor: '[hidden]' } }, lines);
}
