import { inThe, ofThe, the, toThe } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { noun, list } = speak('pt-br');

const feet = {
  down: 'pé para baixo',
  left: 'pé para a esquerda',
  up: 'pé para cima',
  right: 'pé para a direita',
} as const;
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `em cima ${marked(top)}, à esquerda ${marked(left)}, à direita ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `linha ${row} – ${columns.join(', ')}`).join('; ');

export const ptBr: Words = {
  title: {
    opposite: 'Faces opostas',
    cube: 'Monte o cubo',
    cubes: 'Monte os cubos',
    shapes: 'Qual planificação fecha?',
  },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Monte o cubo. Qual marca fica oposta ${toThe(ask ?? 'star')}?`;
      case 'cube':
        return 'Qual cubo se monta com esta planificação?';
      case 'cubes':
        return 'Quais cubos se montam com esta planificação? Encontre todos.';
      case 'shapes':
        return 'Quais formas montam um cubo? Encontre todas.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Monte o cubo. Encontre a marca que fica oposta ${toThe(ask ?? 'star')}.`;
      case 'cube':
        return 'Encontre o cubo que se monta com esta planificação.';
      case 'cubes':
        return 'Encontre todos os cubos que se montam com esta planificação.';
      case 'shapes':
        return 'Encontre todas as formas que montam um cubo.';
    }
  },
  intro: 'A planificação de um cubo, com o desenho do lado de fora.',
  netRow: (row, squares) =>
    `Linha ${row}: ${squares.map(({ column, mark }) => `coluna ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Formas de seis quadrados: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Um cubo: ${seen(view)}.`,
  shape: (rows) => `Quadrados por linha e coluna: ${rowsOf(rows)}.`,
  hints: {
    opposite: [
      'Na imaginação, ponha a face da pergunta sobre a mesa.',
      'Quais faces ficam em volta dela? Risque essas.',
    ],
    cube: ['Ache o canto onde as três marcas se encontram.', 'Dê a volta nesse canto, primeiro aqui, depois no cubo.'],
    cubes: ['Confira um cubo de cada vez.', 'Ache o canto onde as três marcas dele se encontram.'],
    shapes: ['Escolha um quadrado como fundo e levante os outros.', 'Dois quadrados não podem cair no mesmo lado.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'Essas duas têm um lado em comum. Continuam vizinhas.',
    'nets.touches-on-the-cube': 'Dobre devagar: essas duas se encontram numa borda.',
    'nets.mirrored': 'As marcas certas, mas ao contrário. Siga no sentido do relógio.',
    'nets.opposite-together': 'Duas dessas são opostas. Confira cada par.',
    'nets.mark-turned': 'Uma marca está girada. O que fica embaixo do pé dela?',
    'nets.block': 'Quatro quadrados em bloco não dobram. Olhe de novo.',
    'nets.long-line': 'Uma faixa em volta do cubo só tem quatro quadrados.',
    'nets.overlap': 'Dobre devagar. Dois quadrados caem no mesmo lado?',
  },
  steps: {
    line: (ask) => `Numa fila reta, a face oposta é o segundo quadrado. Pule um a partir ${ofThe(ask)}.`,
    beside: (ask, marks) => `Na planificação, encostam ${inThe(ask)}: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `Ao dobrar, chegam ${toThe(ask)}: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `No sentido do relógio, em volta de um canto: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `Embaixo do pé ${ofThe(mark)} fica ${the(under)}.`,
    blocks: (count) => `Formas com quatro quadrados em bloco: ${count}. Elas não fecham.`,
    long: (count) => `Formas com mais de quatro quadrados em fila: ${count}. Elas se sobrepõem.`,
    overlaps: (count) => `Formas com dois quadrados no mesmo lado do cubo: ${count}.`,
    opposite: (ask, mark) => `A resposta: oposta ${toThe(ask)} fica a marca ${noun(mark)}.`,
    cubes: (views) => `A resposta: ${views.map(seen).join('; ')}.`,
    right: (shapes) => `Estas fecham, por linha e coluna: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Isso! Essas duas nunca se encontram.',
    cube: 'Isso! É assim que ele se monta.',
    cubes: 'Isso! Você montou todos.',
    shapes: 'Isso! Todas essas formam um cubo.',
  },
};
