import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryStorage } from '../storage.ts';
import { type FakePage, fakePage } from '../testing/index.ts';
import type { Playable, SoundFile } from './playable.ts';
import {
  createSounds,
  muteWhilePlaying,
  soundDefaults,
  type SoundGroupName,
  type Sounds,
  vimeoEvents,
  elementEvents,
  youtubeEvents,
} from './index.ts';

/** Stands for a file of howler; `log` hears what is done to it. */
interface Fake extends Playable {
  end(): void;
  state: { isPlaying: boolean; isLoaded: boolean; volume: number; isMuted: boolean };
}

let page: FakePage;
let storage: ReturnType<typeof memoryStorage>;
let sounds: Sounds;
let files: Map<string, Fake>;
let log: string[];

beforeEach(() => {
  page = fakePage();
  storage = memoryStorage();
  files = new Map();
  log = [];
  sounds = open();
  page.fire('gesture');
});
afterEach(() => sounds.close());

function open(): Sounds {
  return createSounds({ page, storage, createPlayable: createFake });
}

function createFake({ src: [name = ''], loop = false }: SoundFile): Fake {
  const ends: (() => void)[] = [];
  const state = { isPlaying: false, isLoaded: false, volume: -1, isMuted: false };
  const set = (isPlaying: boolean, what: string) => {
    state.isPlaying = isPlaying;
    log.push(`${what} ${name}`);
  };
  const fake: Fake = {
    state,
    isLoop: loop,
    load: () => void (state.isLoaded = true),
    play: () => set(true, 'play'),
    pause: () => set(false, 'pause'),
    stop: () => set(false, 'stop'),
    setVolume: (volume) => void (state.volume = volume),
    setMuted: (isMuted) => void (state.isMuted = isMuted),
    onEnd: (run) => void ends.push(run),
    unload: () => log.push(`unload ${name}`),
    end() {
      if (!loop) state.isPlaying = false;
      for (const run of ends) run();
    },
  };
  files.set(name, fake);
  return fake;
}

function add(group: SoundGroupName, ...ids: string[]): void {
  for (const id of ids) sounds.add(group, id, { src: [id] });
}

const file = (id: string): Fake => {
  const found = files.get(id);
  if (!found) throw new Error(`Nothing was made of ${id}.`);
  return found;
};
const playing = (): string[] => [...files].flatMap(([id, { state }]) => (state.isPlaying ? [id] : []));
const state = (group: SoundGroupName) => sounds.store.getState()[group];

it.each([
  ['[K-137]', 'ui', { volume: 0.5, enabled: false }],
  ['[K-138]', 'bg', { volume: 0.1, preload: false, enabled: false, canBeMuted: true }],
  ['[K-139]', 'narration', { volume: 0.5, enabled: true, muteOther: true, singleActive: true }],
  ['[K-140]', 'mentor', { volume: 0.5, enabled: true, muteOther: true }],
] as const)('%s starts group %s as the specification says', (_row, group, settings) => {
  const usual = { preload: true, autoplay: false, canBeMuted: false, muteOther: false, singleActive: false };
  expect(state(group).settings).toEqual({ ...usual, ...settings });
  expect(soundDefaults[group]).toEqual({ ...usual, ...settings });
});

it('[S-050] enables a sound when played, and disables it when paused, stopped or ended without loop', () => {
  add('mentor', 'a', 'b', 'c');
  sounds.add('mentor', 'loop', { src: ['loop'], loop: true });
  for (const id of ['a', 'b', 'c', 'loop']) sounds.play('mentor', id);
  expect(state('mentor').enabled).toEqual(['a', 'b', 'c', 'loop']);
  sounds.pause('mentor', 'a');
  expect(state('mentor').enabled).toEqual(['b', 'c', 'loop']);
  sounds.stop('mentor', 'b');
  expect(state('mentor').enabled).toEqual(['c', 'loop']);
  file('c').end();
  file('loop').end();
  expect(state('mentor').enabled).toEqual(['loop']);
});

it('[S-051] plays one narration at a time: the next pauses it, and it goes on when that one stops', () => {
  add('narration', 'a', 'b', 'c');
  sounds.play('narration', 'a');
  sounds.play('narration', 'b');
  sounds.play('narration', 'c');
  expect(playing()).toEqual(['c']);
  sounds.stop('narration', 'b');
  expect(playing()).toEqual(['c']);
  file('c').end();
  expect(playing()).toEqual(['a']);
  expect(log).toEqual(['play a', 'pause a', 'play b', 'pause b', 'play c', 'stop b', 'play a']);
  sounds.stop('narration', 'a');
  expect(playing()).toEqual([]);
});

it('[S-052] queues plays of a blocked group until both blockers have released it, then plays them in order', () => {
  add('mentor', 'a', 'b', 'c');
  sounds.block('mentor', 'popup');
  sounds.block('mentor', 'video');
  sounds.play('mentor', 'b');
  sounds.play('mentor', 'a');
  sounds.play('mentor', 'c');
  sounds.stop('mentor', 'c');
  expect(playing()).toEqual([]);
  sounds.release('mentor', 'popup');
  sounds.release('mentor', 'popup');
  expect(playing()).toEqual([]);
  sounds.release('mentor', 'video');
  expect(log.filter((line) => line.startsWith('play'))).toEqual(['play b', 'play a']);
});

it('[S-053] silences all sounds while a video plays, and no longer when it pauses or ends', () => {
  add('mentor', 'a');
  const youtube: ((event: { readonly data: number }) => void)[] = [];
  const vimeo = new Map<string, () => void>();
  muteWhilePlaying(
    sounds,
    'youtube',
    youtubeEvents({ addEventListener: (_event, listener) => void youtube.push(listener) }),
  );
  const leave = muteWhilePlaying(sounds, 'vimeo', vimeoEvents({ on: (event, run) => void vimeo.set(event, run) }));
  sounds.play('mentor', 'a');
  const heard: boolean[] = [];
  const look = (): void => void heard.push(!file('a').state.isMuted);
  for (const data of [1, 3, 2, 1, 0]) {
    for (const listener of youtube) listener({ data });
    look();
  }
  for (const event of ['play', 'pause', 'play', 'ended', 'play']) {
    vimeo.get(event)?.();
    look();
  }
  leave();
  look();
  expect(heard).toEqual([false, false, true, false, true, false, true, false, true, false, true]);
});

it('[S-053] silences all sounds while a video of the page itself plays', () => {
  add('mentor', 'a');
  const video = new EventTarget();
  muteWhilePlaying(sounds, 'film', elementEvents(video));
  sounds.play('mentor', 'a');
  const heard = ['play', 'pause', 'play', 'ended'].map((name) => {
    video.dispatchEvent(new Event(name));
    return !file('a').state.isMuted;
  });
  expect(heard).toEqual([false, true, false, true]);
});

it('[E-053] volume: every sound of the group takes it, also one that is playing', () => {
  add('mentor', 'a');
  expect(file('a').state.volume).toBe(0.5);
  sounds.configure('mentor', { volume: 0.2 });
  expect(file('a').state.volume).toBe(0.2);
});

it('[E-053] preload: loads when added, otherwise nothing is made before the first play', () => {
  sounds.configure('bg', { enabled: true });
  add('mentor', 'early');
  add('bg', 'late');
  expect(file('early').state.isLoaded).toBe(true);
  expect(files.has('late')).toBe(false);
  sounds.play('bg', 'late');
  expect(file('late').state.isPlaying).toBe(true);
});

it('[E-053] enabled: a group that is off plays nothing, and falls silent when it is turned off', () => {
  add('ui', 'click');
  add('mentor', 'hello');
  sounds.play('ui', 'click');
  sounds.play('mentor', 'hello');
  expect(playing()).toEqual(['hello']);
  sounds.configure('mentor', { enabled: false });
  sounds.configure('ui', { enabled: true });
  sounds.play('ui', 'click');
  expect(playing()).toEqual(['click']);
});

it('[E-053] autoplay: plays a sound as soon as it is added', () => {
  sounds.configure('bg', { enabled: true, autoplay: true });
  add('bg', 'meadow');
  add('mentor', 'hello');
  expect(playing()).toEqual(['meadow']);
});

it('[E-053] muteOther and canBeMuted: music falls silent while somebody speaks, other groups do not', () => {
  sounds.configure('bg', { enabled: true });
  sounds.configure('ui', { enabled: true });
  add('bg', 'meadow');
  add('ui', 'click');
  add('narration', 'question');
  for (const [group, id] of [
    ['bg', 'meadow'],
    ['ui', 'click'],
    ['narration', 'question'],
  ] as const)
    sounds.play(group, id);
  expect([file('meadow'), file('click'), file('question')].map(({ state: { isMuted } }) => isMuted)).toEqual([
    true,
    false,
    false,
  ]);
  file('question').end();
  expect(file('meadow').state.isMuted).toBe(false);
});

it('[E-053] singleActive: off, sounds of a group play together', () => {
  add('narration', 'a', 'b');
  sounds.configure('narration', { singleActive: false });
  sounds.play('narration', 'a');
  sounds.play('narration', 'b');
  expect(playing()).toEqual(['a', 'b']);
});

it('waits with every sound for the first gesture', () => {
  sounds.close();
  sounds = open();
  add('narration', 'question');
  sounds.play('narration', 'question');
  page.fire('input');
  expect(files.size).toBe(0);
  page.fire('gesture');
  expect(playing()).toEqual(['question']);
});

it('keeps what the learner muted and chose for the next visit', async () => {
  sounds.mute('narration', true);
  sounds.configure('bg', { enabled: true, volume: 0.3 });
  sounds.close();
  sounds = open();
  await sounds.ready;
  page.fire('gesture');
  add('narration', 'question');
  sounds.play('narration', 'question');
  expect(file('question').state.isMuted).toBe(true);
  expect(state('bg').settings).toMatchObject({ enabled: true, volume: 0.3, canBeMuted: true });
  sounds.mute('narration', false);
  expect(file('question').state.isMuted).toBe(false);
});

it('[K-130] a page that sets a group up as it opens loses nothing of the earlier visit, for this group or another', async () => {
  await sounds.ready;
  sounds.mute('ui', true);
  sounds.mute('narration', true);
  sounds.configure('mentor', { volume: 0.9 });
  for (let visit = 0; visit < 3; visit += 1) {
    await new Promise((settled) => setImmediate(settled));
    sounds.close();
    sounds = open();
    sounds.configure('ui', { enabled: true });
    await sounds.ready;
    const { ui, narration, mentor } = sounds.store.getState();
    expect([ui.isMuted, ui.settings.enabled, narration.isMuted, mentor.settings.volume]).toEqual([
      true,
      true,
      true,
      0.9,
    ]);
  }
});

it('forgets a sound that is removed, and lets the one before it go on', () => {
  add('narration', 'a', 'b');
  sounds.play('narration', 'a');
  sounds.play('narration', 'b');
  sounds.remove('narration', 'b');
  expect(log.slice(-2)).toEqual(['play a', 'unload b']);
  sounds.play('narration', 'b');
  expect(state('narration').playing).toEqual(['a']);
});
