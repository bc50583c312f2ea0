import { count, spelledIn } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, list, capital } = speak('de');

/** Up, right, down, left. */
const directions = ['nach oben', 'nach rechts', 'nach unten', 'nach links'] as const;
const turns = { forward: 'vorwärts', left: 'links drehen', right: 'rechts drehen' } as const;

const cellName = ({ row, column }: CellName): string => `Reihe ${row}, Spalte ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times}-mal (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const de: Words = {
  title: { walk: 'Der Weg zur Fahne', choice: 'Welches Programm?', trace: 'Die Spur des Roboters' },
  question: {
    walk: 'Führe den Roboter zur Fahne.',
    choice: 'Welches Programm führt den Roboter zur Fahne?',
    trace: 'Über welche Felder fährt der Roboter? Markiere sie alle.',
  },
  narration: {
    walk: 'Führe den Roboter zur Fahne.',
    choice: 'Finde das Programm, das den Roboter zur Fahne führt.',
    trace: 'Markiere jedes Feld, über das der Roboter fährt.',
  },
  collect: { one: 'Nimm unterwegs die Batterie mit.', many: 'Sammle unterwegs alle Batterien ein.' },
  limit: (steps) => `Du hast ${count(steps, 'step', 'accusative')}.`,
  limitSpelled: (steps) => `Du hast ${spelledIn(steps, 'step', 'accusative')}.`,
  nose: 'Der gelbe Pfeil zeigt, wohin der Roboter schaut.',
  yard: (side) => `Ein Hof aus ${side} mal ${side} Feldern.`,
  looks: (direction) => `Der Roboter schaut ${directions[direction]}.`,
  program: (program) => `Das Programm: ${programWords(program)}.`,
  hints: {
    walk: ['Bäume stehen im Weg: Geh um sie herum.', 'Denk zuerst nach: Wohin musst du als Erstes?'],
    choice: [
      'Leg den Finger auf den Roboter: ein Befehl, ein Schritt.',
      'Such die erste Stelle, an der die Programme verschieden sind.',
    ],
    trace: ['Leg den Finger auf den Roboter: ein Befehl, ein Schritt.', 'Markiere jedes neue Feld sofort.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Hier zeigt ein Befehl in die falsche Richtung. Geh langsam.',
    'robot.swaps-commands': 'Hier sind zwei Befehle vertauscht. Achte auf die Reihenfolge.',
    'robot.misses-a-step': 'Hier fehlt ein Schritt. Zähl die Felder.',
    'robot.has-an-extra-step': 'Hier ist ein Schritt zu viel. Zähl die Felder.',
    'robot.counts-repeats-wrong': 'Zähl noch einmal, wie oft sich das wiederholen muss.',
    'robot.slips-twice': 'Das führt weit weg. Fang noch einmal an, Befehl für Befehl.',
  },
  praise: {
    walk: 'Ja! Der Roboter ist bei der Fahne.',
    choice: 'Ja! Dieses Programm führt zur Fahne.',
    trace: 'Ja! Das ist die ganze Spur.',
  },
  cell: (name, things) => {
    const cell = cellName(name);
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Geh zu einer Batterie: ${wayWords(way)}.`,
    flag: (way) => `Geh zur Fahne: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Mach das: ${commands.map(commandWord).join(', ')}. Jetzt ist der Roboter in ${cellName(cell)}.`,
    steps: (steps) => `Zusammen: ${counted(steps, 'step')}, und kürzer geht es nicht.`,
    program: (program) => `Dieses Programm führt zur Fahne: ${programWords(program)}.`,
    cells: (cells) => `Der Roboter fährt über diese Felder: ${cells.map(cellName).join('; ')}.`,
  },
};
