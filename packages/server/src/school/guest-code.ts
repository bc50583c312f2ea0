import type { CallOutput, calls } from '@logikit/contract';
import { Refusal } from '../http/refusal.ts';
import type { Handling } from '../http/route.ts';
import { OWN_TENANT } from '../http/tenants.ts';
import { createPerson } from '../accounts/person.ts';
import { type Door, signIn } from '../accounts/sign-in.ts';
import { classOfCode, takePlace } from './join.ts';
import { plainText } from './plain-text.ts';

type Input = Handling<typeof calls.joinByTeacherCode>;

/**
 * A pupil without an account joins a class. The code says who comes and how many, so a whole class may start behind one
 * address. Somebody with an account enters the code in the cabinet, where a parent may be asked.
 */
export async function joinAsGuest(
  { door, publicUrl }: { readonly door: Door; readonly publicUrl: () => string },
  { tx, clock, user, body, locale, request, setHeader }: Input,
): Promise<CallOutput<typeof calls.joinByTeacherCode>> {
  if (!request.isOwnOrigin) throw new Refusal('originNotAllowed');
  if (user && !user.anonymous) throw new Refusal('forbidden');
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
  await takePlace(post, found, { userId, name });
  return signIn(tx, door, { userId, embed: null, request, setHeader });
}
