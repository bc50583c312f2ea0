import { defaultLocale, type Model } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import type { CourseCache } from '../../content/catalog/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { openWords, sitePath, textIn } from '../../kernel/words/index.ts';
import { readCourseLanding } from '../../learning/courses/index.ts';
import { readEventPage, readSharedResult } from '../../learning/events/index.ts';

type Motif = Model<'Event'>['motif'];

interface Asked {
  readonly tx: Tx;
  readonly cache: CourseCache;
  /** https://logikit.example */
  readonly site: string;
  readonly locale: string;
}

/** What fills a template: its fields by their names in the portal's page of the same name (decision 0054). */
export interface Fields {
  readonly tab: string;
  readonly description: string;
  readonly title: string;
  readonly text: string;
  /** By its motif; true: the page shows it. */
  readonly landscape: Readonly<Record<string, boolean>>;
  /** JSON without `<`, which is written as it is. */
  readonly structuredData: string;
  readonly [name: string]: unknown;
}

export interface WrittenPage {
  /** The address of its template in the built site. */
  readonly template: string;
  readonly fields: Fields;
}

type Reader = (asked: Asked, names: readonly string[]) => Promise<Fields | null>;

interface Kind {
  readonly template: string;
  /** After `/2.0/{locale?}/`. */
  readonly address: RegExp;
  readonly read: Reader;
}

const kinds: readonly Kind[] = [
  { template: 'course-landing', address: /^courses\/([\w-]+)\/landing\/([\w-]+)$/, read: courseFields },
  { template: 'event-result', address: /^event\/shared\/([\w-]+)$/, read: resultFields },
  { template: 'event-landing', address: /^event\/([\w-]+)\/landing$/, read: eventFields },
];
const ADDRESS = /^\/2\.0\/(?:([a-z]{2}(?:-[a-z]{2})?)\/)?(.+?)\/?$/;

/** The page at this address that is about something in the database; null: it is none of those, or there is no such thing. */
export async function readWrittenPage(asked: Omit<Asked, 'locale'>, path: string): Promise<WrittenPage | null> {
  const [, code = defaultLocale, rest = ''] = ADDRESS.exec(path) ?? [];
  const locale = localeCodes.find((one) => one === code);
  if (locale === undefined) return null;
  for (const { template, address, read } of kinds) {
    const names = address.exec(rest)?.slice(1);
    const fields = names && (await orNull(read({ ...asked, locale }, names)));
    if (fields) return { template: sitePath(locale, `template/${template}`), fields };
  }
  return null;
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return null;
    throw error;
  }
}

const landscapes: readonly Motif[] = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'];

async function courseFields(asked: Asked, [name = '', key = '']: readonly string[]): Promise<Fields | null> {
  const { slug, slides } = await readCourseLanding(asked, name);
  const told = slides.map(({ slide, translations }) => ({ slide, ...textIn(translations, asked.locale) }));
  const at = told.findIndex(({ slide }) => slide === key);
  const [first, here, next, back] = [told[0], told[at], told[at + 1], told[at - 1]];
  if (!first || !here) return null;
  const { title = slug, text = '' } = here;
  const pathTo = (one: typeof next): string | null =>
    one === undefined ? null : sitePath(asked.locale, `courses/${slug}/landing/${one.slide}`);
  return {
    ...head({ title, text, motif: landscapes[at % landscapes.length] ?? 'meadow' }),
    structuredData: thing({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Logikit', item: asked.site },
        { '@type': 'ListItem', position: 2, name: first.title ?? slug, item: asked.site + (pathTo(first) ?? '') },
      ],
    }),
    slug,
    first: first.slide,
    number: at + 1,
    count: told.length,
    next: pathTo(next),
    back: pathTo(back),
    start: next ? null : sitePath(asked.locale, 'start'),
    action: told.at(-1)?.action || title,
  };
}

async function eventFields(asked: Asked, [name = '']: readonly string[]): Promise<Fields | null> {
  const { id, slug, slides, motif, from, to } = await readEventPage(asked, name);
  const [first, ...rest] = slides.flatMap(({ translations }) => textIn(translations, asked.locale) ?? []);
  if (!first) return null;
  const { title, text } = first;
  const address = asked.site + sitePath(asked.locale, `event/${slug}/landing`);
  const days = new Intl.DateTimeFormat(asked.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...head({ title, text, motif }),
    structuredData: thing({
      '@type': 'Event',
      name: title,
      description: text,
      startDate: from.toISOString(),
      endDate: to.toISOString(),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: address },
      organizer: { '@type': 'Organization', name: 'Logikit', url: asked.site },
      image: `${asked.site}/picture.png?page=${sitePath(asked.locale, `event/${slug}/landing`)}`,
    }),
    slug,
    // An event that ends as a day begins has ended with the day before.
    when: days.formatRange(from, new Date(to.getTime() - 1)),
    start: sitePath(asked.locale, `start?event=${id}`),
    points: rest.map((point) => ({ title: point.title, text: point.text })),
  };
}

const openEventWords = openWords('events');

async function resultFields(asked: Asked, [token = '']: readonly string[]): Promise<Fields> {
  const { locale, site } = asked;
  const result = await readSharedResult(asked, token);
  const { place, participants, stars, maxStars, seconds, url, motif } = result;
  const { title = url, description: text = '' } = textIn(result.translations, locale) ?? {};
  const say = openEventWords(locale);
  const landing = sitePath(locale, `event/${url}/landing`);
  const length = {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
  const reached = [
    place === null ? null : say('events.result.place', { place, participants }),
    say('events.result.stars', { stars, of: maxStars }),
    say('events.result.time', { time: new Intl.DurationFormat(locale, { style: 'short' }).format(length) }),
  ];
  return {
    ...head({ title, text, motif }),
    structuredData: thing({ '@type': 'Event', name: title, url: site + landing }),
    token,
    landing,
    reached: reached.filter((one) => one !== null),
  };
}

interface Told {
  readonly title: string;
  readonly text: string;
  readonly motif: Motif;
}

const TAB = 50;
const DESCRIPTION = 160;

const head = ({ title, text, motif }: Told) => ({
  title,
  text,
  tab: `${shorten(title, TAB)} · Logikit`,
  description: shorten(text || title, DESCRIPTION),
  landscape: Object.fromEntries(landscapes.map((one) => [one, one === motif])),
});

/** At most so many letters, whole words. */
function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

function thing(told: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...told });
  return text.replaceAll('<', String.raw`\u003c`);
}
