import { createHash, randomBytes } from 'node:crypto';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type CodeKind, type CodeRow, insertCode, useOptionalCode } from './one-time-code.db.ts';

const CODE_BYTES = 24;

/** Makes a code that signs this person in once. Only its hash is kept. */
export async function issueCode(
  tx: Tx,
  clock: Clock,
  code: Pick<CodeRow, 'kind' | 'userId'> & Partial<Pick<CodeRow, 'sessionId'>> & { readonly seconds: number },
): Promise<string> {
  const text = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = secondsLater(clock.now(), code.seconds);
  await insertCode(tx, {
    hash: hashOf(text),
    kind: code.kind,
    userId: code.userId,
    sessionId: code.sessionId ?? null,
    expiresAt,
  });
  return text;
}

/** Whose code it was. Works once. */
export async function useCode(
  tx: Tx,
  clock: Clock,
  code: { readonly kind: CodeKind; readonly text: string },
): Promise<number> {
  const userId = await useOptionalCode(tx, { hash: hashOf(code.text), kind: code.kind }, clock.now());
  if (userId === null) throw new ApiError('unauthorized');
  return userId;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
