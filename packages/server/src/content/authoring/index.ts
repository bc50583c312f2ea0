// Problems as those see them who write them.
export { authoring } from './feature.ts';
