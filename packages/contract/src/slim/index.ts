import { printBareCalls } from './bare-calls.ts';
import { inlineNumbers } from './inline-numbers.ts';

/** A file that a bundler is about to read. `load` imports it as a module. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Files whose text a client's bundle takes in another form. Without lookaheads: esbuild's filters know none. */
export const slimmed = /packages\/(contract|sdk|widgets)\/src\/.+\.ts$/;

/** What a client's bundle takes instead of the file: calls without words, numbers in place. Null: the file as it is. */
export async function slim({ path, text, load }: SourceFile): Promise<string | null> {
  if (/\/contract\/src\/calls\/[a-z]+\/[a-z]+\.ts$/.test(path)) return printBareCalls(await load());
  return text.includes('numbers.') ? inlineNumbers(text) : null;
}
