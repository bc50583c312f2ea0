// Fills the catalogue from the content engine.
export { seeding } from './feature.ts';
