import { the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { capital, list, noun, numeral } = speak('pt-br');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
const times = (factors: readonly number[]): string => factors.join(' × ');

export const ptBr: Words = {
  title: {
    shelves: 'Um de cada prateleira',
    roads: 'Quantos caminhos?',
    row: 'De quantos jeitos?',
    groups: 'Quantos grupos?',
    digits: 'Quantos números?',
    streets: 'Caminhos pela cidade',
  },
  ask: {
    shelves: 'Pegue uma coisa de cada prateleira. De quantos jeitos dá para escolher?',
    roads: (from, to) => `Você vai de ${from} até ${to} e nunca volta. Quantos caminhos há?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` ${capital(the(one))} quer ficar numa ponta.`,
        'not-first': ` ${capital(the(one))} não quer ficar em primeiro lugar.`,
        together: ` ${capital(the(one))} e ${the(other)} querem ficar lado a lado.`,
      }[rule];
      return `Os animais ficam em fila.${said} De quantos jeitos eles podem ficar?`;
    },
    groups: (size, spelling) =>
      `Você escolhe ${number(size, spelling)} destes animais. De quantos jeitos dá para escolher?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Eles podem se repetir.' : 'Eles não podem se repetir.';
      return `Os algarismos são ${given}. ${repeat} Quantos números de ${number(length, spelling)} algarismos há?`;
    },
    streets: (isClosed) =>
      `Você só anda para a direita e para cima.${isClosed ? ' Um cruzamento está fechado.' : ''} Quantos caminhos levam à chegada?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Prateleira ${index + 1}, coisas: ${size}.`).join(' '),
    roads: (roads) => `Estradas. ${roads.map(({ from, to, count }) => `De ${from} até ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Animais: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Cartões com algarismos: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Uma cidade de ruas retas. Quarteirões até a chegada: ${wide} para a direita e ${high} para cima.${closed === null ? '' : ` O cruzamento fechado: ${closed[0]} para a direita e ${closed[1]} para cima.`}`,
  },
  hints: {
    shelves: ['Fixe uma coisa da primeira prateleira. O que combina com ela?', 'Com cada uma das outras é igual.'],
    roads: ['Primeiro conte os caminhos até a próxima cidade.', 'Cada caminho até lá continua por cada estrada.'],
    row: ['Quem pode ficar no primeiro lugar?', 'Quem sobra para o próximo lugar?'],
    groups: ['Fixe um animal. Quem vai com ele?', 'O mesmo grupo em outra ordem não é novo.'],
    digits: ['Quais algarismos podem ficar na frente?', 'O que sobra para o próximo lugar?'],
    streets: ['Anote em cada cruzamento quantos caminhos chegam lá.', 'Chega-se ali pela esquerda ou por baixo.'],
  },
  feedback: {
    'combi.adds': 'Não some. Cada coisa combina com cada uma das outras.',
    'combi.counts-twice': 'O mesmo grupo foi contado duas vezes? A ordem dele não importa.',
    'combi.forgets-the-rule': 'Leia a regra de novo. Alguns não valem.',
    'combi.misses-some': 'Faltam alguns. Anote tudo em ordem.',
    'combi.too-many': 'Alguns foram contados demais. Anote tudo em ordem.',
  },
  steps: {
    product: (factors, result) => `Uma escolha depois da outra: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Cada grupo foi contado ${by} vezes: ${all} ÷ ${by} = ${result}.`,
    zero: (count) => `O zero não pode ficar na frente. Algarismos para o primeiro lugar: ${count}.`,
    town: (town, terms, result) =>
      `Caminhos até ${town}: ${terms.map(([ways, roads]) => `${ways} × ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `Não valem as filas com ${the(who)} na frente: ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Tire essas: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Conte os dois vizinhos como um só: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) =>
      `Ponha ${the(who)} na ponta esquerda e os outros depois: ${times(factors)} = ${result}.`,
    double: (all, result) => `Também vale ao contrário: ${all} × 2 = ${result}.`,
    street: (street, ways) => `Rua ${street} de baixo para cima, caminhos até cada cruzamento: ${ways.join(', ')}.`,
    answer: (total) => `A resposta: ${total}.`,
  },
  praise: (total) => `Isso! Ao todo: ${total}.`,
};
