import { createFileStore, type FileStore } from '../../kernel/static-files/index.ts';

/** What the elements' build tells about frames: `frames.json` beside the elements. */
export interface FrameFacts {
  readonly version: string;
  /** Name and hash of the script that every frame's page runs. */
  readonly script: readonly [file: string, integrity: string];
  readonly widgets: readonly FrameWidget[];
  /** Words by language and key. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface FrameWidget {
  readonly name: string;
  readonly tag: string;
  /** Types by attribute. */
  readonly attributes: Readonly<Record<string, 'integer' | 'string' | 'boolean' | readonly string[]>>;
}

/** Null where the elements are not built. */
export function frameFacts(directory: string): () => Promise<FrameFacts | null> {
  const files: FileStore = createFileStore(directory);
  const known = new WeakMap<Buffer, FrameFacts>();
  return async () => {
    const file = await files.find('frames.json');
    if (!file) return null;
    const facts = known.get(file.bytes) ?? (JSON.parse(file.bytes.toString('utf8')) as FrameFacts); // written by our build
    known.set(file.bytes, facts);
    return facts;
  };
}
