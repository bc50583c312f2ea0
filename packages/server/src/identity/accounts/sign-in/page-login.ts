import { createHash, randomBytes } from 'node:crypto';
import { type calls, type Model, numbers } from '@logikit/contract';
import type { UserData } from '../../../kernel/feature/index.ts';
import { secondsLater } from '../../../kernel/clock/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Handling } from '../../../kernel/http/index.ts';
import { keyForPage } from '../../partner-keys/index.ts';
import { mergeInto } from '../merge.ts';
import { purseForPage } from '../profile/zone.ts';
import { insertPageCode, useOptionalPageCode } from './page-code.db.ts';
import { type SessionIssuer, signIn } from './sign-in.ts';

const CODE_BYTES = 24;

/**
 * Somebody has signed in on our page and lets a partner's page have a session of theirs. The code says nothing by
 * itself: it works for that origin only, with that key, and for whoever knows the verifier of the challenge (PKCE).
 */
export async function issuePageCode({
  tx,
  clock,
  user,
  body,
  request,
}: Handling<typeof calls.issuePageCode>): Promise<Model<'PageCode'>> {
  if (!request.isOwnOrigin || user.anonymous) throw new ApiError('forbidden');
  await keyForPage(tx, body.key, { origin: body.origin, isOwnOrigin: body.origin === request.origin });
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await insertPageCode(tx, {
    hash: sha256(code),
    userId: user.id,
    partnerKey: body.key,
    origin: body.origin,
    challenge: body.challenge,
    state: sha256(body.state),
    expiresAt: secondsLater(clock.now(), numbers.partner.pageCodeSeconds),
    purseUntil: await purseForPage(tx, user, clock.now()),
  });
  return { code };
}

export interface PageLoginParts {
  readonly issuer: SessionIssuer;
  readonly people: () => readonly UserData[];
}

/** A session of that person for the page. A code that comes with anything wrong is used up. */
export async function loginOnPage(
  { issuer, people }: PageLoginParts,
  input: Handling<typeof calls.loginOnPage>,
): Promise<Model<'Session'>> {
  const { tx, clock, user, body, request, setHeader, emit } = input;
  const page = await keyForPage(tx, body.key, request);
  const code = await useOptionalPageCode(tx, sha256(body.code), clock.now());
  const fits =
    code?.partnerKey === page.key &&
    code.origin === page.origin &&
    code.state === sha256(body.state) &&
    code.challenge === sha256(body.verifier);
  if (!fits) throw new ApiError('unauthorized', { keepsChanges: true });
  const isTheirs = user?.audience === 'embed' && user.partnerKey === page.key && user.origin === page.origin;
  if (isTheirs && user.anonymous) {
    const ids = { anonymousId: user.id, accountId: code.userId };
    await mergeInto(tx, clock, { people: people(), ...ids, keep: body.keep, emit });
  }
  const embed = { ...page, keepsRefreshToken: true };
  const { userId, purseUntil } = code;
  return signIn(tx, issuer, { userId, embed, request, setHeader, handed: { actorId: null, purseUntil } });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
