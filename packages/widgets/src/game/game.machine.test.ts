import { describe, expect, it } from 'vitest';
import { gameNames, gameSizes } from './game.descriptor.ts';
import { type GameState, openGame, reduceGame, starsOf } from './game.machine.ts';
import { openLevel } from './puzzles/open-level.ts';
import { tipFor } from './puzzles/tip.ts';

const voice = { t: (key: string) => key, lang: 'en' };
const helped = (state: GameState): GameState =>
  reduceGame(state, { type: 'tipped', tip: tipFor(state.puzzle, state.graphic) });
const games = gameNames.flatMap((game) => gameSizes.map((size) => ({ game, size })));

describe.each(games)('$game, $size', ({ game, size }) => {
  it('[R-071] begins unsolved, follows its tips to the end and counts them', () => {
    for (const level of [1, 6, 30]) {
      const begun = openGame(openLevel({ game, size, level }));
      expect(begun.puzzle.isSolved(begun.graphic)).toBe(false);
      let state: GameState = begun;
      for (let tips = 0; tips < 100 && state.status === 'playing'; tips += 1) state = helped(state);
      expect(state.status).toBe('solved');
      expect(state.puzzle.left(state.graphic)).toBe(0);
      expect(starsOf(state)).toBeLessThan(3);
    }
  });

  it('names everything that can be pressed, and starts over', () => {
    const begun = openGame(openLevel({ game, size, level: 9 }));
    const scene = begun.puzzle.draw(begun.graphic, voice);
    const named = scene.parts.flatMap((part) => {
      if (part.t === 'rotor') return part.items.flatMap((item) => [item.label, ...(item.labels ?? [])]);
      if (part.t === 'path') return part.nodes.map(({ label }) => label);
      if (part.t === 'toggle') return part.spots.map(({ label }) => label);
      return part.t === 'grid' ? [...part.labels, ...part.alphabet.map(({ label }) => label)] : [];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !Object.hasOwn(scene.strings, key))).toEqual([]);
    const moved = helped(begun);
    expect(moved.graphic).not.toEqual(begun.graphic);
    expect(reduceGame(moved, { type: 'acted', action: { type: 'reset' } }).graphic).toEqual(begun.graphic);
  });

  it('gives three stars to whoever needs no help', () => {
    const begun = openGame(openLevel({ game, size, level: 1 }));
    let alone: GameState = begun;
    for (let guard = 0; guard < 100 && alone.status === 'playing'; guard += 1) {
      for (const action of tipFor(alone.puzzle, alone.graphic)) alone = reduceGame(alone, { type: 'acted', action });
    }
    expect([alone.status, starsOf(alone)]).toEqual(['solved', 3]);
  });
});
