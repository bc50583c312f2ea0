import { defaultLocale, leadForm, preferredLocale } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Handlebars from 'handlebars';
import { ApiError } from '../../kernel/errors/index.ts';
import {
  createFileStore,
  fileOf,
  type FileStore,
  MADE_ONCE,
  type StoredFile,
} from '../../kernel/static-files/index.ts';
import { pagePolicy } from './page-policy.ts';
import { compilePatterns } from './route-patterns.ts';
import { type Exchange, IMMUTABLE, REVALIDATE, sendFile } from './send-file.ts';
import type { WrittenPage } from './written-pages.ts';

const FALLBACK = '__spa-fallback.html';
/** What stands in built files for the origin of the site, which the build cannot know. */
const ORIGIN = 'https://origin.invalid';
const PAGES = /^(?:text\/html|text\/plain|application\/(?:atom\+)?xml)/;
/** Where somebody signs in for a page of a partner: a window that such a page opens. */
const PAGE_LOGIN = /^\/2\.0\/(?:[a-z-]+\/)?auth\/page\/?$/;
/** Leads to the app of a phone, and without one to how the site becomes an app. */
const APP = /^(\/2\.0\/(?:[a-z-]+\/)?)app\/(apple|google)\/?$/;
/** What belongs to somebody, or to the way in: nothing for search engines. */
const UNLISTED =
  /^\/2\.0\/(?:[a-z-]+\/)?(?:cabinet|auth|partner|webview|wizard|confirm-email|reopen-account|weekly-letter|class-consent)(?:\/|$)/;
/** What pages are written from; nobody goes there. */
const TEMPLATE = /^\/2\.0\/(?:[a-z-]+\/)?template\//;
const config = { policy: 'public', surface: 'portal' } as const;

interface Portal {
  readonly directory: string;
  /** Methods that a call of the contract answers at this path. */
  readonly allowedMethods: (path: string) => readonly string[];
  /** Tags that an address adds to the head of its page; empty for most. */
  readonly head: (path: string) => Promise<string>;
  /** The page at an address that is about something in the database. */
  readonly written: (path: string) => Promise<WrittenPage | null>;
  readonly publicUrl: () => string;
  /** Now, signed: what a form on a page must bring back. */
  readonly signTime: () => Promise<string>;
  /** Addresses of the app in the stores that have it. */
  readonly stores: Readonly<Record<'apple' | 'google', string | null>>;
}

interface PageRules {
  readonly status: number;
  /** Writes into the page what this request gets. */
  readonly write?: (html: string) => string;
}

/** Serves the built site: its files, its prerendered pages, and the one page that renders all others in the browser. */
export function mountPortal(app: FastifyInstance, portal: Portal): void {
  const files = withOrigin(createFileStore(portal.directory), portal.publicUrl);
  const policies = new Map<string, string>();
  const isKnown = knownAddresses(files);
  const fill = templateFiller();

  app.get('/assets/*', { config }, async (request, reply) => {
    const file = await files.find(pathOf(request));
    if (!file) throw new ApiError('notFound');
    return sendFile({ request, reply }, file, { cacheControl: IMMUTABLE });
  });
  app.get('/*', { config }, async (request, reply) => {
    const path = pathOf(request);
    const allowed = portal.allowedMethods(path);
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '));
      throw new ApiError('methodNotAllowed');
    }
    const [, site, store] = APP.exec(path) ?? [];
    if (store === 'apple' || store === 'google')
      return reply.redirect(portal.stores[store] ?? `${site}cabinet/download-app`, 302);
    const isTemplate = TEMPLATE.test(path);
    const isPage = !isTemplate && !/\.[a-z0-9]+$/i.test(path);
    const file = isPage ? await files.find(`${path}/index.html`) : await files.find(path);
    if (file && !isTemplate && !path.endsWith('.html'))
      return isPage
        ? page({ request, reply }, file, { status: 200 })
        : sendFile({ request, reply }, file, { cacheControl: REVALIDATE });
    const whole = isPage ? await wholeAddress(files, path) : null;
    if (whole !== null) return reply.redirect(whole + searchOf(request), 301);
    // It answers the partner's page that opened it, which the usual rule would cut off.
    if (PAGE_LOGIN.test(path)) reply.header('cross-origin-opener-policy', 'unsafe-none');
    if (UNLISTED.test(path)) reply.header('x-robots-tag', 'noindex');
    const written = await portal.written(path);
    const template = written && (await files.find(`${written.template}/index.html`));
    if (template) return page({ request, reply }, template, { status: 200, write: fill(template, written.fields) });
    const isAddress = !isTemplate && (await isKnown(path));
    if (!isAddress && !wantsPage(request)) throw new ApiError('notFound');
    const found = await files.find(isAddress ? FALLBACK : lostPage(path, request));
    if (!found) throw new ApiError('notFound', { message: 'The site is not built: npm start builds it.' });
    if (!isAddress) return page({ request, reply }, found, { status: 404 });
    // For programs that read no further than the head: previews of links, and sites that embed.
    const head = await portal.head(path);
    const write = (html: string): string => html.replace('</head>', () => `${head}</head>`);
    return page({ request, reply }, found, head === '' ? { status: 200 } : { status: 200, write });
  });

  async function page(exchange: Exchange, file: StoredFile, { status, write }: PageRules): Promise<FastifyReply> {
    const policy = policies.get(file.etag) ?? pagePolicy(file.bytes.toString('utf8'));
    policies.set(file.etag, policy);
    exchange.reply.header('content-security-policy', policy);
    // A page with a form says when it was served, so it is another one for everybody and stays in no cache: without that
    // a program could not be told from somebody who has read and typed.
    if (file.bytes.includes(leadForm.timeMark)) {
      const html = file.bytes.toString('utf8').replaceAll(leadForm.timeMark, await portal.signTime());
      return sendFile(exchange, fileOf(file.type, Buffer.from(html), MADE_ONCE), { cacheControl: 'no-store', status });
    }
    const sent = write ? fileOf(file.type, Buffer.from(write(file.bytes.toString('utf8'))), MADE_ONCE) : file;
    return sendFile(exchange, sent, { cacheControl: REVALIDATE, status });
  }
}

/** The files as they are served from this address. */
function withOrigin(files: FileStore, publicUrl: () => string): FileStore {
  const served = new WeakMap<StoredFile, { readonly origin: string; readonly file: StoredFile }>();
  return {
    find: async (path) => {
      const file = await files.find(path);
      // Programs bear the mark too, and need no other address.
      if (!file || !PAGES.test(file.type) || !file.bytes.includes(ORIGIN)) return file;
      const origin = publicUrl();
      const known = served.get(file);
      if (known?.origin === origin) return known.file;
      const made = fileOf(file.type, Buffer.from(file.bytes.toString('utf8').replaceAll(ORIGIN, origin)));
      served.set(file, { origin, file: made });
      return made;
    },
  };
}

/** Where a page lives that is asked for by a short address (`/adults`), or in a language that is none (`/2.0/xx/adults`). */
async function wholeAddress(files: FileStore, path: string): Promise<string | null> {
  for (const address of [`/2.0${path}`, path.replace(/^\/2\.0\/[a-z]{2}(?:-[a-z]{2})?\//, '/2.0/')])
    if (address !== path && (await files.find(`${address}/index.html`))) return address;
  return null;
}

/** What tells that there is no such page, in the language of the address, else of the browser. */
function lostPage(path: string, { headers }: FastifyRequest): string {
  const [, site, code] = /^\/(2\.0\/)?([a-z-]+)(?:\/|$)/.exec(path) ?? [];
  const asked =
    site === undefined ? preferredLocale(headers['accept-language']?.split(/[,;]/, 1)[0] ?? '') : defaultLocale;
  const locale = localeCodes.find((one) => one === code) ?? asked;
  return `/2.0/${locale === defaultLocale ? '' : `${locale}/`}404/index.html`;
}

/** Follows routes.json, so a site that is built again while we run is known at once. */
function knownAddresses(files: FileStore): (path: string) => Promise<boolean> {
  let etag = '';
  let matches: (path: string) => boolean = () => false;
  return async (path) => {
    const list = await files.find('routes.json');
    if (!list) return path === '/';
    if (list.etag !== etag) {
      matches = compilePatterns(JSON.parse(list.bytes.toString('utf8')) as string[]); // written by the portal's build
      etag = list.etag;
    }
    return matches(path);
  };
}

/** Writes the fields of a page into its template, each read once. A template that wants more than there is throws. */
function templateFiller(): (template: StoredFile, fields: WrittenPage['fields']) => (html: string) => string {
  const known = new WeakMap<StoredFile, HandlebarsTemplateDelegate>();
  return (template, fields) => (html) => {
    const filled = known.get(template) ?? Handlebars.compile(html, { strict: true });
    known.set(template, filled);
    return filled(fields);
  };
}

/** Somebody who opens an address in a browser gets a page; a program gets the error that it understands. */
function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function searchOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ApiError('notFound');
  }
}
