export { outlinedPicture } from './outlined-picture.ts';
export { drawFigure } from './pdf-drawing.ts';
export { drawLine, makePdf, type Pdf, widthOf } from './pdf.ts';
export { createPictureCache } from './picture-cache.ts';
export { fit, type Fitted, fitWhole, font, isDrawable, lineHeight } from './text-fitting.ts';
