import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;
const folder = `${root}packages/portal/src/content/films/four-ideas`;
const locales = readdirSync(`${root}locales`).filter((name) => !name.endsWith('.json'));
const scenes = ['pattern', 'mirror', 'balance', 'turn'];

it('the film says in its captions, in all nine languages, what the little films say', () => {
  expect(locales).toHaveLength(9);
  for (const locale of locales) {
    const words = JSON.parse(readFileSync(`${root}locales/${locale}/play.json`, 'utf8')) as Record<string, string>;
    const captions = readFileSync(`${folder}/${locale}.vtt`, 'utf8');
    const cues = captions
      .split('\n\n')
      .slice(1)
      .map((cue) => cue.trim().split('\n')[1]);
    expect(cues).toEqual(scenes.map((scene) => words[`play.film.${scene}.text`]));
  }
});

it('the film is small enough for a phone', () => {
  for (const type of ['webm', 'mp4']) expect(readFileSync(`${folder}/film.${type}`).length).toBeLessThan(300_000);
});
