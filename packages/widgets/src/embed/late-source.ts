import { addLaws, type rareLaws } from '@logikit/contract/scene/late';
import type { LateSource } from '../player/late.ts';
import * as scene from '../scene/scene-view.tsx';
import type { EmbedApi } from './protocol.ts';
import { addRules, type LateRule } from './sheet.ts';
import { addWords } from './words.ts';

/** What a late file of the elements brings beside its parts: its own rules, words, and laws of graphics. */
export interface LateFile {
  readonly rules: readonly LateRule[];
  readonly words: Readonly<Record<string, string>>;
  readonly laws: typeof rareLaws;
}

/** Written in by the build: name and hash of the file. */
declare const LOGIKIT_ORNAMENTS: readonly [name: string, integrity: string];

type Ornaments = LateFile & Awaited<ReturnType<LateSource['ornaments']>>;

let load: EmbedApi['load'] | undefined;

/** Late files come through the loader, which checks their hashes. */
export function loadBy(api: EmbedApi): void {
  load = api.load;
}

export const lateSource: LateSource = {
  // The graphic is in the first file: a problem with a common one is answerable after four requests as well.
  scene: () => Promise.resolve(scene),
  async ornaments() {
    const [name, integrity] = LOGIKIT_ORNAMENTS;
    const file = (await load?.(name, integrity)) as Ornaments;
    addRules(file.rules);
    addWords(file.words);
    addLaws(file.laws);
    return file;
  },
};
