import type { Language } from '../../core/family.ts';
import { list } from '../../lang/words.ts';
import type { Command, Program } from './params.ts';

/** "ряд 2, столбец 3" */
export function cellName(side: number, cell: number, language: Language): string {
  const [row, column] = [Math.floor(cell / side) + 1, (cell % side) + 1];
  return language === 'en' ? `row ${row}, column ${column}` : `ряд ${row}, столбец ${column}`;
}

const directions = {
  en: ['up', 'to the right', 'down', 'to the left'],
  ru: ['вверх', 'вправо', 'вниз', 'влево'],
} as const;

const moves = {
  en: { forward: 'forward', left: 'turn left', right: 'turn right' },
  ru: { forward: 'вперёд', left: 'поворот налево', right: 'поворот направо' },
} as const;

export function directionWord(direction: number, language: Language): string {
  return directions[language][direction] ?? '';
}

export function commandWord(command: Command, language: Language): string {
  return command.do === 'to' ? directionWord(command.direction, language) : moves[language][command.do];
}

/** "вверх, 3 раза: вправо и вниз, вверх" */
export function programWords(program: Program, language: Language): string {
  const items = program.map((item) => {
    if (item.do !== 'repeat') return commandWord(item, language);
    const body = list(
      language,
      item.body.map((command) => commandWord(command, language)),
    );
    return language === 'en' ? `${item.times} times (${body})` : `${item.times} раза (${body})`;
  });
  return items.join(', ');
}

/** The commands of a logged ride: `to-1,forward,left`. */
export function loggedWords(commands: string, language: Language): string {
  const words = commands.split(',').map((word) => {
    if (word.startsWith('to-')) return directionWord(Number(word.slice(3)), language);
    return moves[language][word as 'forward' | 'left' | 'right'];
  });
  return words.join(', ');
}

/** How one walks along these cells: "вправо, вправо, вверх". */
export function wayWords(way: readonly number[], side: number, language: Language): string {
  const words = way.slice(1).map((cell, index) => {
    const by = cell - (way[index] ?? 0);
    const direction = by === -side ? 0 : by === side ? 2 : by === 1 ? 1 : 3;
    return directionWord(direction, language);
  });
  return words.join(', ');
}
