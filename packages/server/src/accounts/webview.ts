import { type calls, type Model, numbers } from '@logikit/contract';
import { Refusal } from '../http/refusal.ts';
import type { Handling } from '../http/route.ts';
import { issueCode, useCode } from './one-time-code.ts';
import { type Door, signIn } from './sign-in.ts';

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
  door: Door,
  {
    tx,
    clock,
    request,
    setHeader,
  }: Pick<Handling<typeof calls.exchangeToken>, 'tx' | 'clock' | 'request' | 'setHeader'>,
  code: string,
): Promise<Model<'Session'>> {
  const { origin } = request;
  if (origin === null || !request.isOwnOrigin) throw new Refusal('originNotAllowed');
  const userId = await useCode(tx, clock, { kind: 'webview', text: code.replace(PREFIX, '') });
  return signIn(tx, door, {
    userId,
    embed: { key: null, origin, inFrame: true, keepsRefreshToken: false },
    request,
    setHeader,
  });
}
