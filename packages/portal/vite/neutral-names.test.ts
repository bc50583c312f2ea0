import { expect, it } from 'vitest';
import { assertNeutral, isBlocked } from './neutral-names.ts';

const trackers = ['analytics', 'consent', 'social', 'tracking', 'ads', 'pixel', 'beacon'];

it.each(trackers)('a file called %s is one that ad blockers know', (name) => {
  for (const file of [`assets/${name}-1f2e3d4c.js`, `assets/${name}.css`, `assets/my_${name}-0a1b2c3d.js`])
    expect(isBlocked(file)).toBe(true);
});

it('fails a build that emits such a file, and says which', () => {
  expect(() => assertNeutral(['assets/start-0a1b2c3d.js', 'assets/Pixel-0a1b2c3d.js'])).toThrow(
    'assets/Pixel-0a1b2c3d.js',
  );
});

it('lets words through that only contain such a name', () => {
  const files = ['shared', 'adventure', 'roads', 'statement', 'socialise'].map((name) => `assets/${name}-1f2e3d4c.js`);
  expect(() => assertNeutral(files)).not.toThrow();
});
