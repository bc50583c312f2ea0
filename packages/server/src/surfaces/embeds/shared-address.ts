import { preferredLocale } from '@logikit/contract';
import type { LocaleCode } from '@logikit/contract/model';

/** What an address of ours shows to whoever it is sent to. */
export interface SharedAddress {
  /** Tag of the widget without `logikit-`: the last word of a frame's address. */
  readonly widget: string;
  readonly problemId: number | null;
  readonly threadId: number | null;
  readonly game: string | null;
  readonly locale: LocaleCode;
  /** The publishable key of a frame; a page of the site has none. */
  readonly key: string | null;
  /** The attributes of a frame as they stand in its address. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What the element plays when nobody says which game. */
const FIRST_GAME = 'pipes';
const LARGEST_ID = 2 ** 31 - 1;

/** Reads an address of a frame (/embed/…) or of the page of a problem, road or game (/2.0/…). Null for all others. */
export function readSharedAddress(url: URL): SharedAddress | null {
  const widget = /^\/embed\/([a-z]+(?:-[a-z]+)*)$/.exec(url.pathname)?.[1];
  return widget === undefined ? readPage(url.pathname) : readFrame(widget, url.searchParams);
}

function readFrame(widget: string, query: URLSearchParams): SharedAddress {
  const { key = null, ...attributes } = Object.fromEntries(query);
  return {
    widget,
    problemId: idOf(attributes['problem']),
    threadId: idOf(attributes['thread']),
    game: widget === 'game' ? (attributes['game'] ?? FIRST_GAME) : null,
    locale: preferredLocale(attributes['lang'] ?? ''),
    key,
    attributes,
  };
}

/** NOTE: not of an event, whose problems are nobody's before it begins. */
const PAGE = /^\/2\.0\/(?:(?<locale>[a-z]{2}(?:-[a-z]{2})?)\/)?cabinet\/(?<rest>.+)$/;
const PROBLEM = /^(?:[a-z0-9-]+\/)?(?:(?:thread|block)\/\d+\/)?problem\/(\d+)(?:\/|$)/;
const ROAD = /^thread\/[1-5]\/(\d+)\/?$/;
const GAME = /^game\/([a-z]+)\/?$/;

function readPage(pathname: string): SharedAddress | null {
  const { locale, rest = '' } = PAGE.exec(pathname)?.groups ?? {};
  const problemId = idOf(PROBLEM.exec(rest)?.[1]);
  const threadId = idOf(ROAD.exec(rest)?.[1]);
  const game = GAME.exec(rest)?.[1] ?? null;
  const lang = preferredLocale(locale ?? '');
  const page = { problemId, threadId, game, locale: lang, key: null };
  if (problemId !== null)
    return { ...page, widget: 'problem-player', attributes: { problem: String(problemId), lang } };
  if (threadId !== null) return { ...page, widget: 'thread-road', attributes: { thread: String(threadId), lang } };
  return game === null ? null : { ...page, widget: 'game', attributes: { game, lang } };
}

function idOf(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? id : null;
}
