import { speak } from '../../../lang/speak.ts';
import type { Command, Direction, Program } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('pt-br');

/** Up, right, down, left. */
const directions = ['para cima', 'para a direita', 'para baixo', 'para a esquerda'] as const;
const turns = { forward: 'em frente', left: 'vire à esquerda', right: 'vire à direita' } as const;

const cellName = ({ row, column }: CellName): string => `linha ${row}, coluna ${column}`;
const commandWord = (command: Command): string =>
  command.do === 'to' ? directions[command.direction] : turns[command.do];
const wayWords = (way: readonly Direction[]): string => way.map((direction) => directions[direction]).join(', ');

function programWords(program: Program): string {
  const items = program.map((item) =>
    item.do === 'repeat' ? `${item.times} vezes (${list(item.body.map(commandWord))})` : commandWord(item),
  );
  return items.join(', ');
}

export const ptBr: Words = {
  title: { walk: 'O caminho até a bandeira', choice: 'Qual programa?', trace: 'O rastro do robô' },
  question: {
    walk: 'Leve o robô até a bandeira.',
    choice: 'Qual programa leva o robô até a bandeira?',
    trace: 'Por quais quadradinhos o robô passa? Marque todos.',
  },
  narration: {
    walk: 'Leve o robô até a bandeira.',
    choice: 'Encontre o programa que leva o robô até a bandeira.',
    trace: 'Marque todos os quadradinhos por onde o robô passa.',
  },
  collect: { one: 'Pegue a pilha no caminho.', many: 'Pegue todas as pilhas no caminho.' },
  limit: (steps) => `Você tem ${counted(steps, 'step')}.`,
  limitSpelled: (steps) => `Você tem ${spelled(steps, 'step')}.`,
  nose: 'A seta amarela mostra para onde o robô olha.',
  yard: (side) => `Um pátio de ${side} por ${side} quadradinhos.`,
  looks: (direction) => `O robô olha ${directions[direction]}.`,
  program: (program) => `O programa: ${programWords(program)}.`,
  hints: {
    walk: ['Há árvores no caminho: dê a volta nelas.', 'Pense bem: aonde ir primeiro?'],
    choice: [
      'Ponha o dedo no robô: um comando, um movimento.',
      'Ache o primeiro ponto em que os programas são diferentes.',
    ],
    trace: ['Ponha o dedo no robô: um comando, um movimento.', 'Marque cada quadradinho novo na hora.'],
  },
  feedback: {
    'robot.turns-wrong-way': 'Um comando aponta para o lado errado. Vá devagar.',
    'robot.swaps-commands': 'Dois comandos estão trocados. Preste atenção na ordem.',
    'robot.misses-a-step': 'Aqui falta um passo. Conte no pátio.',
    'robot.has-an-extra-step': 'Aqui há um passo a mais. Conte no pátio.',
    'robot.counts-repeats-wrong': 'Conte de novo quantas vezes precisa repetir.',
    'robot.slips-twice': 'Esse vai parar longe. Recomece, comando por comando.',
  },
  praise: {
    walk: 'Isso! O robô chegou à bandeira.',
    choice: 'Isso! Esse programa leva até a bandeira.',
    trace: 'Isso! Esse é o rastro inteiro.',
  },
  cell: (name, things) => {
    const cell = capital(cellName(name));
    return things.length > 0 ? `${cell}: ${things.map((thing) => noun(thing)).join(', ')}` : cell;
  },
  standing: (thing, cell) => `${capital(noun(thing))}: ${cellName(cell)}.`,
  programName: (program) => capital(programWords(program)),
  steps: {
    battery: (way) => `Vá até uma pilha: ${wayWords(way)}.`,
    flag: (way) => `Vá até a bandeira: ${wayWords(way)}.`,
    run: (commands, cell) =>
      `Faça: ${commands.map(commandWord).join(', ')}. Agora o robô está aqui: ${cellName(cell)}.`,
    steps: (steps) => `Ao todo: ${counted(steps, 'step')}. Não há caminho mais curto.`,
    program: (program) => `Este programa leva até a bandeira: ${programWords(program)}.`,
    cells: (cells) => `O robô passa por estes quadradinhos: ${cells.map(cellName).join('; ')}.`,
  },
};
