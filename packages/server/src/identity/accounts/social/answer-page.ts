import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../../kernel/html/index.ts';

/** All that ever crosses windows: a code that is worth nothing by itself, or why there is none. */
export type WindowMessage = { readonly code: string } | { readonly errorMessage: string };

/**
 * The channel is of our own origin and named by the challenge of the page that waits. The page closes the window; where a
 * provider has cut the two apart, it says so by the same channel.
 */
const SCRIPT = `const { channel, message } = document.body.dataset;
if (channel) {
  const line = new BroadcastChannel(channel);
  line.onmessage = () => close();
  line.postMessage(JSON.parse(message));
}`;
const STYLE = `body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;font:18px/1.5 Nunito,sans-serif;text-align:center;color:#1f2340;background:#f7f5ff}`;

export const answerPolicy = `default-src 'none'; script-src '${hashOf(SCRIPT)}'; style-src '${hashOf(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface AnswerPage {
  readonly locale: string;
  readonly challenge: string | null;
  readonly message: WindowMessage;
}

export function answerPage({ locale, challenge, message }: AnswerPage): string {
  const facts =
    challenge === null
      ? ''
      : ` data-channel="logikit-social.${escapeMarkup(challenge)}" data-message="${escapeMarkup(JSON.stringify(message))}"`;
  const text = 'errorMessage' in message ? message.errorMessage : '✓';
  return (
    `<!doctype html><html lang="${escapeMarkup(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Logikit</title><style>${STYLE}</style></head>` +
    `<body${facts}><p>${escapeMarkup(text)}</p><script>${SCRIPT}</script></body></html>`
  );
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
