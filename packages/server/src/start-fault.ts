import type { Config } from './kernel/config/index.ts';

/** What the system, the driver or PostgreSQL says of a fault. */
interface Coded {
  readonly code: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly hostname?: string;
  readonly message: string;
}

/**
 * One sentence that says what keeps the platform from starting, and what to do. What is not known here says its own
 * message.
 */
export function startFault(error: unknown, config: Config | null): string {
  const message = error instanceof Error ? error.message : String(error);
  if (config === null || !isCoded(error)) return message;
  return listening(error, config) ?? ofFolder(error, config) ?? ofDatabase(error, config) ?? message;
}

function isCoded(error: unknown): error is Error & Coded {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function listening({ code, syscall, hostname }: Coded, { port, host }: Config): string | null {
  const isHost = syscall === 'listen' || hostname === host;
  if (!isHost) return null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another port, for instance PORT=${port + 100}.`;
  if (code === 'EACCES') return `Port ${port} is not for this user. Choose one above 1023, for instance PORT=4000.`;
  return `LOGIKIT_HOST is "${host}", which is no address of this machine. Leave it out, or name one that is.`;
}

function ofFolder({ code, path }: Coded, { data }: Config): string | null {
  if (data === null || path === undefined || !path.includes(data)) return null;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `LOGIKIT_DATA is "${data}", where a file stands. Name a folder, or one that does not exist yet.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The folder "${data}" may not be written to. Give this user the right to, or name another one by LOGIKIT_DATA.`;
  if (code === 'ENOSPC') return `There is no room left on the disk of "${data}". Make some, or name another folder.`;
  return null;
}

function ofDatabase({ code, message }: Coded, { databaseUrl }: Config): string | null {
  if (databaseUrl === null) return null;
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const [server, name] = [`${hostname}:${port || '5432'}`, decodeURIComponent(pathname.slice(1))];
  switch (code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'CONNECTION_CLOSED':
    case 'CONNECTION_ENDED':
      return `No PostgreSQL answers at ${server}. Start it, or correct DATABASE_URL; without it the embedded database is used.`;
    case 'CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `PostgreSQL at ${server} cannot be reached. Look whether the address in DATABASE_URL is right and no firewall stands between.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine called "${hostname}". Correct the address in DATABASE_URL.`;
    case '3D000':
      return `PostgreSQL at ${server} has no database "${name}". Make it, for instance by createdb ${name}, or correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${server} does not let "${decodeURIComponent(username)}" in. Correct the role and password in DATABASE_URL, or make the role.`;
    case '42501':
      return `The role "${decodeURIComponent(username)}" may not do what a start needs in "${name}": ${message}. Make it the database's owner.`;
    case '53300':
      return `PostgreSQL at ${server} has no connection left for us. Close some, or raise its max_connections.`;
    case '57P03':
      return `PostgreSQL at ${server} is still starting or stopping. Try again in a moment.`;
    default:
      return null;
  }
}
