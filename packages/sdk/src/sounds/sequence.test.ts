import { expect, it } from 'vitest';
import type { Playable } from './playable.ts';
import { createSequencePlayable } from './sequence.ts';

/** Writes down what is asked of it; `end` plays it out. */
function part(name: string, heard: string[]): Playable & { readonly end: () => void } {
  const ends: (() => void)[] = [];
  const note = (what: string) => () => void heard.push(`${what} ${name}`);
  return {
    isLoop: false,
    load: note('load'),
    play: note('play'),
    pause: note('pause'),
    stop: note('stop'),
    setVolume: note('volume'),
    setMuted: note('muted'),
    onEnd: (run) => void ends.push(run),
    unload: note('unload'),
    end: () => ends.forEach((run) => run()),
  };
}

it('plays its parts one after the other, goes on where it was paused, and begins anew after a stop', () => {
  const heard: string[] = [];
  const [one, two] = [part('one', heard), part('two', heard)];
  const sequence = createSequencePlayable([one, two]);
  sequence.onEnd(() => void heard.push('end'));
  sequence.play();
  one.end();
  sequence.pause();
  sequence.play();
  two.end();
  expect(heard.splice(0)).toEqual(['play one', 'play two', 'pause two', 'play two', 'end']);
  sequence.play();
  one.end();
  sequence.stop();
  // What ends late, after it was stopped, begins nothing.
  two.end();
  sequence.play();
  expect(heard).toEqual(['play one', 'play two', 'stop two', 'play one']);
});
