import { describe, expect, it } from 'vitest';
import { questionPictures } from './question-pictures.ts';
import type { Picture } from './scene.ts';

const picture = (side: number): Picture => ({ view: [0, 0, side, side], art: [['circle', { r: side }]] });
const variants = [1, 2, 3, 4, 5, 6, 7].map((side) => ({ image: picture(side) }));

describe('what stands for a problem where it cannot be played', () => {
  it('is its graphic as it lies before anybody has touched it', () => {
    const scene = {
      ...picture(9),
      parts: [{ t: 'toggle', id: 'toggle', at: [0, 0, 9, 9], items: [] }],
    } as unknown as Parameters<typeof questionPictures>[0]['scene'];
    expect(questionPictures({ scene, contentImage: picture(8), variants })).toEqual([picture(9)]);
  });

  it('else the picture of its question, else the first six answers that have one', () => {
    expect(questionPictures({ scene: null, contentImage: picture(8), variants })).toEqual([picture(8)]);
    const answers = questionPictures({ scene: null, contentImage: null, variants: [{ image: null }, ...variants] });
    expect(answers).toEqual(variants.slice(0, 6).map(({ image }) => image));
    expect(questionPictures({ scene: null, contentImage: null, variants: [{ image: null }] })).toEqual([]);
  });
});
