import { addLaws, type laws } from '@logikit/contract/scene/late';
import type { LateSource } from '../player/late.ts';
import type { OrnamentParts, SceneParts } from '../player/late-parts.ts';
import type { EmbedApi } from './protocol.ts';
import { addRules } from './sheet.ts';
import { loadWords, type PublishedFile } from './words.ts';

/** Written in by the build. */
declare const LOGIKIT_SCENE: PublishedFile;
declare const LOGIKIT_ORNAMENTS: PublishedFile;

/** What a late file brings beside its parts: the rules of its own, and in the graphic's case the laws of its moves. */
interface Brought {
  readonly rules: string;
}

let load: EmbedApi['load'] | undefined;

/** Late files come through the loader, which checks their hashes. */
export function loadBy(api: EmbedApi): void {
  load = api.load;
}

export const lateSource: LateSource = {
  async scene() {
    const file = await bring<SceneParts & { readonly laws: typeof laws }>(LOGIKIT_SCENE);
    addLaws(file.laws);
    return file;
  },
  ornaments: () => bring<OrnamentParts>(LOGIKIT_ORNAMENTS),
};

async function bring<Parts>(published: PublishedFile): Promise<Parts> {
  if (!load) throw new Error('A late part was asked for before anything was mounted.');
  const [file] = await Promise.all([load(...published), loadWords(load)]);
  const brought = file as Parts & Brought; // the build has put these parts into this file
  addRules(brought.rules);
  return brought;
}
