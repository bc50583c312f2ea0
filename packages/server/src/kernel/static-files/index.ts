export { chooseEncoding, createFileStore, fileOf, type FileStore, MADE_ONCE, type StoredFile } from './file-store.ts';
