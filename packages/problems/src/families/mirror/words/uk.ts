import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('uk');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'відобрази його зліва направо',
  down: 'відобрази його згори вниз',
  half: 'поверни його на пів оберту',
  clockwise: 'поверни його на чверть оберту за годинниковою стрілкою',
  counter: 'поверни його на чверть оберту проти годинникової стрілки',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Відобрази візерунок зліва направо.',
  down: 'Відобрази візерунок згори вниз.',
  half: 'Поверни візерунок на пів оберту.',
  clockwise: 'Поверни візерунок на чверть оберту за годинниковою стрілкою.',
  counter: 'Поверни візерунок на чверть оберту проти годинникової стрілки.',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'порожня' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `рядок ${row}, стовпець ${column}`;

function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Візьми візерунок: ${moves.map((move) => orders[move]).join('; потім ')}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const uk: Words = {
  title: { mirror: 'У дзеркалі', turn: 'Поверни візерунок', chain: 'Відобрази й поверни' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Познач клітинки так, як покаже дзеркало.';
    if (task === 'mark') return `${deed(moves)} Познач клітинки нового малюнка.`;
    return isMirror(moves) ? 'Який малюнок покаже дзеркало?' : `${deed(moves)} Який малюнок вийде?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Познач клітинки так, як покаже дзеркало.';
    if (task === 'mark') return `${deed(moves)} Познач клітинки нового малюнка.`;
    return isMirror(moves) ? 'Знайди малюнок, який покаже дзеркало.' : `${deed(moves)} Знайди малюнок, який вийде.`;
  },
  setting: {
    across: 'Дзеркало стоїть праворуч від візерунка.',
    down: 'Дзеркало лежить під візерунком.',
    half: 'Стрілка робить пів оберту.',
    clockwise: 'Стрілка робить чверть оберту за годинниковою стрілкою.',
    counter: 'Стрілка робить чверть оберту проти годинникової стрілки.',
  },
  row: (row, colours) => `Рядок ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['Що близько до дзеркала, те близько й у ньому.', 'Почни з клітинок біля самого дзеркала.'],
    turn: ['Поверни голову або аркуш.', 'Стеж за одним кутом. Куди він потрапить?'],
    chain: ['Роби по одній дії.', 'Стеж за одним кутом крізь усі дії.'],
  },
  feedback: {
    'mirror.copied': 'Це той самий малюнок. А що зміниться?',
    'mirror.other-line': 'Так було б з іншим дзеркалом. Де воно стоїть?',
    'mirror.turned-not-mirrored': 'Цей малюнок повернуто. А дзеркало міняє сторони місцями.',
    'mirror.slanted': 'Цей малюнок лежить на боці. Дзеркало нічого не нахиляє.',
    'mirror.mirrored-not-turned': 'Це малюнок із дзеркала. Поверни візерунок, не перевертаючи.',
    'mirror.wrong-turn': 'Повернуто, але не так. Куди показує стрілка?',
    'mirror.one-move-only': 'Це лише одна дія. Зроби їх усі.',
    'mirror.detail': 'Майже! Порівняй малюнки клітинка за клітинкою.',
  },
  steps: {
    rule: {
      across: 'Дзеркало міняє місцями ліве й праве. Рядки лишаються рядками.',
      down: 'Дзеркало міняє місцями верх і низ. Стовпці лишаються стовпцями.',
      half: 'Пів оберту: верхній рядок опиниться внизу, задом наперед.',
      clockwise: 'Чверть оберту за годинниковою стрілкою: верхній рядок стане правим стовпцем.',
      counter: 'Чверть оберту проти годинникової стрілки: верхній рядок стане лівим стовпцем.',
    },
    follow: ({ from, to, colour: id }) =>
      `Стеж за однією клітинкою (${colourWord(id)}): спершу ${cell(from)}, потім ${cell(to)}.`,
    choose: (known) =>
      `Відповідь: малюнок із такими клітинками: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Познач ці клітинки: ${rows.map(({ row, columns }) => `рядок ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Так! Саме це показує дзеркало.',
    turn: 'Так! Такий вигляд має візерунок після повороту.',
    chain: 'Так! Усі дії зроблено правильно.',
  },
};
