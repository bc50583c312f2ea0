import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('tr');

/** Up, right, down, left. */
const directions = ['yukarı', 'sağa', 'aşağı', 'sola'] as const;
const turns = { forward: 'ileri', left: 'sola dön', right: 'sağa dön' } as const;

const cellName = ({ row, column }: CellName): string => `satır ${row}, sütun ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times} kez (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const tr: Words = {
  title: { walk: 'Bayrağa giden yol', choice: 'Hangi program?', trace: 'Robotun izi' },
  question: {
    walk: 'Robotu bayrağa götür.',
    choice: 'Robotu bayrağa hangi program götürür?',
    trace: 'Robot hangi kutucuklardan geçiyor? Hepsini işaretle.',
  },
  narration: {
    walk: 'Robotu bayrağa götür.',
    choice: 'Robotu bayrağa götüren programı bul.',
    trace: 'Robotun geçtiği bütün kutucukları işaretle.',
  },
  collect: { one: 'Yolda pili de al.', many: 'Yolda bütün pilleri topla.' },
  limit: (steps) => `${counted(steps, 'step')} hakkın var.`,
  limitSpelled: (steps) => `${capital(spelled(steps, 'step'))} hakkın var.`,
  nose: 'Sarı ok robotun ne yana baktığını gösteriyor.',
  yard: (side) => `Bir avlu: ${counted(side, 'row')}, ${counted(side, 'column')}.`,
  looks: (direction) => `Robot ${directions[direction]} bakıyor.`,
  program: (program) => `Program: ${programWords(program)}.`,
  hints: {
    walk: ['Yolda ağaçlar var: çevrelerinden dolaş.', 'Önce nereye varacağını düşün.'],
    choice: ['Parmağını robotun üstüne koy: bir komut, bir hareket.', 'Programların ayrıldığı ilk yeri bul.'],
    trace: ['Parmağını robotun üstüne koy: bir komut, bir hareket.', 'Her yeni kutucuğu hemen işaretle.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Burada bir komut yanlış yöne gidiyor. Yavaş yavaş ilerle.',
    'robot.swaps-commands': 'Burada iki komut yer değiştirmiş. Sıralarına dikkat et.',
    'robot.misses-a-step': 'Burada bir adım eksik. Avluda adım adım say.',
    'robot.has-an-extra-step': 'Burada bir adım fazla. Avluda adım adım say.',
    'robot.counts-repeats-wrong': 'Kaç kez tekrar edeceğini bir daha say.',
    'robot.slips-twice': 'Bu, çok uzağa götürüyor. Komut komut yeniden başla.',
  },
  praise: {
    walk: 'Evet! Robot bayrağa vardı.',
    choice: 'Evet! Bu program bayrağa götürüyor.',
    trace: 'Evet! Robotun bütün izi bu.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Bir pile git: ${wayWords(way)}.`,
    flag: (way) => `Bayrağa git: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Şunları yap: ${commands.map(commandWord).join(', ')}. Robotun yeri şimdi: ${cellName(cell)}.`,
    steps: (steps) => `Toplam ${counted(steps, 'step')}, daha kısa yol yok.`,
    program: (program) => `Bayrağa götüren program: ${programWords(program)}.`,
    cells: (cells) => `Robotun geçtiği kutucuklar: ${cells.map(cellName).join('; ')}.`,
  },
};
