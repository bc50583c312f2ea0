export { beginDrawing, embeds } from './feature.ts';
export { frames } from './frame.ts';
export { drawPicture, pictureSize } from './picture.ts';
export { createSharings } from './sharings.ts';
