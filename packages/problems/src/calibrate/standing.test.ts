import { expect, it } from 'vitest';
import { rate } from './rate.ts';
import { standingOf } from './standing.ts';
import { newAbility, newLesson, newResidual, newSkill } from './start.ts';

/** The standing in a family after these first tries there, of a learner whose ability is well known. */
function after(tries: readonly boolean[]): number {
  const ability = { ...newAbility(newLesson, 0.8), ability: 1.2, variance: 0.05, priorWeight: 0 };
  let rows = { ability, skill: newSkill, item: newResidual, family: newResidual, lesson: newLesson };
  for (const isRight of tries) {
    const next = rate(rows, { isRight, complexity: 3, guess: 0.02 });
    rows = { ...rows, skill: next.skill };
  }
  return standingOf(rows.skill);
}
const runs = (right: number, wrong: number): readonly boolean[] =>
  Array.from(
    { length: right + wrong },
    (_, at) => at % Math.ceil((right + wrong) / Math.max(1, wrong)) !== 1 || !wrong,
  );

it('says nothing of a family that nobody has tried', () => {
  expect(after([])).toBe(0);
});

it('sees as soon as a few answers what does not succeed, and what always does', () => {
  expect(after([true, true, true])).toBeGreaterThan(0.5);
  expect(after([false, false, true])).toBeLessThan(-0.75);
});

it('grows with every further answer of the same kind, and is level where all goes as expected', () => {
  expect(after(runs(10, 0))).toBeGreaterThan(after(runs(5, 0)));
  expect(after(runs(5, 0))).toBeGreaterThan(after(runs(3, 0)));
  expect(Math.abs(after(runs(8, 2)))).toBeLessThan(0.5);
});
