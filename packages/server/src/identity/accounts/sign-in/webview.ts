import { type calls, type Model, numbers } from '@logikit/contract';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Handling } from '../../../kernel/http/index.ts';
import { issueCode, useCode } from './one-time-code.ts';
import { type SessionIssuer, signIn } from './sign-in.ts';

/** How a page in a webview tells a code from a partner's token. */
const PREFIX = 'wv_';

/** A code for the page in the app's webview, good once and for a minute, while the app's own session lasts. */
export async function issueWebviewCode({
  tx,
  clock,
  user,
}: Handling<typeof calls.createWebviewCode>): Promise<Model<'WebviewCode'>> {
  const { id: userId, sessionId } = user;
  const seconds = numbers.webviewCodeSeconds;
  const text = await issueCode(tx, clock, { kind: 'webview', userId, sessionId, seconds });
  return { code: `${PREFIX}${text}`, seconds };
}

/** A session of whoever the app belongs to, on our own page, for solving only. The page asks the app again for another one. */
export async function enterWebview(
  issuer: SessionIssuer,
  {
    tx,
    clock,
    request,
    setHeader,
  }: Pick<Handling<typeof calls.exchangeToken>, 'tx' | 'clock' | 'request' | 'setHeader'>,
  code: string,
): Promise<Model<'Session'>> {
  const { origin } = request;
  if (origin === null || !request.isOwnOrigin) throw new ApiError('originNotAllowed');
  const userId = await useCode(tx, clock, { kind: 'webview', text: code.replace(PREFIX, '') });
  return signIn(tx, issuer, {
    userId,
    embed: { key: null, origin, inFrame: true, keepsRefreshToken: false },
    request,
    setHeader,
  });
}
