import type { ThreadPlan } from './course.ts';
import { blockTitles, named } from './named.ts';

/** The first chapters of target lesson 2, written by hand: every block brings one new idea. */
export const juniorThreads = (): readonly ThreadPlan[] => [patterns(), firstPlans()];

const patterns = (): ThreadPlan => ({
  technicalName: 'junior-patterns',
  ...named('junior-patterns'),
  motif: 'harbour',
  isTrial: true,
  topics: ['matrix', 'pattern', 'odd', 'balance'],
  blocks: [
    {
      technicalName: 'harbour-of-patterns',
      titles: blockTitles('harbour-of-patterns'),
      motif: 'harbour',
      theory: 'junior-two-ways',
      stations: [['matrix', 1, 'single', 4, 'boat']],
    },
    {
      technicalName: 'meadow-of-shapes',
      titles: blockTitles('meadow-of-shapes'),
      motif: 'meadow',
      theory: 'junior-repeating',
      stations: [
        ['pattern', 1, 'single', 3],
        ['pattern', 1, 'graphic', 2],
        ['matrix', 1, 'single', 1],
      ],
    },
    {
      technicalName: 'odd-grove',
      titles: blockTitles('odd-grove'),
      motif: 'forest',
      theory: 'junior-odd-one',
      stations: [
        ['odd', 1, 'single', 4],
        ['matrix', 1, 'single', 1],
      ],
    },
    {
      technicalName: 'crystal-sums',
      titles: blockTitles('crystal-sums'),
      motif: 'peaks',
      theory: 'junior-level-scales',
      stations: [['balance', 1, 'number', 5]],
    },
  ],
});

const firstPlans = (): ThreadPlan => ({
  technicalName: 'junior-first-plans',
  ...named('junior-first-plans'),
  motif: 'forest',
  isTrial: true,
  topics: ['order', 'latin', 'robot'],
  blocks: [
    {
      technicalName: 'forest-of-queues',
      titles: blockTitles('forest-of-queues'),
      motif: 'forest',
      theory: 'junior-chain',
      stations: [
        ['order', 1, 'graphic', 3],
        ['order', 1, 'single', 3],
      ],
    },
    {
      technicalName: 'square-fields',
      titles: blockTitles('square-fields'),
      motif: 'meadow',
      theory: 'junior-each-once',
      stations: [
        ['latin', 1, 'single', 2],
        ['latin', 1, 'graphic', 4],
      ],
    },
    {
      technicalName: 'robot-desert',
      titles: blockTitles('robot-desert'),
      motif: 'desert',
      theory: 'junior-robot-steps',
      stations: [
        ['robot', 1, 'graphic', 3],
        ['robot', 1, 'single', 3],
      ],
    },
  ],
});
