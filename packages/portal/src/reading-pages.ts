import { type Locale, locales, sitePath } from './words/locales.ts';

/**
 * Pages that are read without a script, by their addresses after `/2.0/{locale?}/`, and what each is made of. The build
 * writes each in every language and takes the scripts out of it.
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
} as const;

export type ReadingPage = keyof typeof readingPages;

// The cast holds because the keys are what `ReadingPage` is made of.
const names = Object.keys(readingPages) as readonly ReadingPage[];

/** The address of each reading page in a language. */
export const readingPaths = (locale: Locale): readonly string[] => names.map((name) => sitePath(locale, name));

/** The addresses of all of them in all languages. */
export const allReadingPaths = (): readonly string[] => locales.flatMap(readingPaths);
