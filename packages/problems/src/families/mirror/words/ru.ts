import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('ru');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'отрази его слева направо',
  down: 'отрази его сверху вниз',
  half: 'поверни его на пол-оборота',
  clockwise: 'поверни его на четверть оборота по часовой стрелке',
  counter: 'поверни его на четверть оборота против часовой стрелки',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Отрази узор слева направо.',
  down: 'Отрази узор сверху вниз.',
  half: 'Поверни узор на пол-оборота.',
  clockwise: 'Поверни узор на четверть оборота по часовой стрелке.',
  counter: 'Поверни узор на четверть оборота против часовой стрелки.',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'пустая' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `ряд ${row}, столбец ${column}`;

function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Возьми узор: ${moves.map((move) => orders[move]).join('; потом ')}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const ru: Words = {
  title: { mirror: 'В зеркале', turn: 'Поверни узор', chain: 'Отрази и поверни' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Отметь клетки так, как покажет зеркало.';
    if (task === 'mark') return `${deed(moves)} Отметь клетки новой картинки.`;
    return isMirror(moves) ? 'Какую картинку покажет зеркало?' : `${deed(moves)} Какая картинка получится?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Отметь клетки так, как покажет зеркало.';
    if (task === 'mark') return `${deed(moves)} Отметь клетки новой картинки.`;
    return isMirror(moves)
      ? 'Найди картинку, которую покажет зеркало.'
      : `${deed(moves)} Найди картинку, которая получится.`;
  },
  setting: {
    across: 'Зеркало стоит справа от узора.',
    down: 'Зеркало лежит под узором.',
    half: 'Стрелка делает пол-оборота.',
    clockwise: 'Стрелка делает четверть оборота по часовой стрелке.',
    counter: 'Стрелка делает четверть оборота против часовой стрелки.',
  },
  row: (row, colours) => `Ряд ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['Что близко к зеркалу, то и в нём близко.', 'Начни с клеток у самого зеркала.'],
    turn: ['Поверни голову или лист.', 'Следи за одним углом. Куда он попадёт?'],
    chain: ['Делай по одному действию.', 'Следи за одним углом через все действия.'],
  },
  feedback: {
    'mirror.copied': 'Это та же самая картинка. А что изменится?',
    'mirror.other-line': 'Так было бы с другим зеркалом. Где оно стоит?',
    'mirror.turned-not-mirrored': 'Эта картинка повёрнута. А зеркало меняет стороны местами.',
    'mirror.slanted': 'Эта картинка лежит на боку. Зеркало ничего не наклоняет.',
    'mirror.mirrored-not-turned': 'Это картинка из зеркала. Поверни узор, не переворачивая.',
    'mirror.wrong-turn': 'Повёрнуто, но не так. Куда показывает стрелка?',
    'mirror.one-move-only': 'Это только одно действие. Сделай их все.',
    'mirror.detail': 'Почти! Сравни картинки клетка за клеткой.',
  },
  steps: {
    rule: {
      across: 'Зеркало меняет местами лево и право. Ряды остаются рядами.',
      down: 'Зеркало меняет местами верх и низ. Столбцы остаются столбцами.',
      half: 'Пол-оборота: верхний ряд окажется внизу, задом наперёд.',
      clockwise: 'Четверть оборота по часовой стрелке: верхний ряд станет правым столбцом.',
      counter: 'Четверть оборота против часовой стрелки: верхний ряд станет левым столбцом.',
    },
    follow: ({ from, to, colour: id }) =>
      `Следи за одной клеткой (${colourWord(id)}): сначала ${cell(from)}, потом ${cell(to)}.`,
    choose: (known) =>
      `Ответ: картинка с такими клетками: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Отметь эти клетки: ${rows.map(({ row, columns }) => `ряд ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Да! Именно это показывает зеркало.',
    turn: 'Да! Так узор выглядит после поворота.',
    chain: 'Да! Все действия сделаны верно.',
  },
};
