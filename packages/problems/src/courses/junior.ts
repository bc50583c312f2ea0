import type { CoursePlan } from './course.ts';

/** The course of target lesson 2: every block brings one or two new ideas, then mixes them with what is known. */
export const junior: CoursePlan = {
  technicalName: 'junior',
  lesson: 2,
  titles: { en: 'Logic for juniors', ru: 'Логика для школьников' },
  threads: [
    {
      technicalName: 'junior-patterns',
      titles: { en: 'Patterns', ru: 'Узоры' },
      descriptions: {
        en: 'See what changes, see what stays, and find what comes next.',
        ru: 'Увидеть, что меняется, а что нет, и найти, что будет дальше.',
      },
      motif: 'harbour',
      isTrial: true,
      topics: ['matrix', 'pattern', 'odd', 'balance'],
      blocks: [
        {
          technicalName: 'harbour-of-patterns',
          titles: { en: 'Harbour of Patterns', ru: 'Гавань узоров' },
          motif: 'harbour',
          theory: 'junior-two-ways',
          stations: [['matrix', 1, 'single', 4, 'boat']],
        },
        {
          technicalName: 'meadow-of-shapes',
          titles: { en: 'Meadow of Shapes', ru: 'Луг фигур' },
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
          titles: { en: 'Grove of Differences', ru: 'Роща отличий' },
          motif: 'forest',
          theory: 'junior-odd-one',
          stations: [
            ['odd', 1, 'single', 4],
            ['matrix', 1, 'single', 1],
          ],
        },
        {
          technicalName: 'crystal-sums',
          titles: { en: 'Crystal Sums', ru: 'Хрустальные суммы' },
          motif: 'peaks',
          theory: 'junior-level-scales',
          stations: [['balance', 1, 'number', 5]],
        },
      ],
    },
    {
      technicalName: 'junior-first-plans',
      titles: { en: 'First plans', ru: 'Первые планы' },
      descriptions: {
        en: 'Put things in order, fill a square, lead a robot home.',
        ru: 'Расставить по порядку, заполнить квадрат, привести робота домой.',
      },
      motif: 'forest',
      isTrial: true,
      topics: ['order', 'latin', 'robot'],
      blocks: [
        {
          technicalName: 'forest-of-queues',
          titles: { en: 'Forest of Queues', ru: 'Лес очередей' },
          motif: 'forest',
          theory: 'junior-chain',
          stations: [
            ['order', 1, 'graphic', 3],
            ['order', 1, 'single', 3],
          ],
        },
        {
          technicalName: 'square-fields',
          titles: { en: 'Square Fields', ru: 'Квадратные поля' },
          motif: 'meadow',
          theory: 'junior-each-once',
          stations: [
            ['latin', 1, 'single', 2],
            ['latin', 1, 'graphic', 4],
          ],
        },
        {
          technicalName: 'robot-desert',
          titles: { en: 'Robot Desert', ru: 'Пустыня роботов' },
          motif: 'desert',
          theory: 'junior-robot-steps',
          stations: [
            ['robot', 1, 'graphic', 3],
            ['robot', 1, 'single', 3],
          ],
        },
      ],
    },
    {
      technicalName: 'junior-numbers',
      titles: { en: 'Numbers at work', ru: 'Числа за работой' },
      descriptions: {
        en: 'Scales, stairs and baskets: let the numbers tell you.',
        ru: 'Весы, ступени и корзины: пусть числа подскажут.',
      },
      motif: 'peaks',
      isTrial: false,
      topics: ['series', 'balance', 'count'],
      blocks: [
        {
          technicalName: 'stairs-of-numbers',
          titles: { en: 'Stairs of Numbers', ru: 'Числовые ступени' },
          motif: 'peaks',
          theory: 'junior-jumps',
          stations: [
            ['series', 1, 'number', 4],
            ['series', 1, 'single', 3],
          ],
        },
        {
          technicalName: 'counting-meadow',
          titles: { en: 'Counting Meadow', ru: 'Луг счёта' },
          motif: 'meadow',
          theory: 'junior-pairing',
          stations: [
            ['count', 1, 'number', 2],
            ['count', 1, 'multi', 2],
            ['count', 2, 'number', 2],
            ['count', 2, 'any', 2],
          ],
        },
        {
          technicalName: 'harbour-of-scales',
          titles: { en: 'Harbour of Scales', ru: 'Гавань весов' },
          motif: 'harbour',
          theory: null,
          stations: [
            ['balance', 2, 'number', 4],
            ['balance', 2, 'single', 2],
          ],
        },
      ],
    },
    {
      technicalName: 'junior-detectives',
      titles: { en: 'Detectives', ru: 'Сыщики' },
      descriptions: {
        en: 'Cross out what cannot be, and the truth stays.',
        ru: 'Вычеркни невозможное, и останется правда.',
      },
      motif: 'forest',
      isTrial: false,
      topics: ['zebra', 'order', 'odd'],
      blocks: [
        {
          technicalName: 'street-of-neighbours',
          titles: { en: 'Street of Neighbours', ru: 'Улица соседей' },
          motif: 'meadow',
          theory: 'junior-crossing-out',
          stations: [
            ['zebra', 1, 'graphic', 4],
            ['zebra', 1, 'single', 3],
          ],
        },
        {
          technicalName: 'forest-of-clues',
          titles: { en: 'Forest of Clues', ru: 'Лес подсказок' },
          motif: 'forest',
          theory: null,
          stations: [
            ['order', 2, 'graphic', 3],
            ['order', 2, 'single', 2],
            ['odd', 2, 'single', 3],
          ],
        },
        {
          technicalName: 'hidden-bay',
          titles: { en: 'Hidden Bay', ru: 'Тайная бухта' },
          motif: 'harbour',
          theory: null,
          stations: [
            ['zebra', 2, 'graphic', 3],
            ['odd', 3, 'single', 3],
          ],
        },
      ],
    },
    {
      technicalName: 'junior-builders',
      titles: { en: 'Builders', ru: 'Строители' },
      descriptions: {
        en: 'Programs that repeat, squares with four of each, rules that work together.',
        ru: 'Программы с повторами, квадраты побольше и правила, которые работают вместе.',
      },
      motif: 'desert',
      isTrial: false,
      topics: ['robot', 'latin', 'pattern', 'matrix'],
      blocks: [
        {
          technicalName: 'desert-of-loops',
          titles: { en: 'Desert of Loops', ru: 'Пустыня повторов' },
          motif: 'desert',
          theory: 'junior-loops',
          stations: [
            ['robot', 2, 'graphic', 3],
            ['robot', 2, 'single', 2],
            ['robot', 3, 'graphic', 2],
          ],
        },
        {
          technicalName: 'garden-of-squares',
          titles: { en: 'Garden of Squares', ru: 'Сад квадратов' },
          motif: 'meadow',
          theory: null,
          stations: [
            ['latin', 2, 'graphic', 4],
            ['latin', 3, 'graphic', 2],
          ],
        },
        {
          technicalName: 'weaving-harbour',
          titles: { en: 'Weavers of the Harbour', ru: 'Ткачи гавани' },
          motif: 'harbour',
          theory: null,
          stations: [
            ['pattern', 2, 'single', 3],
            ['pattern', 3, 'graphic', 2],
            ['matrix', 2, 'single', 3],
          ],
        },
      ],
    },
    {
      technicalName: 'junior-summit',
      titles: { en: 'The summit', ru: 'Вершина' },
      descriptions: {
        en: 'Everything you know, one step harder.',
        ru: 'Всё, что ты умеешь, на ступень труднее.',
      },
      motif: 'space',
      isTrial: false,
      topics: ['matrix', 'series', 'balance', 'zebra', 'latin', 'robot'],
      blocks: [
        {
          technicalName: 'glacier-path',
          titles: { en: 'Glacier Path', ru: 'Ледяная тропа' },
          motif: 'peaks',
          theory: null,
          stations: [
            ['matrix', 3, 'single', 3],
            ['series', 2, 'number', 3],
            ['balance', 3, 'number', 3],
          ],
        },
        {
          technicalName: 'cloud-forest',
          titles: { en: 'Cloud Forest', ru: 'Облачный лес' },
          motif: 'forest',
          theory: null,
          stations: [
            ['zebra', 3, 'graphic', 2],
            ['order', 3, 'single', 2],
            ['series', 3, 'number', 3],
          ],
        },
        {
          technicalName: 'star-bridge',
          titles: { en: 'Star Bridge', ru: 'Звёздный мост' },
          motif: 'space',
          theory: null,
          stations: [
            ['matrix', 4, 'single', 2],
            ['latin', 4, 'graphic', 2],
            ['robot', 4, 'graphic', 2],
            ['balance', 4, 'number', 1],
            ['zebra', 4, 'graphic', 1],
          ],
        },
      ],
    },
  ],
};
