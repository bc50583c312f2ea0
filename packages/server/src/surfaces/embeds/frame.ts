import { randomBytes } from 'node:crypto';
import { preferredLocale } from '@logikit/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { keyForFrame } from '../../identity/partner-keys/index.ts';
import { readAttributes } from './frame-attributes.ts';
import { type FrameFacts, frameFacts } from './frame-files.ts';
import { errorPage, widgetPage } from './frame-html.ts';
import { createSharings, type Sharings } from './sharings.ts';
import { frameAncestors, framePolicy, REFUSAL_POLICY } from './frame-policy.ts';

const config = { policy: 'public', surface: 'frame' } as const;
const NONCE_BYTES = 16;

/**
 * Pages that hold exactly one element: for hosts that want a frame, /embed/problem-player?problem=1&key=pk_…, and for
 * webviews of apps, /embed/webview/problem-player?problem=1, which no page may frame.
 */
export function frames(context: Context): Feature {
  const facts = frameFacts(context.config.elementFiles);
  const sharings = createSharings(context);
  return {
    name: 'frames',
    mount: (app) => {
      for (const isWebview of [false, true])
        app.get(isWebview ? '/embed/webview/:widget' : '/embed/:widget', { config }, async (request, reply) => {
          const built = await facts();
          return built
            ? answer({ ...context, sharings }, built, { request, reply, isWebview })
            : sendErrorPage(reply, null, { status: 404 });
        });
    },
  };
}

interface Answering extends Context {
  readonly sharings: Sharings;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isWebview: boolean;
}

const noKey = { key: '', origins: [], allowsLoopback: false, appearance: {} } as const;

async function answer(
  { sql, sharings }: Answering,
  built: FrameFacts,
  { request, reply, isWebview }: Exchange,
): Promise<FastifyReply> {
  const { widget: name } = request.params as { widget: string }; // the url names it
  const query = new URL(request.url, 'http://localhost').searchParams;
  const lang = preferredLocale(query.get('lang') ?? firstOf(request.headers['accept-language']));
  const words = built.words[lang] ?? {};
  const widget = built.widgets.find(({ tag }) => tag === `logikit-${name}`);
  if (!widget) return sendErrorPage(reply, { lang, words }, { status: 404, word: 'widget' });
  const text = query.get('key') ?? '';
  const known = async () => (text.includes('\0') ? null : keyForFrame(sql, text));
  const key = isWebview ? noKey : await known();
  if (!key) return sendErrorPage(reply, { lang, words }, { status: 403, word: 'key' });
  const { attributes, wrong } = readAttributes(widget, query);
  if (wrong !== null) return sendErrorPage(reply, { lang, words }, { status: 400, word: 'attribute', name: wrong });

  // Its own address, without what it does not know.
  const shown = new URLSearchParams({ ...attributes, lang, key: key.key });
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const [file, integrity] = built.script;
  return reply
    .header('content-security-policy', framePolicy(nonce, frameAncestors(key)))
    .type('text/html; charset=utf-8')
    .send(
      widgetPage({
        lang,
        title: words[`frame.title.${widget.name}`] ?? words['frame.title'] ?? 'Logikit',
        tag: widget.tag,
        attributes: { ...attributes, lang },
        key: key.key,
        script: [`/v${built.version}/${file}`, integrity],
        nonce,
        facts: {
          appearance: JSON.stringify(key.appearance),
          sandbox: words['frame.sandbox'] ?? '',
          ...(query.has('scripted') && { scripted: '' }),
          ...(isWebview && { webview: '', app: words['frame.app'] ?? '' }),
        },
        withoutScript: words['frame.script'] ?? '',
        head: isWebview ? '' : await sharings.head(`/embed/${name}?${shown.toString()}`),
      }),
    );
}

interface Spoken {
  readonly lang: string;
  readonly words: Readonly<Record<string, string>>;
}

interface Wrong {
  readonly status: number;
  readonly word?: 'widget' | 'key' | 'attribute';
  /** The attribute that cannot be read. */
  readonly name?: string;
}

function sendErrorPage(reply: FastifyReply, spoken: Spoken | null, { status, word, name = '' }: Wrong): FastifyReply {
  const { lang, words } = spoken ?? { lang: 'en', words: {} };
  const text = words[`frame.error.${word ?? ''}`] ?? 'The elements are not built: npm start builds them.';
  return reply
    .status(status)
    .header('content-security-policy', REFUSAL_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      errorPage({ lang, title: words['frame.error.title'] ?? 'Logikit', text: text.replace('{{name}}', () => name) }),
    );
}

/** The first language of the header: browsers write the best one first. */
function firstOf(acceptLanguage: string | undefined): string {
  return /^[\w-]*/.exec(acceptLanguage ?? '')?.[0] ?? '';
}
