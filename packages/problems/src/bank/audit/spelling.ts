import { spawnSync } from 'node:child_process';
import type { Language } from '../../core/family.ts';

/** Dictionaries of hunspell. A tool for us only: their licences are not ours, so none is shipped or installed. */
const dictionaries: Readonly<Record<Language, string>> = {
  ru: 'ru_RU',
  en: 'en_US',
  uk: 'uk_UA',
  cs: 'cs_CZ',
  de: 'de_DE',
  pl: 'pl_PL',
  tr: 'tr_TR',
  'pt-br': 'pt_BR',
  'es-mx': 'es_MX',
};

/** Words that are right and that no dictionary has: names, and British spelling where the dictionary is American. */
const known: Readonly<Partial<Record<Language, readonly string[]>>> = {
  'es-mx': [
    'cuadritos',
    'elígelos',
    'encuéntralas',
    'encuéntralo',
    'encuéntralos',
    'anótalos',
    'gíralo',
    'katia',
    'márcalas',
    'max',
    'nina',
    'pruébalo',
    'quítale',
    'quítalo',
    'refléjalo',
    'revísala',
    'rodéalos',
    'réstale',
    'táchalas',
    'voltearla',
    'voltearlas',
    'voltearlo',
  ],
  en: [
    'colour',
    'colours',
    'grey',
    'maths',
    'centre',
    'neighbour',
    'neighbours',
    'neighbouring',
    'harbour',
    'coloured',
  ],
  de: [
    'achtmal',
    'anleuchten',
    'drachens',
    'gieß',
    'hingeschaut',
    'katja',
    'lena',
    'leo',
    'malgenommen',
    'spielzeugregal',
    'vera',
    'zweitkleinste',
  ],
  // The dictionary lacks some words, and it splits "Ayşe’dekinden" at the apostrophe.
  tr: [
    'açınım',
    'açınımda',
    'açınımdan',
    'açınımı',
    'altıgenlerden',
    'artar',
    'bloğu',
    'bloğun',
    'bloğuna',
    'bloğunda',
    'dörtgenlerden',
    'eldeyi',
    'hâlinde',
    'hâlindeki',
    'kâğıdı',
    'leyla',
    'onluklara',
    'saklı',
    'daki',
    'dakinden',
    'dakinin',
    'kilerin',
    'nın',
    'takinden',
    'takinin',
    'te',
    'tekilerin',
  ],
};

/** The words of these texts that the dictionary of a language does not know; null where there is no dictionary. */
export function misspelt(language: Language, texts: Iterable<string>): readonly string[] | null {
  const words = wordsOf(texts);
  const asked = spawnSync('hunspell', ['-d', dictionaries[language], '-i', 'UTF-8', '-l'], {
    input: [...words].join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    // Its messages and its reading of input depend on the locale; the C locale would break Cyrillic apart.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (asked.error !== undefined || asked.status !== 0) return null;
  const own = new Set(known[language] ?? []);
  const unknown = asked.stdout.split('\n').filter((word) => word !== '' && !own.has(word.toLowerCase()));
  return [...new Set(unknown)].sort();
}

/** Rows of letters that hide digits: "AKTP". */
const cipher = /^[A-Z]+$/;

function wordsOf(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/\p{L}[\p{L}\u0301'’-]*\p{L}/gu)) if (!cipher.test(word)) words.add(word);
  return words;
}
