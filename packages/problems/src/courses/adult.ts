import type { CoursePlan } from './course.ts';

/** The course of target lesson 3: the same ideas without the sugar, and up to complexity 5. */
export const adult: CoursePlan = {
  technicalName: 'adult',
  lesson: 3,
  titles: { en: 'Logic for adults', ru: 'Логика для взрослых' },
  threads: [
    {
      technicalName: 'adult-rules',
      titles: { en: 'Seeing the rule', ru: 'Увидеть правило' },
      descriptions: {
        en: 'Matrices, sequences and classes: from examples to the law behind them.',
        ru: 'Матрицы, последовательности и классы: от примеров к закону.',
      },
      motif: 'harbour',
      isTrial: true,
      topics: ['matrix', 'series', 'odd'],
      blocks: [
        {
          technicalName: 'matrix-harbour',
          titles: { en: 'Matrix Harbour', ru: 'Гавань матриц' },
          motif: 'harbour',
          theory: 'adult-attributes',
          stations: [['matrix', 1, 'single', 7]],
        },
        {
          technicalName: 'sequence-stairs',
          titles: { en: 'Stairs of Sequences', ru: 'Ступени рядов' },
          motif: 'peaks',
          theory: 'adult-differences',
          stations: [
            ['series', 1, 'number', 5],
            ['series', 1, 'single', 2],
          ],
        },
        {
          technicalName: 'class-meadow',
          titles: { en: 'Meadow of Classes', ru: 'Луг классов' },
          motif: 'meadow',
          theory: 'adult-classes',
          stations: [['odd', 1, 'single', 6]],
        },
      ],
    },
    {
      technicalName: 'adult-no-guessing',
      titles: { en: 'No guessing', ru: 'Без угадывания' },
      descriptions: {
        en: 'Grids and orders in which every move can be proved.',
        ru: 'Сетки и порядки, где каждый ход можно доказать.',
      },
      motif: 'forest',
      isTrial: true,
      topics: ['latin', 'order', 'zebra'],
      blocks: [
        {
          technicalName: 'candidate-fields',
          titles: { en: 'Fields of Candidates', ru: 'Поля кандидатов' },
          motif: 'meadow',
          theory: 'adult-candidates',
          stations: [
            ['latin', 1, 'graphic', 5],
            ['latin', 2, 'graphic', 2],
          ],
        },
        {
          technicalName: 'order-forest',
          titles: { en: 'Forest of Orders', ru: 'Лес порядков' },
          motif: 'forest',
          theory: 'adult-partial-orders',
          stations: [
            ['order', 1, 'graphic', 3],
            ['order', 1, 'single', 3],
          ],
        },
        {
          technicalName: 'table-desert',
          titles: { en: 'Desert of Tables', ru: 'Пустыня таблиц' },
          motif: 'desert',
          theory: 'adult-tables',
          stations: [
            ['zebra', 1, 'graphic', 4],
            ['zebra', 1, 'single', 3],
          ],
        },
      ],
    },
    {
      technicalName: 'adult-equations',
      titles: { en: 'Scales and equations', ru: 'Весы и уравнения' },
      descriptions: {
        en: 'Substitute, remove, add: algebra without letters.',
        ru: 'Подставить, убрать, сложить: алгебра без букв.',
      },
      motif: 'harbour',
      isTrial: false,
      topics: ['balance', 'series'],
      blocks: [
        {
          technicalName: 'scale-harbour',
          titles: { en: 'Harbour of Scales', ru: 'Гавань весов' },
          motif: 'harbour',
          theory: 'adult-substitution',
          stations: [
            ['balance', 1, 'number', 5],
            ['balance', 1, 'single', 2],
          ],
        },
        {
          technicalName: 'system-peaks',
          titles: { en: 'Peaks of Systems', ru: 'Вершины систем' },
          motif: 'peaks',
          theory: null,
          stations: [
            ['balance', 2, 'number', 4],
            ['balance', 3, 'number', 3],
          ],
        },
        {
          technicalName: 'second-differences',
          titles: { en: 'Second Differences', ru: 'Вторые разности' },
          motif: 'space',
          theory: null,
          stations: [
            ['series', 2, 'number', 4],
            ['series', 3, 'number', 3],
          ],
        },
      ],
    },
    {
      technicalName: 'adult-programs',
      titles: { en: 'Programs', ru: 'Программы' },
      descriptions: {
        en: 'Loops, turns and boards: run the code in your head.',
        ru: 'Циклы, повороты и поля: запустите код в уме.',
      },
      motif: 'desert',
      isTrial: false,
      topics: ['robot', 'matrix'],
      blocks: [
        {
          technicalName: 'robot-yard',
          titles: { en: 'Robot Yard', ru: 'Двор роботов' },
          motif: 'desert',
          theory: 'adult-loops',
          stations: [
            ['robot', 1, 'graphic', 4],
            ['robot', 1, 'single', 2],
          ],
        },
        {
          technicalName: 'loop-canyon',
          titles: { en: 'Loop Canyon', ru: 'Каньон циклов' },
          motif: 'peaks',
          theory: null,
          stations: [
            ['robot', 2, 'graphic', 4],
            ['robot', 3, 'single', 3],
          ],
        },
        {
          technicalName: 'matrix-night',
          titles: { en: 'Night of Matrices', ru: 'Ночь матриц' },
          motif: 'space',
          theory: null,
          stations: [
            ['matrix', 2, 'single', 4],
            ['matrix', 3, 'single', 3],
          ],
        },
      ],
    },
    {
      technicalName: 'adult-detective-work',
      titles: { en: 'Detective work', ru: 'Работа сыщика' },
      descriptions: {
        en: 'More houses, fewer clues.',
        ru: 'Больше домов, меньше подсказок.',
      },
      motif: 'forest',
      isTrial: false,
      topics: ['zebra', 'latin', 'order', 'odd'],
      blocks: [
        {
          technicalName: 'neighbour-forest',
          titles: { en: 'Forest of Neighbours', ru: 'Лес соседей' },
          motif: 'forest',
          theory: null,
          stations: [
            ['zebra', 2, 'graphic', 4],
            ['zebra', 3, 'graphic', 2],
          ],
        },
        {
          technicalName: 'grid-meadow',
          titles: { en: 'Meadow of Grids', ru: 'Луг сеток' },
          motif: 'meadow',
          theory: null,
          stations: [
            ['latin', 3, 'graphic', 4],
            ['order', 2, 'single', 3],
          ],
        },
        {
          technicalName: 'fine-distinctions',
          titles: { en: 'Fine Distinctions', ru: 'Тонкие различия' },
          motif: 'harbour',
          theory: null,
          stations: [
            ['odd', 2, 'single', 3],
            ['odd', 3, 'single', 3],
            ['order', 3, 'single', 2],
          ],
        },
      ],
    },
    {
      technicalName: 'adult-summit',
      titles: { en: 'The summit', ru: 'Вершина' },
      descriptions: {
        en: 'The hardest of every kind. Take your time.',
        ru: 'Самое трудное из каждого вида. Не торопитесь.',
      },
      motif: 'space',
      isTrial: false,
      topics: ['matrix', 'series', 'balance', 'latin', 'robot', 'zebra'],
      blocks: [
        {
          technicalName: 'north-face',
          titles: { en: 'North Face', ru: 'Северная стена' },
          motif: 'peaks',
          theory: null,
          stations: [
            ['matrix', 4, 'single', 3],
            ['series', 4, 'number', 3],
            ['balance', 4, 'number', 2],
          ],
        },
        {
          technicalName: 'thin-air',
          titles: { en: 'Thin Air', ru: 'Разрежённый воздух' },
          motif: 'space',
          theory: null,
          stations: [
            ['latin', 4, 'graphic', 3],
            ['robot', 4, 'single', 2],
            ['zebra', 4, 'graphic', 2],
          ],
        },
        {
          technicalName: 'last-step',
          titles: { en: 'The Last Step', ru: 'Последний шаг' },
          motif: 'space',
          theory: null,
          stations: [
            ['matrix', 5, 'single', 2],
            ['series', 5, 'number', 2],
            ['balance', 5, 'number', 1],
            ['robot', 5, 'single', 1],
            ['latin', 5, 'graphic', 1],
            ['zebra', 5, 'graphic', 1],
          ],
        },
      ],
    },
  ],
};
