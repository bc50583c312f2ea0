import { createInstance, type i18n, type TFunction } from 'i18next';
import { fallbackLocale, languageTag, type Locale } from './locales.ts';

/** One locale file: flat keys, whole sentences. */
export type Sentences = Readonly<Record<string, string>>;

// One lazy chunk per locale and area (S-055): a page downloads the words that it says. What only the server or an
// element says has no name here: the table of names comes with the first page.
const files = import.meta.glob<Sentences>(
  [
    '../../../../locales/*/*.json',
    '!../../../../locales/*/{badge-check,certificate-card,demo,frame,mail,push,rating-board,receipt,sheet,shop-cart}.json',
  ],
  { import: 'default' },
);

const engines = new Map<Locale, i18n>();

function engine(locale: Locale): i18n {
  const known = engines.get(locale);
  if (known) return known;
  const made = createInstance();
  void made.init({
    lng: languageTag(locale),
    fallbackLng: languageTag(fallbackLocale),
    resources: {},
    ns: [],
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
    keySeparator: false, // keys contain dots and the files are flat
    nsSeparator: false,
  });
  engines.set(locale, made);
  return made;
}

/** Loads the words of areas; a page's loader calls it before the page renders. */
export async function loadWords(locale: Locale, areas: readonly string[]): Promise<void> {
  const wanted = new Set([locale, fallbackLocale]);
  await Promise.all([...wanted].flatMap((code) => areas.map((area) => loadFile(engine(locale), code, area))));
}

async function loadFile(target: i18n, locale: Locale, area: string): Promise<void> {
  if (target.hasResourceBundle(languageTag(locale), area)) return;
  const load = files[`../../../../locales/${locale}/${area}.json`];
  if (load) target.addResourceBundle(languageTag(locale), area, await load());
}

/** Takes words that came with a prerendered page, so that its first render says the same in the browser. */
export function takeWords(locale: Locale, areas: Readonly<Record<string, Sentences>>): void {
  for (const [area, words] of Object.entries(areas)) engine(locale).addResourceBundle(languageTag(locale), area, words);
}

/** The words of one area as they lie in the file: widgets bring their own small formatter. */
export async function areaWords(locale: Locale, area: string): Promise<Sentences> {
  const load = files[`../../../../locales/${locale}/${area}.json`] ?? files[`../../../../locales/ru/${area}.json`];
  if (!load) throw new Error(`No words for area ${area}`);
  return load();
}

/** Says keys of one area; load the area first. */
export function wordsOf(locale: Locale, area: string): TFunction {
  return engine(locale).getFixedT(null, area);
}
