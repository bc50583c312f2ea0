import type { PlayerSounds } from '../../player/player-client.ts';
import type { EmbedApi } from '../protocol.ts';
import type { openSounds } from './sounds.ts';
import type { PublishedFile } from '../runtime/words.ts';

/** Written in by the build: name and hash of the file. */
declare const LOGIKIT_SOUNDS: PublishedFile;

type Opened = ReturnType<typeof openSounds>;

/** Sounds whose file is fetched with the first of them. What cannot be had stays silent. */
export function createPlayerSounds({ load }: EmbedApi): PlayerSounds & { close(): void } {
  let coming: Promise<Opened | undefined> | undefined;
  let isClosed = false;
  const open = (): Promise<Opened | undefined> =>
    load(...LOGIKIT_SOUNDS).then(
      (file) => (isClosed ? undefined : (file as { readonly openSounds: typeof openSounds }).openSounds()),
      () => undefined,
    );
  return {
    play(name) {
      coming ??= open();
      void coming.then((sounds) => sounds?.play(name));
    },
    close() {
      isClosed = true;
      void coming?.then((sounds) => sounds?.close());
    },
  };
}
