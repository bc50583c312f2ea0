import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('pt-br');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'espelhe da esquerda para a direita',
  down: 'espelhe de cima para baixo',
  half: 'dê meia-volta',
  clockwise: 'dê um quarto de volta no sentido do relógio',
  counter: 'dê um quarto de volta contra o sentido do relógio',
};

/** One move alone. */
const alone: Readonly<Record<Move, string>> = {
  across: 'Espelhe o desenho da esquerda para a direita.',
  down: 'Espelhe o desenho de cima para baixo.',
  half: 'Gire o desenho: meia-volta.',
  clockwise: 'Gire o desenho: um quarto de volta no sentido do relógio.',
  counter: 'Gire o desenho: um quarto de volta contra o sentido do relógio.',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'vazio' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `linha ${row}, coluna ${column}`;

/** What is done with the pattern. */
function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Pegue o desenho: ${moves.map((move) => orders[move]).join('; depois ')}.`;
  return alone[first];
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const ptBr: Words = {
  title: { mirror: 'No espelho', turn: 'Gire o desenho', chain: 'Espelhe e gire' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Marque os quadradinhos que o espelho vai mostrar.';
    if (task === 'mark') return `${deed(moves)} Marque os quadradinhos do novo desenho.`;
    return isMirror(moves) ? 'Qual figura o espelho mostra?' : `${deed(moves)} Qual figura aparece?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Marque os quadradinhos que o espelho vai mostrar.';
    if (task === 'mark') return `${deed(moves)} Marque os quadradinhos do novo desenho.`;
    return isMirror(moves)
      ? 'Encontre a figura que o espelho mostra.'
      : `${deed(moves)} Encontre a figura que aparece.`;
  },
  setting: {
    across: 'Um espelho está à direita do desenho.',
    down: 'Um espelho está abaixo do desenho.',
    half: 'Uma seta dá meia-volta.',
    clockwise: 'Uma seta dá um quarto de volta no sentido do relógio.',
    counter: 'Uma seta dá um quarto de volta contra o sentido do relógio.',
  },
  row: (row, colours) => `Linha ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['O que está perto do espelho continua perto.', 'Comece pelos quadradinhos ao lado do espelho.'],
    turn: ['Gire a cabeça ou a folha.', 'Siga um canto. Para onde ele vai?'],
    chain: ['Faça um movimento de cada vez.', 'Siga um canto por todos os movimentos.'],
  },
  feedback: {
    'mirror.copied': 'Esta é a mesma figura outra vez. O que muda?',
    'mirror.other-line': 'Este é outro espelho. Onde está o espelho?',
    'mirror.turned-not-mirrored': 'Esta foi girada. O espelho troca dois lados.',
    'mirror.slanted': 'Esta está tombada. No espelho, tudo fica em pé.',
    'mirror.mirrored-not-turned': 'Esta é a do espelho. Gire sem espelhar.',
    'mirror.wrong-turn': 'Girou, mas não assim. Para onde aponta a seta?',
    'mirror.one-move-only': 'Esse é só um dos movimentos. Faça todos.',
    'mirror.detail': 'Quase! Compare as figuras, um quadradinho por vez.',
  },
  steps: {
    rule: {
      across: 'O espelho troca esquerda e direita. As linhas continuam linhas.',
      down: 'O espelho troca em cima e embaixo. As colunas continuam colunas.',
      half: 'Meia-volta: a linha de cima vai para baixo, de trás para a frente.',
      clockwise: 'Um quarto de volta no sentido do relógio: a linha de cima vira a coluna da direita.',
      counter: 'Um quarto de volta contra o sentido do relógio: a linha de cima vira a coluna da esquerda.',
    },
    follow: ({ from, to, colour: id }) =>
      `Siga um quadradinho (${colourWord(id)}): da ${cell(from)}, para a ${cell(to)}.`,
    choose: (known) =>
      `A resposta é a figura com estes quadradinhos: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Marque estes: ${rows.map(({ row, columns }) => `linha ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Isso! É assim que o espelho mostra.',
    turn: 'Isso! É assim que fica girado.',
    chain: 'Isso! Você seguiu todos os movimentos.',
  },
};
