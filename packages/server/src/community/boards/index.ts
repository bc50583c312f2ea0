export { demoSchool } from './demo.ts';
export { boards } from './feature.ts';
