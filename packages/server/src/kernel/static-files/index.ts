export { chooseEncoding, createFileStore, fileOf, type FileStore, type StoredFile } from './file-store.ts';
