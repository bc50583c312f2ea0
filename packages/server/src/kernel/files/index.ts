export { files } from './feature.ts';
export { filesOf, forgetFile, keepFile } from './file.ts';
