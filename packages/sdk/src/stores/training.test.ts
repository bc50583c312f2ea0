import { expect, it } from 'vitest';
import { sampleProblem } from '../testing/index.ts';
import { createTraining, type TrainingState } from './training.ts';

// Only that each thing stays in its place matters here, not what it holds.
const all = {
  problem: sampleProblem(1),
  passing: { id: 1 },
  block: { id: 2 },
  blockProgress: { problems: 3 },
  thread: { id: 4 },
  threadProgress: { problems: 5 },
  exercise: { seqNumber: 6 },
  exerciseBlock: { number: 7 },
  exerciseBlockProgress: { number: 8 },
  goals: [{ id: 9 }],
} as unknown as TrainingState;

const EMPTY_GOALS = 0;
const held = (state: TrainingState) =>
  Object.entries(state).flatMap(([field, value]) =>
    value === null || (value as unknown[]).length === EMPTY_GOALS ? [] : [field],
  );

it.each([
  ['thread', ['problem', 'passing', 'thread', 'threadProgress', 'goals']],
  ['block', ['problem', 'passing', 'block', 'blockProgress', 'thread', 'threadProgress', 'goals']],
  ['exercise', ['problem', 'passing', 'exercise', 'exerciseBlock', 'exerciseBlockProgress', 'goals']],
  ['event', ['problem', 'passing', 'thread', 'threadProgress', 'goals']],
  ['problem', ['problem', 'passing', 'goals']],
] as const)('[E-016] holds in %s what belongs there, and nothing else', (place, fields) => {
  const training = createTraining();
  training.enter(place, all);
  expect(held(training.store.getState())).toEqual(fields);
});

it('[E-016] keeps what both places know when going from one to the other, and clears the rest', () => {
  const training = createTraining();
  training.enter('block', all);
  training.enter('thread');
  expect(held(training.store.getState())).toEqual(['problem', 'passing', 'thread', 'threadProgress', 'goals']);
  training.enter('exercise');
  expect(held(training.store.getState())).toEqual(['problem', 'passing', 'goals']);
});

it('[E-016] takes no field from elsewhere, and leaves with nothing', () => {
  const training = createTraining();
  training.enter('thread');
  training.set({ thread: all.thread, exercise: all.exercise });
  expect(held(training.store.getState())).toEqual(['thread']);
  training.leave();
  expect(held(training.store.getState())).toEqual([]);
});
