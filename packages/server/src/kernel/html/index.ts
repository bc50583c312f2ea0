export { languageOf, publicPage, publicPagePolicy } from './public-page.ts';
export { escapeMarkup, svgText } from './svg-text.ts';
