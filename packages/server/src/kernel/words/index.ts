export { type ByLocale, inLanguage, languageOf, textIn } from './by-locale.ts';
export { foldText } from './fold-text.ts';
export { sitePath } from './site-path.ts';
export { openWords } from './words.ts';
