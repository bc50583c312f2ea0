import { type Model, pupilPhrases, teacherPhrases } from '@logikit/contract';
import { isPaid, type ProfileRow } from '../../identity/accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { User } from '../../kernel/http/index.ts';
import type { Side, ThreadRow } from './thread.db.ts';

/** Whoever writes, with the profile that decides what they may. */
export interface Writer {
  readonly user: Pick<User, 'id' | 'role' | 'perms' | 'anonymous'>;
  readonly profile: ProfileRow;
}

/** Support is answered by role editor. */
export function isSupport({ user }: Writer): boolean {
  return user.role === 'editor';
}

/** A pupil's account, whatever is said about its age: only phrases go out and come in. */
export function isChild({ profile }: Writer): boolean {
  return profile.who === 'pupil';
}

/** Paid or non-freemium users may send; reading is free. Whoever works here may, too (V-033). */
export function maySend(writer: Writer): boolean {
  return isPaid(writer.profile) || isSupport(writer) || writer.user.perms.includes('teacher');
}

/** From which side somebody stands in a thread; null: it is none of their business. */
export function sideIn({ type, userId, teacherId }: ThreadRow, writer: Writer): Side | null {
  if (userId === writer.user.id) return 'learner';
  if (teacherId === writer.user.id) return 'other';
  return type === 'support' && isSupport(writer) ? 'other' : null;
}

interface Sending {
  readonly writer: Writer;
  readonly thread: ThreadRow;
  readonly side: Side;
  /** True where the learner of the thread is a child. */
  readonly isWithChild: boolean;
}

/** Refuses what may not be sent, and says which field it was. */
export function checkMessage({ writer, thread, side, isWithChild }: Sending, message: Model<'NewMessage'>): void {
  if (thread.type === 'system' || (thread.type === 'support' && isWithChild)) throw new ApiError('forbidden');
  if (!maySend(writer)) throw new ApiError('notPaid');
  const { text, phrase } = message;
  if ((text === undefined) === (phrase === undefined) || text?.trim() === '')
    throw new ApiError('invalidFields', { fields: { text: ['required'] } });
  if (phrase !== undefined) {
    const own: readonly string[] = side === 'learner' ? pupilPhrases : teacherPhrases;
    if (thread.type !== 'teacher' || !own.includes(phrase))
      throw new ApiError('invalidFields', { fields: { phrase: ['invalid'] } });
  } else if (isWithChild) throw new ApiError('invalidFields', { fields: { text: ['onlyPhrases'] } });
}
