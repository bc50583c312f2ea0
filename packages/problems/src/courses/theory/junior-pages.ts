import type { TheoryPage } from '../course.ts';
import { page } from './page.ts';
import {
  chain,
  crossedOut,
  eachOnce,
  jumps,
  level,
  loop,
  oddOne,
  pairing,
  repeatingPiece,
  twoWays,
  walk,
} from './pictures.ts';

/** One page per new idea of the junior course. */
export const juniorPages: () => readonly TheoryPage[] = () => [
  page({
    technicalName: 'junior-two-ways',
    tags: ['matrix', 'induction'],
    image: twoWays(),
    en: {
      title: 'Look two ways',
      alt: 'A board of two rows. Along a row the colour of the sails changes, down a column their number.',
      paragraphs: [
        'Boats stand in rows and columns. One boat is missing.',
        'First look along a row. What changes? Here the sails change their colour.',
        'Now look down a column. What changes there? Here one more sail appears.',
        'The missing boat must fit both: its row and its column.',
      ],
    },
    ru: {
      title: 'Смотри в две стороны',
      alt: 'Два ряда картинок. В ряду меняется цвет парусов, в столбце меняется их число.',
      paragraphs: [
        'Кораблики стоят рядами и столбцами. Одного не хватает.',
        'Сначала посмотри вдоль ряда. Что меняется? Здесь меняется цвет парусов.',
        'Теперь посмотри вниз по столбцу. Что меняется там? Здесь парусов становится больше.',
        'Недостающий кораблик подходит сразу и к ряду, и к столбцу.',
      ],
    },
  }),
  page({
    technicalName: 'junior-repeating',
    tags: ['pattern', 'regularity'],
    image: repeatingPiece(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Find the piece that repeats',
      alt: 'Beads on a string: red, yellow, blue, and again. A bracket stands under each piece.',
      paragraphs: [
        'Many patterns are one short piece, told again and again.',
        'Say the beads aloud: red, yellow, blue, red, yellow, blue. Do you hear the piece?',
        'Draw a line after each piece. Then look which place in the piece is empty.',
      ],
    },
    ru: {
      title: 'Найди кусочек, который повторяется',
      alt: 'Бусины на нитке: красная, жёлтая, голубая, и снова. Под каждым кусочком стоит скобка.',
      paragraphs: [
        'Многие узоры сложены из одного кусочка, который повторяется.',
        'Назови бусины вслух: красная, жёлтая, голубая, красная, жёлтая, голубая. Слышишь кусочек?',
        'Проведи черту после каждого кусочка. Потом посмотри, какое место в нём пустое.',
      ],
    },
  }),
  page({
    technicalName: 'junior-odd-one',
    tags: ['odd', 'classification'],
    image: oddOne(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'What do the others share?',
      alt: 'Three circles of different colours and a square.',
      paragraphs: [
        'Do not look for the strangest thing. Look for what all the others share.',
        'Ask about one thing at a time: shape, colour, size, number.',
        'Here the colours are mixed, so colour cannot help. But all except one are round.',
      ],
    },
    ru: {
      title: 'Что общего у остальных?',
      alt: 'Три круга разного цвета и квадрат.',
      paragraphs: [
        'Не ищи самое яркое. Ищи, что общего у всех остальных.',
        'Спрашивай по порядку: форма, цвет, размер, число.',
        'Здесь цвета перемешаны, значит, цвет не поможет. Зато все фигуры, кроме одной, круглые.',
      ],
    },
  }),
  page({
    technicalName: 'junior-level-scales',
    tags: ['balance', 'equality'],
    image: level(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Take the same from both sides',
      alt: 'Level scales: a pear and an apple on the left, three apples on the right. One apple on each side is crossed out.',
      paragraphs: [
        'Level scales say: both sides weigh the same.',
        'Take one apple from the left and one from the right. The scales stay level.',
        'Now the pear stands alone, and you can see what it weighs: two apples.',
      ],
    },
    ru: {
      title: 'Убирай поровну с двух сторон',
      alt: 'Весы в равновесии: слева груша и яблоко, справа три яблока. С каждой стороны зачёркнуто по яблоку.',
      paragraphs: [
        'Весы в равновесии говорят: слева и справа поровну.',
        'Убери одно яблоко слева и одно справа. Весы останутся в равновесии.',
        'Теперь груша осталась одна, и видно, сколько она весит: два яблока.',
      ],
    },
  }),
  page({
    technicalName: 'junior-pairing',
    tags: ['count', 'comparison'],
    image: pairing(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Make pairs, then count the rest',
      alt: 'Five red apples over four yellow ones, joined in pairs. One red apple stays alone.',
      paragraphs: [
        'Which group has more? You can find out without long counting.',
        'Join things in pairs: one from here, one from there.',
        'What stays alone is the difference. And big things are not always many things.',
      ],
    },
    ru: {
      title: 'Соединяй в пары',
      alt: 'Пять красных яблок над четырьмя жёлтыми, соединены парами. Одно красное осталось без пары.',
      paragraphs: [
        'Где больше? Это можно узнать, даже не считая до конца.',
        'Соединяй в пары: одно отсюда, одно оттуда.',
        'Что осталось без пары, то и есть разница. И помни: крупнее не значит больше.',
      ],
    },
  }),
  page({
    technicalName: 'junior-chain',
    tags: ['order', 'transitivity'],
    image: chain(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Build a chain',
      alt: 'Three fir trees from low to tall with arrows between them.',
      paragraphs: [
        'A clue about two of them is a link of a chain.',
        'Write down the first clue. Then look for a clue that shares a name with it, and join them.',
        'When everybody stands in one chain, read the answer from it.',
      ],
    },
    ru: {
      title: 'Собери цепочку',
      alt: 'Три ёлки от низкой к высокой, между ними стрелки.',
      paragraphs: [
        'Подсказка про двоих похожа на звено цепочки.',
        'Запиши первую подсказку. Потом найди другую, где есть то же имя, и соедини их.',
        'Когда все стоят в одной цепочке, ответ можно просто прочитать.',
      ],
    },
  }),
  page({
    technicalName: 'junior-each-once',
    tags: ['latin', 'elimination'],
    image: eachOnce(),
    en: {
      title: 'Each one once',
      alt: 'A square of nine cells with a circle, a triangle and a star. The last cell is empty.',
      paragraphs: [
        'In every row and in every column each picture stands exactly once.',
        'Find a row where only one cell is empty. Which picture is missing there?',
        'If a row does not help, ask the column. Together they leave one picture only.',
      ],
    },
    ru: {
      title: 'Каждая картинка один раз',
      alt: 'Квадрат из девяти клеток с кругом, треугольником и звездой. Последняя клетка пустая.',
      paragraphs: [
        'В каждом ряду и в каждом столбце каждая картинка стоит ровно один раз.',
        'Найди ряд, где пуста только одна клетка. Какой картинки там нет?',
        'Если ряд не помог, спроси столбец. Вместе они оставят только одну картинку.',
      ],
    },
  }),
  page({
    technicalName: 'junior-robot-steps',
    tags: ['robot', 'sequencing'],
    image: walk(),
    en: {
      title: 'One command after another',
      alt: 'A board of cells: from the fox an arrow goes right, then up, then right to the star.',
      paragraphs: [
        'A robot does exactly what it is told, one command after another.',
        'Put your finger on its cell and walk along: one command, one move.',
        'When a program does not reach the goal, find the first step that goes wrong.',
      ],
    },
    ru: {
      title: 'Команда за командой',
      alt: 'Поле из клеток: от лисы стрелка ведёт вправо, потом вверх, потом вправо к звезде.',
      paragraphs: [
        'Робот делает ровно то, что ему сказали, команду за командой.',
        'Поставь палец на его клетку и шагай: одна команда, одно движение.',
        'Если программа не привела к цели, найди первый неверный шаг.',
      ],
    },
  }),
  page({
    technicalName: 'junior-jumps',
    tags: ['series', 'induction'],
    image: jumps([3, 6, 9, 12], ['+3', '+3', '+3']),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Look at the jumps',
      alt: 'The numbers three, six, nine and twelve; every jump between neighbours is three.',
      paragraphs: [
        'Do not stare at the numbers. Look at the jumps between them.',
        'Write every jump above: how much is added or taken away?',
        'When the jumps follow a rule, make one more jump by the same rule.',
      ],
    },
    ru: {
      title: 'Смотри на прыжки',
      alt: 'Числа три, шесть, девять и двенадцать; каждый прыжок между соседями равен трём.',
      paragraphs: [
        'Смотри не на сами числа, а на прыжки между ними.',
        'Надпиши каждый прыжок: сколько прибавили или отняли?',
        'Когда в прыжках видно правило, сделай ещё один прыжок по тому же правилу.',
      ],
    },
  }),
  page({
    technicalName: 'junior-crossing-out',
    tags: ['zebra', 'deduction'],
    image: crossedOut(),
    en: {
      title: 'Cross out what cannot be',
      alt: 'A table of three houses and three animals. Crosses leave the mouse for the red house.',
      paragraphs: [
        'Draw a table: who lives here, which pet is there.',
        'Each clue puts a cross where something cannot be.',
        'When a row has only one free cell, that is the answer for the row. Then cross out its column too.',
      ],
    },
    ru: {
      title: 'Вычёркивай невозможное',
      alt: 'Таблица: три домика и три зверя. Крестики оставляют красному домику мышку.',
      paragraphs: [
        'Нарисуй таблицу: где живут и кто там живёт.',
        'Каждая подсказка ставит крестик там, где быть не может.',
        'Если в ряду осталась одна свободная клетка, это и есть ответ. После этого вычеркни и её столбец.',
      ],
    },
  }),
  page({
    technicalName: 'junior-loops',
    tags: ['robot', 'loops'],
    image: loop(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Again and again',
      alt: 'Two commands, up and right, in a frame that says three times.',
      paragraphs: [
        'When the same commands come back, a program can say them once and repeat.',
        'Walk through the frame the first time, and see where you stand.',
        'Then walk through it again from the new cell, until all the repeats are done.',
      ],
    },
    ru: {
      title: 'Ещё раз и ещё раз',
      alt: 'Две команды, вверх и вправо, в рамке с надписью: три раза.',
      paragraphs: [
        'Когда команды повторяются, их можно записать один раз и указать, сколько раз повторить.',
        'Пройди рамку первый раз и посмотри, где ты стоишь.',
        'Потом пройди её ещё раз с новой клетки, пока не кончатся повторы.',
      ],
    },
  }),
];
