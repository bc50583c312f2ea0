export { escapeMarkup, svgText } from './svg-text.ts';
