import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('pt-br');

const facesWord = (faces: number): string => (faces === 1 ? 'face pintada' : 'faces pintadas');
const place = ({ row, column }: PlaceName): string => `Linha ${row}, coluna ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const ptBr: Words = {
  title: {
    count: 'Quantos cubos?',
    missing: 'Encha a caixa',
    painted: 'Cubos pintados',
    above: 'Visto de cima',
    side: 'O que o olho vê',
    plan: 'Planta e construção',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Quantos cubos há nesta construção? Nenhum cubo flutua.';
      case 'missing':
        return 'Quantos cubos faltam para encher a caixa?';
      case 'painted':
        return `A construção é pintada por todos os lados, até embaixo. Quantos cubos têm exatamente ${faces} ${facesWord(faces)}?`;
      case 'above':
        return 'Como a construção é vista de cima?';
      case 'side':
        return 'Qual figura o olho vê?';
      case 'plan':
        return 'Os números dizem quantos cubos há ali. Qual é a construção?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Conte os cubos desta construção. Nenhum cubo flutua.';
      case 'missing':
        return 'Descubra quantos cubos faltam para encher a caixa.';
      case 'painted':
        return `A construção é pintada por todos os lados, até embaixo. Conte os cubos com exatamente ${numeral(faces, 'feminine')} ${facesWord(faces)}.`;
      case 'above':
        return 'Encontre a figura da construção vista de cima.';
      case 'side':
        return 'Encontre a figura que o olho vê.';
      case 'plan':
        return 'Os números dizem quantos cubos há ali. Encontre a construção.';
    }
  },
  intro: {
    building: 'Uma construção de cubos. Quantos há em cada lugar, a partir da linha do fundo:',
    plan: 'Uma planta. Quantos cubos há em cada lugar, a partir da linha do fundo:',
    box: 'Uma construção de cubos numa caixa. Quantos há em cada lugar, a partir da linha do fundo:',
  },
  row: (row, heights) => `Linha ${row}: ${heights.join(', ')}.`,
  eye: { left: 'O olho vê do lado esquerdo.', right: 'O olho vê do lado direito.' },
  footprint: (row, filled) => `Linha ${row}: ${filled.map((is) => (is ? 'cubo' : 'vazio')).join(', ')}.`,
  outline: (heights) => `Alturas da esquerda para a direita: ${heights.join(', ')}.`,
  hints: {
    count: [
      'Alguns cubos se escondem embaixo de outros. Conte esses também.',
      'Conte torre por torre, linha por linha.',
    ],
    missing: ['Primeiro pense: quantos cubos enchem a caixa inteira?', 'Depois tire os cubos que já estão lá.'],
    painted: ['Quais faces de um cubo encostam em outro cubo?', 'Vá camada por camada, de baixo para cima.'],
    above: ['De cima você só vê os topos.', 'Quais lugares estão vazios?'],
    side: ['O olho vê a torre mais alta de cada fileira.', 'Comece pela fileira à esquerda do olho.'],
    plan: ['Olhe primeiro o canto da frente.', 'Compare cada torre com o seu número.'],
  },
  feedback: {
    'cubes.mirrored': 'Aqui a esquerda e a direita estão trocadas. Compare um canto.',
    'cubes.one-place': 'Quase! Olhe cada lugar: há um cubo ali?',
    'cubes.one-height': 'Quase! Conte os cubos de cada torre.',
  },
  steps: {
    row: (row, heights, total) => `Linha ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Todas as linhas juntas: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `Na caixa inteira cabem ${rows} × ${columns} × ${floors} = ${full}.`,
    built: (cubes) => `Na construção: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Faltam: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Camada ${floor} de baixo para cima, cubos assim: ${cubes}.`,
    painted: (counts, total) => `Todas as camadas juntas: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'ali há um cubo' : 'ali não há nada'}.`,
    side: (line, height) => `Fileira ${line} da esquerda: a torre mais alta tem ${height}.`,
    plan: (at, height) => `${place(at)}, cubos: ${height}.`,
    chooseAbove: (rows) =>
      `A resposta é a figura com cubos aqui: ${rows.map(({ row, columns }) => `linha ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `A resposta é a figura com estas alturas: ${heights.join(', ')}.`,
    choosePlan: (rows) =>
      `A resposta é a construção com estas torres: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Isso! ${counted(answer, 'cube')}.`
      : 'Isso! É assim mesmo.',
};
