import type { BlockPlan, ThreadPlan } from './course.ts';
import { ideaBlock, named, namedBlock } from './named.ts';

/**
 * The first chapters of target lesson 2, written by hand: every block brings one new idea, and those before come back in
 * between.
 */
export const juniorThreads = (): readonly ThreadPlan[] => [patterns(), firstPlans()];

const patterns = (): ThreadPlan => ({
  technicalName: 'junior-patterns',
  ...named('junior-patterns'),
  motif: 'harbour',
  isTrial: true,
  topics: ['matrix', 'pattern', 'odd', 'balance', 'count', 'fit', 'mirror', 'maze'],
  blocks: [...looking(), ...measuring()],
});

const looking = (): readonly BlockPlan[] => [
  namedBlock('harbour-of-patterns', {
    motif: 'harbour',
    theory: 'junior-two-ways',
    stations: [['matrix', 1, 'single', 3, 'boat']],
  }),
  namedBlock('meadow-of-shapes', {
    motif: 'meadow',
    theory: 'junior-repeating',
    stations: [
      ['pattern', 1, 'single', 1],
      ['pattern', 1, 'graphic', 1],
    ],
  }),
  namedBlock('odd-grove', {
    motif: 'forest',
    theory: 'junior-odd-one',
    stations: [['odd', 1, 'single', 2]],
  }),
  ideaBlock('junior-patterns', 'fit', {
    motif: 'meadow',
    theory: 'junior-fit',
    stations: [
      ['fit', 1, 'mixed', 2],
      ['matrix', 1, 'single', 1, 'boat'],
    ],
  }),
];

const measuring = (): readonly BlockPlan[] => [
  namedBlock('crystal-sums', {
    motif: 'peaks',
    theory: 'junior-level-scales',
    stations: [
      ['balance', 1, 'number', 2],
      ['pattern', 1, 'single', 1],
    ],
  }),
  ideaBlock('junior-patterns', 'mirror', {
    motif: 'harbour',
    theory: 'junior-mirror',
    stations: [
      ['mirror', 1, 'mixed', 2],
      ['odd', 1, 'single', 1],
    ],
  }),
  ideaBlock('junior-patterns', 'count', {
    motif: 'meadow',
    theory: 'junior-pairing',
    stations: [
      ['count', 1, 'mixed', 2],
      ['balance', 1, 'number', 1],
    ],
  }),
  ideaBlock('junior-patterns', 'maze', {
    motif: 'forest',
    theory: 'junior-maze',
    stations: [
      ['maze', 1, 'mixed', 2],
      ['pattern', 1, 'graphic', 1],
      ['mirror', 1, 'mixed', 1],
    ],
  }),
];

const firstPlans = (): ThreadPlan => ({
  technicalName: 'junior-first-plans',
  ...named('junior-first-plans'),
  motif: 'forest',
  isTrial: true,
  topics: ['order', 'latin', 'robot'],
  blocks: [
    namedBlock('forest-of-queues', {
      motif: 'forest',
      theory: 'junior-chain',
      stations: [
        ['order', 1, 'graphic', 2],
        ['maze', 1, 'mixed', 1],
        ['order', 1, 'single', 1],
        ['pattern', 1, 'single', 1],
        ['order', 1, 'single', 1],
      ],
    }),
    namedBlock('square-fields', {
      motif: 'meadow',
      theory: 'junior-each-once',
      stations: [
        ['latin', 1, 'single', 1],
        ['latin', 1, 'graphic', 1],
        ['order', 1, 'graphic', 1],
        ['latin', 1, 'graphic', 1],
        ['odd', 1, 'single', 1],
        ['latin', 1, 'graphic', 1],
      ],
    }),
    namedBlock('robot-desert', {
      motif: 'desert',
      theory: 'junior-robot-steps',
      stations: [
        ['robot', 1, 'graphic', 2],
        ['latin', 1, 'single', 1],
        ['robot', 1, 'single', 1],
        ['count', 1, 'mixed', 1],
        ['robot', 1, 'graphic', 1],
        ['fit', 1, 'mixed', 1],
        ['robot', 1, 'single', 1],
      ],
    }),
  ],
});
