import type { CallOutput, calls } from '@logikit/contract';
import { ApiError } from '../../../kernel/errors/index.ts';
import { type Handling, OWN_TENANT } from '../../../kernel/http/index.ts';
import { createPerson, type SessionIssuer, signIn } from '../../../identity/accounts/index.ts';
import { classOfCode, joinClass } from './join.ts';
import { plainText } from '../worksheets/plain-text.ts';

type Input = Handling<typeof calls.joinByTeacherCode>;

/**
 * A pupil without an account joins a class. The code says who comes and how many, so a whole class may start behind one
 * address. Somebody with an account enters the code in the cabinet, where a parent may be asked.
 */
export async function joinAsGuest(
  { issuer, publicUrl }: { readonly issuer: SessionIssuer; readonly publicUrl: () => string },
  { tx, clock, user, body, locale, request, setHeader }: Input,
): Promise<CallOutput<typeof calls.joinByTeacherCode>> {
  if (!request.isOwnOrigin) throw new ApiError('originNotAllowed');
  if (user && !user.anonymous) throw new ApiError('forbidden');
  const post = { tx, clock, publicUrl: publicUrl() };
  const found = await classOfCode(post, body.code);
  const name = plainText(body.name, 'name');
  const userId =
    user?.id ??
    (await createPerson(tx, clock, {
      user: { tenantId: OWN_TENANT.id, anonymous: true },
      who: 'pupil',
      targetLessons: [found.targetLesson],
      locale,
    }));
  await joinClass(post, found, { userId, name });
  return signIn(tx, issuer, { userId, embed: null, request, setHeader });
}
