import type { Language, Misconception, Solved, Texts } from '../../core/family.ts';
import { capital, counted, noun, spelledCount } from '../../lang/words.ts';
import { tags, variantsOf } from './distract.ts';
import { cellKey } from './draw.ts';
import { explain } from './explain.ts';
import type { RobotParams, Walk } from './params.ts';
import { cellName, directionWord, programWords } from './words.ts';

type Task = RobotParams['task'];

interface Phrases {
  readonly title: Readonly<Record<Task, string>>;
  readonly question: Readonly<Record<Task, string>>;
  readonly narration: Readonly<Record<Task, string>>;
  readonly collect: Readonly<Record<'one' | 'many', string>>;
  readonly limit: (steps: string) => string;
  readonly nose: string;
  readonly yard: (side: number) => string;
  readonly looks: (direction: string) => string;
  readonly program: (program: string) => string;
  readonly hints: Readonly<Record<Task, readonly [string, string]>>;
  readonly feedback: Readonly<Record<Misconception, string>>;
  readonly praise: Readonly<Record<Task, string>>;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    title: { walk: 'The way to the flag', choice: 'Which program?', trace: "The robot's trail" },
    question: {
      walk: 'Lead the robot to the flag.',
      choice: 'Which program leads the robot to the flag?',
      trace: 'Which cells does the robot drive over? Mark them all.',
    },
    narration: {
      walk: 'Lead the robot to the flag.',
      choice: 'Find the program that leads the robot to the flag.',
      trace: 'Mark every cell that the robot drives over.',
    },
    collect: { one: 'Collect the battery on the way.', many: 'Collect all batteries on the way.' },
    limit: (steps) => `You have ${steps}.`,
    nose: 'The yellow arrow shows where the robot looks.',
    yard: (side) => `A yard of ${side} by ${side} cells.`,
    looks: (direction) => `The robot looks ${direction}.`,
    program: (program) => `The program: ${program}.`,
    hints: {
      walk: ['Trees are in the way: go around them.', 'Think first what to reach first.'],
      choice: [
        'Put your finger on the robot: one command, one move.',
        'Find the first place where the programs differ.',
      ],
      trace: ['Put your finger on the robot: one command, one move.', 'Mark each new cell at once.'],
    },
    feedback: {
      [tags.turn]: 'One command points the wrong way here. Go slowly.',
      [tags.order]: 'Two commands have changed places here. Watch their order.',
      [tags.missing]: 'One step is missing here. Count along the yard.',
      [tags.extra]: 'There is one step too many. Count along the yard.',
      [tags.times]: 'Count once more how often it must repeat.',
      [tags.both]: 'That leads far away. Begin again, command by command.',
    },
    praise: {
      walk: 'Yes! The robot is at the flag.',
      choice: 'Yes! That program leads to the flag.',
      trace: 'Yes! That is the whole trail.',
    },
  },
  ru: {
    title: { walk: 'Путь к флажку', choice: 'Какая программа?', trace: 'След робота' },
    question: {
      walk: 'Проведи робота к флажку.',
      choice: 'Какая программа приведёт робота к флажку?',
      trace: 'По каким клеткам проедет робот? Отметь их все.',
    },
    narration: {
      walk: 'Проведи робота к флажку.',
      choice: 'Найди программу, которая приведёт робота к флажку.',
      trace: 'Отметь все клетки, по которым проедет робот.',
    },
    collect: { one: 'По пути забери батарейку.', many: 'По пути собери все батарейки.' },
    limit: (steps) => `У тебя ${steps}.`,
    nose: 'Жёлтая стрелка показывает, куда смотрит робот.',
    yard: (side) => `Поле ${side} на ${side} клеток.`,
    looks: (direction) => `Робот смотрит ${direction}.`,
    program: (program) => `Программа: ${program}.`,
    hints: {
      walk: ['Ёлки мешают: обходи их.', 'Сначала подумай, куда идти раньше.'],
      choice: ['Поставь палец на робота: одна команда, одно движение.', 'Найди, где программы начинают отличаться.'],
      trace: ['Поставь палец на робота: одна команда, одно движение.', 'Каждую новую клетку отмечай сразу.'],
    },
    feedback: {
      [tags.turn]: 'Одна команда здесь ведёт не туда. Пройди медленно.',
      [tags.order]: 'Две команды здесь поменялись местами. Следи за порядком.',
      [tags.missing]: 'Здесь не хватает одного шага. Посчитай клетки.',
      [tags.extra]: 'Здесь есть лишний шаг. Посчитай клетки.',
      [tags.times]: 'Посчитай ещё раз, сколько нужно повторов.',
      [tags.both]: 'Так робот уедет далеко. Начни с первой команды.',
    },
    praise: {
      walk: 'Да! Робот у флажка.',
      choice: 'Да! Эта программа ведёт к флажку.',
      trace: 'Да! Это весь след робота.',
    },
  },
};

export function texts(params: RobotParams, solved: Solved, language: Language): Texts {
  const say = phrases[language];
  const { task, yard } = params;
  const nose = yard.nose === null ? [] : [say.nose];
  const told = (limit: readonly string[]): readonly string[] => [...collect(params, say), ...limit, ...nose];
  const [numbers, spelled] = task === 'walk' ? limits(params, say, language) : [[], []];
  const variants = task === 'choice' ? params.programs.map((program) => programWords(program, language)) : [];
  const start = [`cell-${yard.start}`, 'robot'];
  return {
    title: say.title[task],
    question: [say.question[task], ...told(numbers)].join(' '),
    alt: alt(params, language).join(' '),
    narration: [say.narration[task], ...told(spelled)].join(' '),
    variants: variants.map((program) => ({ text: '', alt: capital(language, program) })),
    hints: say.hints[task].map((text, index) => ({ text, highlight: index === 0 ? start : [] })),
    steps: explain(params, solved, language),
    feedback: feedback(params, say),
    praise: say.praise[task],
    strings: task === 'choice' ? {} : strings(params, language),
  };
}

function collect(params: RobotParams, say: Phrases): readonly string[] {
  if (params.task !== 'walk' || params.batteries.length === 0) return [];
  return [say.collect[params.batteries.length > 1 ? 'many' : 'one']];
}

function limits({ limit }: Walk, say: Phrases, language: Language): readonly [readonly string[], readonly string[]] {
  return [[say.limit(counted(language, limit, 'step'))], [say.limit(spelledCount(language, limit, 'step'))]];
}

function alt(params: RobotParams, language: Language): readonly string[] {
  const { yard } = params;
  const say = phrases[language];
  const where = (name: 'robot' | 'flag' | 'battery' | 'firtree', cells: readonly number[]): readonly string[] =>
    cells.map((cell) => `${capital(language, noun(language, name))}: ${cellName(yard.side, cell, language)}.`);
  return [
    say.yard(yard.side),
    ...where('robot', [yard.start]),
    ...(yard.nose === null ? [] : [say.looks(directionWord(yard.nose, language))]),
    ...(params.task === 'trace' ? [] : where('flag', [params.goal])),
    ...(params.task === 'walk' ? where('battery', params.batteries) : []),
    ...(params.task === 'trace' ? [say.program(programWords(params.program, language))] : []),
    ...where('firtree', yard.trees),
  ];
}

function feedback(params: RobotParams, say: Phrases): Texts['feedback'] {
  if (params.task !== 'choice') return {};
  const highlight = [`cell-${params.yard.start}`, 'robot'];
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  return Object.fromEntries(used.map((tag) => [tag, { text: say.feedback[tag] ?? '', highlight }]));
}

/** Every cell, and what stands on it. */
function strings(params: RobotParams, language: Language): Texts['strings'] {
  const { side, start } = params.yard;
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  return Object.fromEntries(
    cells.map((cell) => {
      const things = [
        ...(cell === start ? (['robot'] as const) : []),
        ...(params.task === 'walk' && cell === params.goal ? (['flag'] as const) : []),
        ...(params.task === 'walk' && params.batteries.includes(cell) ? (['battery'] as const) : []),
      ].map((id) => noun(language, id));
      const name = capital(language, cellName(side, cell, language));
      return [cellKey(cell), things.length > 0 ? `${name}: ${things.join(', ')}` : name];
    }),
  );
}
