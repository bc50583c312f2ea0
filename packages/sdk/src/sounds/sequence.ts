import type { Playable } from './playable.ts';

/** Sounds one after the other, as one sound: an end of the last is its end. */
export function createSequencePlayable(parts: readonly Playable[]): Playable {
  const ends: (() => void)[] = [];
  let at = 0;
  for (const [index, part] of parts.entries())
    part.onEnd(() => {
      if (index !== at) return;
      at += 1;
      const next = parts[at];
      if (next) return next.play();
      at = 0;
      for (const run of ends) run();
    });
  const each = (command: (part: Playable) => void): void => parts.forEach(command);
  return {
    isLoop: false,
    load: () => each((part) => part.load()),
    play: () => parts[at]?.play(),
    pause: () => parts[at]?.pause(),
    stop() {
      parts[at]?.stop();
      at = 0;
    },
    setVolume: (volume) => each((part) => part.setVolume(volume)),
    setMuted: (isMuted) => each((part) => part.setMuted(isMuted)),
    onEnd: (run) => void ends.push(run),
    unload: () => each((part) => part.unload()),
  };
}
