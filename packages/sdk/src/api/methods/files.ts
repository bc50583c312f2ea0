// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { FileForm, FileServicePath, StoredFile } from '../models/analytics.ts';
export interface FilesApi {
  /** Stores a file; what a picture says beside its pixels is taken out. Refuses with `payloadTooLarge`, `limitReached`. */
  uploadFile(
    input: { readonly params: FileServicePath; readonly body: FileForm },
    options?: CallOptions,
  ): Promise<StoredFile>;
}
