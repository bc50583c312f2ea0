import type { TheoryPage } from '../course.ts';
import { page } from './page.ts';
import { chain, crossedOut, eachOnce, jumps, level, loop, oddOne, twoWays } from './pictures.ts';

/** One page per new idea of the adult course. */
export const adultPages: () => readonly TheoryPage[] = () => [
  page({
    technicalName: 'adult-attributes',
    tags: ['matrix', 'induction'],
    image: twoWays(),
    en: {
      title: 'One attribute at a time',
      alt: 'A board of two rows. Along a row the colour of the sails changes, down a column their number.',
      paragraphs: [
        'A matrix looks hard because several things change at once. Each of them alone is simple.',
        'Take one attribute, say colour, and forget the rest. Does it stay, step, or appear once in each row?',
        'Do the same for shape, number and size. Then build the missing cell from the rules you found.',
        'Options that satisfy all rules but one are put there on purpose. Check every attribute.',
      ],
    },
    ru: {
      title: 'По одному признаку',
      alt: 'Два ряда картинок. В ряду меняется цвет парусов, в столбце меняется их число.',
      paragraphs: [
        'Матрица кажется сложной, потому что в ней меняется сразу многое. Но каждое изменение по отдельности простое.',
        'Возьмите один признак, например цвет, и забудьте об остальных. Он постоянен, растёт или встречается в каждом ряду один раз?',
        'Сделайте то же для формы, числа и размера. Потом соберите недостающую клетку по найденным правилам.',
        'Среди вариантов есть такие, что нарушают только одно правило. Проверяйте все признаки.',
      ],
    },
  }),
  page({
    technicalName: 'adult-differences',
    tags: ['series', 'induction'],
    image: jumps([2, 5, 10, 17], ['+3', '+5', '+7']),
    imagePlacement: 'image-bottom',
    en: {
      title: 'The row of differences',
      alt: 'The numbers two, five, ten and seventeen; the jumps are three, five and seven.',
      paragraphs: [
        'Write the differences between neighbours under the sequence. They are a sequence too, often a simpler one.',
        'If the differences do not help, look at ratios, or split the sequence into two that alternate.',
        'Check a rule against every term before you trust it. The last two terms alone prove nothing.',
      ],
    },
    ru: {
      title: 'Ряд разностей',
      alt: 'Числа два, пять, десять и семнадцать; прыжки между ними: три, пять и семь.',
      paragraphs: [
        'Выпишите разности соседних чисел. Это тоже последовательность, и часто более простая.',
        'Если разности не помогли, посмотрите на отношения или разделите ряд на два чередующихся.',
        'Проверьте правило на всех членах ряда. По двум последним числам судить нельзя.',
      ],
    },
  }),
  page({
    technicalName: 'adult-classes',
    tags: ['odd', 'classification'],
    image: oddOne(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Classes, not curiosities',
      alt: 'Three circles of different colours and a square.',
      paragraphs: [
        'The odd one out is not the most striking one. It is the only one outside a class that holds all the others.',
        'List the attributes and count their values. You need an attribute with exactly two values, one of them once.',
        'If two attributes seem to work, you have miscounted one of them.',
      ],
    },
    ru: {
      title: 'Не яркое, а лишнее',
      alt: 'Три круга разного цвета и квадрат.',
      paragraphs: [
        'Лишнее не то, что бросается в глаза, а то единственное, что не входит в общий класс.',
        'Перечислите признаки и посчитайте значения. Нужен признак, у которого ровно одно значение встречается один раз, а остальные совпадают.',
        'Если подходят два признака, в одном из них вы ошиблись.',
      ],
    },
  }),
  page({
    technicalName: 'adult-candidates',
    tags: ['latin', 'elimination'],
    image: eachOnce(),
    en: {
      title: 'Candidates and places',
      alt: 'A square of nine cells with a circle, a triangle and a star. The last cell is empty.',
      paragraphs: [
        'There are two questions. Which symbols can stand in this cell? And where in this row can this symbol stand?',
        'When either question has one answer, you have a move. Ask them in turn.',
        'Two cells of a row with the same two candidates keep these two for themselves. Remove them elsewhere.',
        'You never need to guess here. If you feel like guessing, you have missed a row, a column or a box.',
      ],
    },
    ru: {
      title: 'Кандидаты и места',
      alt: 'Квадрат из девяти клеток с кругом, треугольником и звездой. Последняя клетка пустая.',
      paragraphs: [
        'Есть два вопроса. Какие символы могут стоять в этой клетке? И где в этом ряду может стоять этот символ?',
        'Если на один из вопросов ответ единственный, это ваш ход. Задавайте их по очереди.',
        'Если у двух клеток ряда одни и те же два кандидата, в других клетках ряда их можно вычеркнуть.',
        'Угадывать здесь не нужно никогда. Если хочется угадать, вы пропустили ряд, столбец или блок.',
      ],
    },
  }),
  page({
    technicalName: 'adult-partial-orders',
    tags: ['order', 'transitivity'],
    image: chain(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'From links to a line',
      alt: 'Three fir trees from low to tall with arrows between them.',
      paragraphs: [
        'A comparison gives one link. Two links that share a member give a third for free.',
        'Draw an arrow for every clue. The one that no arrow enters stands first.',
        'Put it down, remove it with its arrows, and repeat. A negative clue is an arrow the other way.',
      ],
    },
    ru: {
      title: 'От звеньев к порядку',
      alt: 'Три ёлки от низкой к высокой, между ними стрелки.',
      paragraphs: [
        'Одно сравнение даёт одно звено. Два звена с общим участником дают третье.',
        'Нарисуйте по стрелке на каждую подсказку. Первым стоит тот, в кого не входит ни одна стрелка.',
        'Запишите его, уберите вместе с его стрелками и повторите. Отрицание поворачивает стрелку.',
      ],
    },
  }),
  page({
    technicalName: 'adult-substitution',
    tags: ['balance', 'pre-algebra'],
    image: level(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'Scales are equations',
      alt: 'Level scales: a pear and an apple on the left, three apples on the right. One apple on each side is crossed out.',
      paragraphs: [
        'Every level pair of pans is an equation. What you may do with an equation, you may do with the scales.',
        'Remove the same from both pans. Replace a group by what it is known to weigh. Add two scales together.',
        'Begin with the scales that hold the fewest kinds of things.',
      ],
    },
    ru: {
      title: 'Весы как уравнения',
      alt: 'Весы в равновесии: слева груша и яблоко, справа три яблока. С каждой стороны зачёркнуто по яблоку.',
      paragraphs: [
        'Каждые весы в равновесии можно прочитать как уравнение. Что можно делать с уравнением, можно и с весами.',
        'Убирайте одинаковое с двух чаш. Заменяйте группу тем, что она весит. Складывайте двое весов.',
        'Начинайте с весов, на которых меньше всего разных предметов.',
      ],
    },
  }),
  page({
    technicalName: 'adult-loops',
    tags: ['robot', 'loops'],
    image: loop(),
    imagePlacement: 'image-bottom',
    en: {
      title: 'What one turn of a loop does',
      alt: 'Two commands, up and right, in a frame that says three times.',
      paragraphs: [
        'Do not trace a loop command by command. Find what one turn of it does as a whole: a shift and a rotation.',
        'Then repeat the whole as often as the loop says.',
        'When a program fails, compare where it should stand and where it stands after each turn.',
      ],
    },
    ru: {
      title: 'Что делает один виток цикла',
      alt: 'Две команды, вверх и вправо, в рамке с надписью: три раза.',
      paragraphs: [
        'Не следите за циклом команда за командой. Найдите, что делает один виток целиком: сдвиг и поворот.',
        'Потом повторите этот сдвиг столько раз, сколько велит цикл.',
        'Если программа ошибается, после каждого витка сравните, где она должна стоять и где стоит.',
      ],
    },
  }),
  page({
    technicalName: 'adult-tables',
    tags: ['zebra', 'deduction'],
    image: crossedOut(),
    en: {
      title: 'A table for what cannot be',
      alt: 'A table of three houses and three animals. Crosses leave the mouse for the red house.',
      paragraphs: [
        'A logic puzzle is a table with one tick in each row and each column. Clues are crosses and ticks in it.',
        'A tick crosses out the rest of its row and column. A row with one free cell gets a tick.',
        'Clues about neighbours rule out the ends first. Read every clue again after each tick.',
      ],
    },
    ru: {
      title: 'Таблица невозможного',
      alt: 'Таблица: три домика и три зверя. Крестики оставляют красному домику мышку.',
      paragraphs: [
        'Логическая задача похожа на таблицу, где в каждом ряду и столбце одна отметка. Подсказки ставят в ней крестики и отметки.',
        'Отметка вычёркивает остаток своего ряда и столбца. Ряд с одной свободной клеткой получает отметку.',
        'Подсказки о соседях сначала исключают края. После каждой отметки перечитайте подсказки.',
      ],
    },
  }),
];
