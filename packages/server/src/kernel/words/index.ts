export { type ByLocale, inLanguage, languageOf, textIn } from './by-locale.ts';
export { plainText } from './plain-text.ts';
export { sitePath } from './site-path.ts';
export { openWords } from './words.ts';
