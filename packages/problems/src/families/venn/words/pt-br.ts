import { a, agree } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { genderOf, list, noun } = speak('pt-br');

const bothOf = (cards: Described): string =>
  genderOf(cards.a) === 'feminine' && genderOf(cards.b) === 'feminine' ? 'as duas' : 'os dois';

/** Follows "cartões". */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `com ${a(cards.a)}`;
    case 'without':
      return `sem ${noun(cards.a)}`;
    case 'only':
      return `só com ${a(cards.a)}`;
    case 'and':
      return `com ${a(cards.a)} e ${a(cards.b)}`;
    case 'or':
      return `com ${a(cards.a)}, ${a(cards.b)} ou ${bothOf(cards)}`;
    case 'but-not':
      return `com ${a(cards.a)}, mas sem ${noun(cards.b)}`;
    case 'neither':
      return `sem ${noun(cards.a)} e sem ${noun(cards.b)}`;
    case 'and-not':
      return `com ${a(cards.a)} e ${a(cards.b)}, mas sem ${noun(cards.not)}`;
    case 'or-not':
      return `com ${a(cards.a)} ou ${a(cards.b)}, mas sem ${noun(cards.not)}`;
    case 'exactly-one':
      return 'com exatamente uma figura';
    case 'exactly-two':
      return 'com exatamente duas figuras';
    case 'at-least-two':
      return 'com duas figuras ou mais';
    case 'all':
      return 'com todas as figuras';
    case 'some':
      return 'com alguma figura';
    case 'none':
      return 'sem nenhuma figura';
    case 'any-card':
      return 'de todos os tipos juntos';
  }
};

export const ptBr: Words = {
  title: 'Círculos que se cruzam',
  fact: (cards, n) => `Cartões ${like(cards)}: ${n}.`,
  cards: (cards) => `Cartões ${like(cards)}`,
  howMany: (cards) => `Cartões ${like(cards)}: quantos há?`,
  findHowMany: (cards) => `Cartões ${like(cards)}. Descubra quantos há.`,
  shownNumbers: 'Os números dizem quantos cartões há ali.',
  place: 'Coloque cada cartão no círculo certo.',
  tap: (cards) => `Cartões ${like(cards)}. Toque em todos os lugares deles.`,
  whichPicture: (cards) => `Cartões ${like(cards)}. Onde é o lugar deles?`,
  findPicture: (cards) => `Cartões ${like(cards)}. Encontre o lugar deles.`,
  whichPhrase: 'Quais cartões vão na parte colorida?',
  findPhrase: 'Encontre os cartões que vão na parte colorida.',
  alt: (circles) => `Círculos que se cruzam: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Colorido: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'fora dos círculos' : `dentro: só ${list(circles.map((id) => noun(id)))}`,
  card: (pictures) => (pictures.length === 0 ? 'Cartão vazio' : `Cartão: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Onde os círculos se cruzam, o cartão tem as duas figuras.',
    add: 'Encontre todas as partes coloridas. Some os números.',
    take: 'Comece pelo todo. Qual parte não conta?',
    chain: 'Primeiro encontre um número que falta. Continue a partir dele.',
    place: 'Pegue um cartão. Quais figuras há nele?',
    outside: 'Um cartão sem essas figuras fica de fora.',
    walk: 'Vá de parte em parte. Pergunte: combina?',
  },
  feedback: {
    'venn.turns-inside-out': 'Isso é o contrário. Quem fica dentro?',
    'venn.forgets-the-overlap': 'Olhe onde os círculos se cruzam. O que há ali?',
    'venn.takes-a-part': 'Essa é só uma parte. O que mais combina?',
    'venn.takes-too-much': 'Isso é demais. O que não combina?',
    'venn.looks-beside': 'Esses são outros cartões. Leia mais uma vez.',
    'venn.mixes-circles-up': 'Veja bem qual círculo é qual. Olhe as figuras.',
  },
  steps: {
    take: (whole, part, rest) => `Tire a parte: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Junte as duas: ${one} + ${two} = ${sum}.`,
    place: (pictures) => {
      const [first = 'star'] = pictures;
      if (pictures.length === 0) return 'Um cartão vazio fica de fora.';
      return pictures.length === 1
        ? `Só uma figura, ${noun(first)}: vai para o círculo ${agree(first, 'dele', 'dela')}.`
        : `Duas figuras, ${list(pictures.map((id) => noun(id)))}: vai para o meio, onde os círculos se cruzam.`;
    },
    placed: 'Agora cada cartão está no seu lugar.',
    belong: (count) => `Partes que combinam: ${count}.`,
    leftOut: (count) => `Partes que não combinam: ${count}.`,
    answer: (cards) => `A resposta: Cartões ${like(cards)}.`,
    answerNumber: (n) => `A resposta: ${n}.`,
  },
  praise: 'Isso! Os círculos concordam.',
};
