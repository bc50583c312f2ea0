import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import { counted, list } from '../../lang/words.ts';
import type { RobotParams } from './params.ts';
import { cellName, loggedWords, programWords, wayWords } from './words.ts';

interface Phrases {
  readonly battery: (way: string) => string;
  readonly flag: (way: string) => string;
  readonly run: (commands: string, cell: string) => string;
  readonly steps: (steps: string) => string;
  readonly program: (program: string) => string;
  readonly cells: (cells: string) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    battery: (way) => `Go to a battery: ${way}.`,
    flag: (way) => `Go to the flag: ${way}.`,
    run: (commands, cell) => `Do this: ${commands}. Now the robot is in ${cell}.`,
    steps: (steps) => `Together: ${steps}, and there is no shorter way.`,
    program: (program) => `This program leads to the flag: ${program}.`,
    cells: (cells) => `The robot drives over these cells: ${cells}.`,
  },
  ru: {
    battery: (way) => `Иди к батарейке: ${way}.`,
    flag: (way) => `Иди к флажку: ${way}.`,
    run: (commands, cell) => `Выполни команды: ${commands}. Теперь робот здесь: ${cell}.`,
    steps: (steps) => `Всего ${steps}, и короче пути нет.`,
    program: (program) => `К флажку ведёт эта программа: ${program}.`,
    cells: (cells) => `Робот проезжает по этим клеткам: ${cells}.`,
  },
};

export function explain(params: RobotParams, solved: Solved, language: Language): Texts['steps'] {
  const told = solved.trace.map((step) => ({ text: sentence(params, step, language), highlight: step.highlight }));
  return [...told, ending(params, solved, language)];
}

function sentence({ yard }: RobotParams, { key, args }: Step, language: Language): string {
  const say = phrases[language];
  if (key === 'robot.run') {
    return say.run(loggedWords(String(args['commands']), language), cellName(yard.side, Number(args['at']), language));
  }
  const way = wayWords(String(args['way']).split(',').map(Number), yard.side, language);
  return key === 'robot.flag' ? say.flag(way) : say.battery(way);
}

function ending(params: RobotParams, { answers }: Solved, language: Language): Texts['steps'][number] {
  const say = phrases[language];
  switch (params.task) {
    case 'walk':
      return { text: say.steps(counted(language, Number(answers[0]), 'step')), highlight: [`cell-${params.goal}`] };
    case 'choice': {
      const program = params.programs[params.right] ?? [];
      return { text: say.program(programWords(program, language)), highlight: [`cell-${params.goal}`] };
    }
    case 'trace': {
      const names = params.cells.map((cell) => cellName(params.yard.side, cell, language));
      return { text: say.cells(list(language, names)), highlight: params.cells.map((cell) => `cell-${cell}`) };
    }
  }
}
