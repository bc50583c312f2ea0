// What every widget of a version shares on a page: the runtime, the client, the sheet, the words. The build of the elements
// puts it in a file of its own, one for each language.
export { jsx } from 'react/jsx-runtime';
export { createTranslate } from '../words/formatter.ts';
export { mountComponent } from './mount.ts';
export { addLanguage } from './words.ts';
