import type { ThreadPlan } from './course.ts';
import { blockTitles, named } from './named.ts';

/** The first chapters of target lesson 3, written by hand: the same ideas without the sugar. */
export const adultThreads = (): readonly ThreadPlan[] => [rules(), noGuessing()];

const rules = (): ThreadPlan => ({
  technicalName: 'adult-rules',
  ...named('adult-rules'),
  motif: 'harbour',
  isTrial: true,
  topics: ['matrix', 'series', 'odd'],
  blocks: [
    {
      technicalName: 'matrix-harbour',
      titles: blockTitles('matrix-harbour'),
      motif: 'harbour',
      theory: 'adult-attributes',
      stations: [['matrix', 1, 'single', 7]],
    },
    {
      technicalName: 'sequence-stairs',
      titles: blockTitles('sequence-stairs'),
      motif: 'peaks',
      theory: 'adult-differences',
      stations: [
        ['series', 1, 'number', 5],
        ['series', 1, 'single', 2],
      ],
    },
    {
      technicalName: 'class-meadow',
      titles: blockTitles('class-meadow'),
      motif: 'meadow',
      theory: 'adult-classes',
      stations: [['odd', 1, 'single', 6]],
    },
  ],
});

const noGuessing = (): ThreadPlan => ({
  technicalName: 'adult-no-guessing',
  ...named('adult-no-guessing'),
  motif: 'forest',
  isTrial: true,
  topics: ['latin', 'order', 'zebra'],
  blocks: [
    {
      technicalName: 'candidate-fields',
      titles: blockTitles('candidate-fields'),
      motif: 'meadow',
      theory: 'adult-candidates',
      stations: [
        ['latin', 1, 'graphic', 5],
        ['latin', 2, 'graphic', 2],
      ],
    },
    {
      technicalName: 'order-forest',
      titles: blockTitles('order-forest'),
      motif: 'forest',
      theory: 'adult-partial-orders',
      stations: [
        ['order', 1, 'graphic', 3],
        ['order', 1, 'single', 3],
      ],
    },
    {
      technicalName: 'table-desert',
      titles: blockTitles('table-desert'),
      motif: 'desert',
      theory: 'adult-tables',
      stations: [
        ['zebra', 1, 'graphic', 4],
        ['zebra', 1, 'single', 3],
      ],
    },
  ],
});
