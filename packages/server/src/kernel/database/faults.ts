/** Codes of PostgreSQL that the platform answers differently from a plain fault. */
const RETRY_AT_ONCE = ['40001', '40P01']; // serialization failure, deadlock
const LOCKED = ['55P03']; // lock_timeout
const BUSY = [
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100', // the disk is full
  '53200',
  '53300',
  '25P03',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOSPC',
];

export type DatabaseFault = 'again' | 'locked' | 'busy';

export function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (RETRY_AT_ONCE.includes(error.code)) return 'again';
  if (LOCKED.includes(error.code)) return 'locked';
  return BUSY.includes(error.code) ? 'busy' : null;
}

/** What a cut connection, or none, is called by the driver and by the system. */
const CUT = /^(CONNECTION_|CONNECT_TIMEOUT$|ECONN|EPIPE$)/;

/** There is no database to ask: whoever asked is not to blame, and whatever was asked is worth asking again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return /^(08...|57P0.)$/.test(error.code) || CUT.test(error.code);
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
