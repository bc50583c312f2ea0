import { expect, it } from 'vitest';
import { recordedIn } from './recordings.ts';

const index = { 'Ні, не це.': 'not-this.mp3', 'Спробуй ще раз!': 'again.mp3' };

it('finds the recorded sentences of a text in their order, and passes over the others', () => {
  expect(recordedIn(index, 'Ні, не це. Порахуй вітрила. Спробуй ще раз!', 'uk')).toEqual(['not-this.mp3', 'again.mp3']);
  expect(recordedIn(index, 'Порахуй вітрила.', 'uk')).toEqual([]);
  expect(recordedIn(index, 'constructor', 'uk')).toEqual([]);
});
