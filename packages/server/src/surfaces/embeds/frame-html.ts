import { escapeMarkup } from '../../kernel/html/index.ts';

interface Page {
  readonly lang: string;
  readonly title: string;
}

export interface WidgetPage extends Page {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Empty in a webview: the app knows the learner. */
  readonly key: string;
  /** Address and hash of the page's script. */
  readonly script: readonly [src: string, integrity: string];
  readonly nonce: string;
  /** What the script must know, as `data-*` of the page's one part. */
  readonly facts: Readonly<Record<string, string>>;
  readonly withoutScript: string;
  /** Tags for programs that read no further than the head: previews of links, and sites that embed. */
  readonly head: string;
}

export function widgetPage(page: WidgetPage): string {
  const { tag, attributes, key, script, nonce, facts } = page;
  const [src, integrity] = script;
  // Named, because the page around has a main part of its own.
  const facing = {
    'aria-label': page.title,
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`data-${name}`, value])),
  };
  const program = { nonce, src, integrity, crossorigin: '', ...(key !== '' && { 'data-key': key }) };
  const head = `<script type="module"${told(program)}></script>${page.head}`;
  return html(
    page,
    head,
    `<main${told(facing)}><${tag}${told(attributes)}></${tag}></main><noscript>${escapeMarkup(page.withoutScript)}</noscript>`,
  );
}

export function errorPage(page: Page & { readonly text: string }): string {
  return html(page, '', `<main><h1>${escapeMarkup(page.title)}</h1><p>${escapeMarkup(page.text)}</p></main>`);
}

function html({ lang, title }: Page, head: string, body: string): string {
  return (
    `<!doctype html><html${told({ lang, dir: directionOf(lang) })}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeMarkup(title)}</title>${head}</head><body>${body}</body></html>`
  );
}

function told(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`,
  );
  return written.join('');
}

function directionOf(lang: string): 'ltr' | 'rtl' {
  return ['ar', 'fa', 'he', 'ur'].includes(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
