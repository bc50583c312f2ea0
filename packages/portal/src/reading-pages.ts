import { type ArticleId, articleIds } from './content/article-facts.ts';
import { type Locale, mainPath, sitePath } from './words/locales.ts';

// The cast holds because the entries are made of `articleIds`.
const articles = Object.fromEntries(articleIds.map((id) => [`article/${id}`, 'public-pages/article.tsx'])) as Readonly<
  Record<`article/${ArticleId}`, string>
>;

/**
 * Pages that are read without a script, by their addresses after `/2.0/{locale?}/`, and what each is made of. The build
 * writes each in every language, as it does the main page, and takes the scripts out of it.
 */
export const readingPages = {
  adults: 'public-pages/adults.tsx',
  companies: 'public-pages/companies.tsx',
  teacher: 'public-pages/teacher.tsx',
  school: 'public-pages/school.tsx',
  'school/kindergarten': 'public-pages/school.tsx',
  'school/primary': 'public-pages/school.tsx',
  'school/tutor': 'public-pages/school.tsx',
  'school/club': 'public-pages/school.tsx',
  vacancies: 'public-pages/vacancies.tsx',
  articles: 'public-pages/articles.tsx',
  ...articles,
  'promo-new2/start': 'promo-new2/story.tsx',
  'promo-new2/child': 'promo-new2/story.tsx',
  'promo-new2/adult': 'promo-new2/story.tsx',
  'promo-new2/plan': 'promo-new2/story.tsx',
  'promo-new2/offer': 'promo-new2/story.tsx',
  security: 'public-pages/promises.tsx',
  accessibility: 'public-pages/promises.tsx',
  press: 'public-pages/press.tsx',
  privacy: 'documents/privacy.tsx',
  agreement: 'documents/agreement.tsx',
} as const;

/**
 * Pages about what is in the database: the build makes a template of each in every language, and the server writes the
 * page (decision 0054).
 */
export const pageTemplates = {
  'template/course-landing': 'training/courses/landing.tsx',
  'template/event-landing': 'events/landing.tsx',
  'template/event-result': 'events/public-result.tsx',
} as const;

export type ReadingPage = keyof typeof readingPages;

// The cast holds because the keys are what `ReadingPage` is made of.
const names = Object.keys(readingPages) as readonly ReadingPage[];

/** What leads to each reading page in a language; the main page is the first. */
export const readingPathsIn: readonly ((locale: Locale) => string)[] = [
  mainPath,
  ...names.map((name) => (locale: Locale) => sitePath(locale, name)),
];

/** The addresses of the reading pages in a language: those to be found, those that only an answer leads to, templates. */
export const readingPaths = (locale: Locale): readonly string[] => [
  ...readingPathsIn.map((pathIn) => pathIn(locale)),
  ...['404', 'thanks', 'old-browser', ...Object.keys(pageTemplates)].map((path) => sitePath(locale, path)),
];
