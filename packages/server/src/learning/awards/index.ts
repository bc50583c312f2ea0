// Daily awards, goals, boxes, achievements and the collection.
export { awards } from './feature.ts';
export { countSeconds } from './learning.ts';
export { readReport } from './report.ts';
