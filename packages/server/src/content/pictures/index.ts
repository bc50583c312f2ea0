export { untouched } from './scene-picture.ts';
export { fit, font, lineHeight } from './text-fitting.ts';
