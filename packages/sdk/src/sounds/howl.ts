import type { Howl } from 'howler';
import type { Playable, SoundFile } from './playable.ts';

/** A file played by howler, which is loaded when the first sound is. Commands given before then wait their turn. */
export function createHowlPlayable({ src, loop = false }: SoundFile): Playable {
  const ends: (() => void)[] = [];
  let ready: Promise<Howl> | undefined;

  async function open(): Promise<Howl> {
    const howler = await import('howler');
    const howl = new howler.Howl({ src: [...src], loop, preload: true });
    howl.on('end', () => {
      for (const run of ends) run();
    });
    return howl;
  }

  /** A sound that cannot be had stays silent: nothing of the learner's depends on it. */
  function tell(command: (howl: Howl) => unknown): void {
    ready ??= open();
    ready.then(command).catch(() => undefined);
  }

  return {
    isLoop: loop,
    load: () => tell(() => undefined),
    play: () => tell((howl) => howl.playing() || howl.play()),
    pause: () => tell((howl) => howl.pause()),
    stop: () => tell((howl) => howl.stop()),
    setVolume: (volume) => tell((howl) => howl.volume(volume)),
    setMuted: (isMuted) => tell((howl) => howl.mute(isMuted)),
    onEnd: (run) => void ends.push(run),
    unload: () => ready && tell((howl) => howl.unload()),
  };
}
