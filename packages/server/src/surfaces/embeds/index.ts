export { embeds } from './feature.ts';
export { frames } from './frame.ts';
export { createSharings } from './sharings.ts';
