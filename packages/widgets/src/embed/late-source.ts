import type { LateSource } from '../player/late.ts';
import type { OrnamentParts, SceneParts } from '../player/late-parts.ts';
import { addGraphic } from './late-graphic.ts';
import { addJudged } from './late-judged.ts';
import type { EmbedApi } from './protocol.ts';
import { addRules } from './sheet.ts';
import { loadWords, type PublishedFile } from './words.ts';

/** Written in by the build. */
declare const LOGIKIT_SCENE: PublishedFile;
declare const LOGIKIT_ORNAMENTS: PublishedFile;

/** What a late file brings beside its parts: the rules of its own. */
interface Brought {
  readonly rules: string;
}

/** Set before anything is drawn. */
let load: EmbedApi['load'];

/** Late files come through the loader, which checks their hashes. */
export function loadBy(api: EmbedApi): void {
  load = api.load;
}

export const lateSource: LateSource = {
  async scene() {
    const file = await bring<SceneParts & Parameters<typeof addGraphic>[0]>(LOGIKIT_SCENE);
    addGraphic(file);
    return file;
  },
  async ornaments() {
    const file = await bring<OrnamentParts & Parameters<typeof addJudged>[0]>(LOGIKIT_ORNAMENTS);
    addJudged(file);
    return file;
  },
};

async function bring<Parts>(published: PublishedFile): Promise<Parts> {
  const [file] = await Promise.all([load(...published), loadWords(load)]);
  const brought = file as Parts & Brought; // the build has put these parts into this file
  addRules(brought.rules);
  return brought;
}
