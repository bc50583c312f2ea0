import type { BlockPlan, ThreadPlan } from './course.ts';
import { ideaBlock, named, namedBlock } from './named.ts';

/** The first chapters of target lesson 3, written by hand: the same ideas without the sugar. */
export const adultThreads = (): readonly ThreadPlan[] => [rules(), noGuessing()];

const rules = (): ThreadPlan => ({
  technicalName: 'adult-rules',
  ...named('adult-rules'),
  motif: 'harbour',
  isTrial: true,
  topics: ['matrix', 'series', 'odd', 'balance', 'truth', 'fit', 'cubes', 'word'],
  blocks: [...comparing(), ...deducing()],
});

const comparing = (): readonly BlockPlan[] => [
  namedBlock('matrix-harbour', {
    motif: 'harbour',
    theory: 'adult-attributes',
    stations: [['matrix', 1, 'single', 3]],
  }),
  namedBlock('sequence-stairs', {
    motif: 'peaks',
    theory: 'adult-differences',
    stations: [['series', 1, 'number', 2]],
  }),
  namedBlock('class-meadow', {
    motif: 'meadow',
    theory: 'adult-classes',
    stations: [['odd', 1, 'single', 2]],
  }),
  ideaBlock('adult-rules', 'balance', {
    motif: 'peaks',
    theory: 'adult-substitution',
    stations: [
      ['balance', 1, 'mixed', 2],
      ['matrix', 1, 'single', 1],
    ],
  }),
];

const deducing = (): readonly BlockPlan[] => [
  ideaBlock('adult-rules', 'truth', {
    motif: 'forest',
    theory: 'adult-truth',
    stations: [
      ['truth', 1, 'mixed', 2],
      ['series', 1, 'single', 1],
    ],
  }),
  ideaBlock('adult-rules', 'fit', {
    motif: 'meadow',
    theory: 'adult-fit',
    stations: [
      ['fit', 1, 'mixed', 2],
      ['odd', 1, 'single', 1],
    ],
  }),
  ideaBlock('adult-rules', 'cubes', {
    motif: 'harbour',
    theory: 'adult-cubes',
    stations: [
      ['cubes', 1, 'mixed', 2],
      ['balance', 1, 'mixed', 1],
    ],
  }),
  ideaBlock('adult-rules', 'word', {
    motif: 'meadow',
    theory: 'adult-word',
    stations: [
      ['word', 1, 'mixed', 2],
      ['truth', 1, 'mixed', 1],
      ['matrix', 1, 'single', 1],
    ],
  }),
];

const noGuessing = (): ThreadPlan => ({
  technicalName: 'adult-no-guessing',
  ...named('adult-no-guessing'),
  motif: 'forest',
  isTrial: true,
  topics: ['latin', 'order', 'zebra'],
  blocks: [
    namedBlock('candidate-fields', {
      motif: 'meadow',
      theory: 'adult-candidates',
      stations: [
        ['latin', 1, 'graphic', 2],
        ['series', 1, 'number', 1],
        ['latin', 1, 'graphic', 1],
        ['odd', 1, 'single', 1],
        ['latin', 2, 'graphic', 1],
      ],
    }),
    namedBlock('order-forest', {
      motif: 'forest',
      theory: 'adult-partial-orders',
      stations: [
        ['order', 1, 'graphic', 2],
        ['latin', 1, 'graphic', 1],
        ['order', 1, 'single', 1],
        ['cubes', 1, 'mixed', 1],
        ['order', 1, 'single', 1],
      ],
    }),
    namedBlock('table-desert', {
      motif: 'desert',
      theory: 'adult-tables',
      stations: [
        ['zebra', 1, 'graphic', 2],
        ['order', 1, 'graphic', 1],
        ['zebra', 1, 'single', 1],
        ['word', 1, 'mixed', 1],
        ['zebra', 1, 'graphic', 1],
        ['fit', 1, 'mixed', 1],
        ['zebra', 1, 'single', 1],
        ['latin', 2, 'graphic', 1],
      ],
    }),
  ],
});
