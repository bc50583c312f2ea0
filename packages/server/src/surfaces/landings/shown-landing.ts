import { landingKinds, type Model } from '@logikit/contract';
import { type CourseCache, readCourseSample, readSampleProblem } from '../../content/catalog/index.ts';
import { keyForPage } from '../../identity/partner-keys/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { RequestFacts } from '../../kernel/http/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import { readCourseLanding } from '../../learning/courses/index.ts';
import { readEventLanding } from '../../learning/events/index.ts';
import { readPartnerPage } from '../partners/index.ts';

export interface LandingReader {
  readonly tx: Tx;
  readonly locale: string;
  readonly cache: CourseCache;
  readonly now: Date;
  /** https://logikit.example */
  readonly site: string;
}

interface Asked extends LandingReader {
  readonly query: Model<'ShownLandingQuery'>;
  readonly request: RequestFacts;
}

/**
 * What stands on the page of a partner about a course, an event or a partner's own offer. Refuses with `notFound`, also where
 * not exactly one of them is asked for, and with what is wrong with the key.
 */
export async function readShownLanding(asked: Asked): Promise<Model<'ShownLanding'>> {
  const { tx, query, request } = asked;
  const { key, parent, ...kinds } = query;
  await keyForPage(tx, key, { ...request, parent });
  const named = landingKinds.flatMap((kind) => (kinds[kind] === undefined ? [] : [{ kind, name: kinds[kind] }]));
  const [one] = named;
  if (!one || named.length > 1) throw new ApiError('notFound');
  return readLanding(asked, one);
}

/** Refuses with `notFound`. */
export function readLanding(
  reader: LandingReader,
  { kind, name }: Pick<Model<'ShownLanding'>, 'kind' | 'name'>,
): Promise<Model<'ShownLanding'>> {
  return readers[kind](reader, name);
}

async function ofCourse(asked: LandingReader, name: string): Promise<Model<'ShownLanding'>> {
  const landing = await readCourseLanding(asked, name);
  const problem = await readCourseSample(asked.tx, landing.id, asked.now);
  return { kind: 'course', ...told(landing), problem, link: startLink(asked, {}) };
}

async function ofEvent(asked: LandingReader, name: string): Promise<Model<'ShownLanding'>> {
  const landing = await readEventLanding(asked, name);
  return { kind: 'event', ...told(landing), problem: null, link: startLink(asked, { event: String(landing.id) }) };
}

async function ofPartner(asked: LandingReader, partner: string): Promise<Model<'ShownLanding'>> {
  const { title, text, action, points } = await readPartnerPage(asked.tx, asked.locale, partner);
  const slides = [{ title, text }, ...points].map((slide) => ({ ...slide, image: null }));
  const problem = await readSampleProblem(asked.tx, 'child', asked.now);
  return { kind: 'partner', name: partner, slides, action, problem, link: startLink(asked, { partner }) };
}

const readers = { course: ofCourse, event: ofEvent, partner: ofPartner } as const;

/** Each slide in the one language that it was read in. */
function told({ slug, slides }: Model<'Landing'>): Pick<Model<'ShownLanding'>, 'name' | 'slides' | 'action'> {
  const words = slides.map(({ translations, image }) => {
    const { title = '', text = '', action = '' } = Object.values(translations)[0] ?? {};
    return { title, text, image, action };
  });
  return {
    name: slug,
    slides: words.map(({ title, text, image }) => ({ title, text, image })),
    action: words.at(-1)?.action ?? '',
  };
}

function startLink({ site, locale }: LandingReader, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return `${site}${sitePath(locale, 'start')}${search && `?${search}`}`;
}
