import { createHash, randomBytes } from 'node:crypto';
import { localeCodes } from '@logikit/contract/model';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, nearestLanguage, numbers } from '@logikit/contract';
import { secondsLater } from '../../../kernel/clock/index.ts';
import type { Context } from '../../../kernel/feature/index.ts';
import type { Limit } from '../../../kernel/http/index.ts';
import { openWords } from '../../../kernel/words/index.ts';
import { type Question, questionAddress, readAnswer } from './ask-provider.ts';
import { answerPage, answerPolicy, type WindowMessage } from './answer-page.ts';
import type { Provider } from '../../../kernel/config/index.ts';
import { type FlowRow, insertFlow, insertSocialCode, takeOptionalFlow } from './social.db.ts';

const PATH = '/auth/social-network';
const config = { policy: 'public' } as const;
const errorWords = openWords('errors');

const starts: Limit = {
  name: 'social-start',
  points: numbers.socialSignIn.perHourPerAddress * 20, // a school behind one address
  seconds: 3600,
  key: ({ address }) => address,
  byAddress: true,
};

type Parts = Pick<Context, 'sql' | 'clock' | 'limits' | 'log' | 'publicUrl'> & {
  /** Asked when somebody signs in: those of a demo start then. */
  readonly provider: (network: string) => Promise<Provider | null>;
};

/**
 * The window of a social sign-in (security.md T19): it goes to the provider and comes back to our own origin, where it
 * tells the page that opened it a one-time code, or why there is none.
 */
export function mountSocialWindow(app: FastifyInstance, parts: Parts): void {
  const { sql, clock, limits, log, provider, publicUrl } = parts;
  const isHttps = (): boolean => publicUrl().startsWith('https:');
  const cookieName = (): string => (isHttps() ? '__Secure-logikit-social' : 'logikit-social');
  const returnAddress = (network: string): string => `${publicUrl()}${PATH}/${network}/callback`;

  app.get<{ Params: { network: string }; Querystring: Readonly<Record<string, unknown>> }>(
    `${PATH}/:network`,
    { config },
    async (request, reply) => {
      const locale = localeOf(request.query['locale']);
      const challenge = textOf(request.query['challenge']);
      if (!/^[\w-]{43}$/.test(challenge)) return answer(reply, locale, { challenge: null, code: 'socialFailed' });
      await limits.begin([starts], { address: request.ip, userId: null, body: null, cookie: () => null });
      try {
        const asked = await provider(request.params.network);
        if (!asked) return await answer(reply, locale, { challenge, code: 'socialFailed' });
        const { network } = asked;
        const known = request.cookies[cookieName()] ?? '';
        const browser = /^[\w-]{43}$/.test(known) ? known : secret();
        const question = { redirectUri: returnAddress(network), state: secret(), verifier: secret(), nonce: secret() };
        const address = await questionAddress(asked, { ...question, locale });
        const expiresAt = secondsLater(clock.now(), numbers.socialSignIn.flowSeconds);
        const { state, verifier, nonce } = question;
        const flow = { state: sha256(state), browser: sha256(browser), network, challenge, verifier, nonce, locale };
        await insertFlow(sql, { ...flow, expiresAt });
        const cookie = { path: PATH, httpOnly: true, sameSite: 'lax', secure: isHttps() } as const;
        const maxAge = numbers.socialSignIn.flowSeconds;
        reply.header('set-cookie', fastifyCookie.serialize(cookieName(), browser, { ...cookie, maxAge }));
        return await reply.redirect(address.href);
      } catch (error) {
        log.warn({ err: error }, 'a network could not be asked');
        return answer(reply, locale, { challenge, code: 'socialFailed' });
      }
    },
  );

  app.get<{ Params: { network: string } }>(`${PATH}/:network/callback`, { config }, async (request, reply) => {
    const address = addressOf(request, returnAddress(request.params.network));
    const state = address.searchParams.get('state') ?? '';
    const flow = await takeOptionalFlow(sql, sha256(state), clock.now());
    const isTheirs = flow?.browser === sha256(request.cookies[cookieName()] ?? '');
    if (!flow || !isTheirs || flow.network !== request.params.network)
      return answer(reply, flow?.locale ?? 'ru', { challenge: null, code: 'socialFailed' });
    const { challenge, locale } = flow;
    if (address.searchParams.has('error')) return answer(reply, locale, { challenge, code: 'socialDenied' });
    try {
      const code = await codeFor(flow, { state, address });
      return await tell(reply, { locale, challenge, message: { code } });
    } catch (error) {
      log.warn({ err: error }, 'a network gave no person');
      return answer(reply, locale, { challenge, code: 'socialFailed' });
    }
  });

  /** Asks the provider who it is and keeps that under a code that is good for the waiting page alone. */
  async function codeFor(
    flow: FlowRow,
    { state, address }: { readonly state: string; readonly address: URL },
  ): Promise<string> {
    const { network, challenge, verifier, nonce, locale } = flow;
    const asked = await provider(network);
    if (!asked) throw new Error(`${network} is not set up`);
    const question: Question = { redirectUri: returnAddress(network), state, verifier, nonce, locale };
    const person = await readAnswer(asked, question, address);
    const code = secret();
    const expiresAt = secondsLater(clock.now(), numbers.socialSignIn.codeSeconds);
    await insertSocialCode(sql, { ...person, network, challenge, hash: sha256(code), expiresAt });
    return code;
  }

  function answer(
    reply: FastifyReply,
    locale: string,
    fault: { readonly challenge: string | null; readonly code: 'socialDenied' | 'socialFailed' },
  ): Promise<FastifyReply> {
    const errorMessage = errorWords(locale)(`errors.${fault.code}`) ?? fault.code;
    return tell(reply, { locale, challenge: fault.challenge, message: { errorMessage } });
  }
}

interface Telling {
  readonly locale: string;
  /** Names the page that waits; null: nobody does. */
  readonly challenge: string | null;
  readonly message: WindowMessage;
}

async function tell(reply: FastifyReply, { locale, challenge, message }: Telling): Promise<FastifyReply> {
  return reply
    .header('content-security-policy', answerPolicy)
    .type('text/html; charset=utf-8')
    .send(answerPage({ locale, challenge, message }));
}

/** The address as the provider was told it, with what it answered. */
function addressOf(request: FastifyRequest, returnAddress: string): URL {
  const at = request.url.indexOf('?');
  return new URL(at < 0 ? returnAddress : returnAddress + request.url.slice(at));
}

function localeOf(value: unknown): string {
  return nearestLanguage([textOf(value)], localeCodes) ?? defaultLocale;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
