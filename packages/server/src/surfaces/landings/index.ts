// Landings of courses, events and partners on pages of partners.
export { landings } from './feature.ts';
