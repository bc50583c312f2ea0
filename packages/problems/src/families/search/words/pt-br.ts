import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('pt-br');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => (spelling === 'digits' ? String(value) : numeral(value))));
const number = (value: number, spelling: Spelling): string => numbers([value], spelling);

const trip = ({ isBack, crew }: Trip): string => `${isBack ? 'volta' : 'ida'}: ${list(crew.map((one) => noun(one)))}`;

export const ptBr: Words = {
  title: { pour: 'Meça a água', ferry: 'Atravessar o rio', flip: 'Vire as moedas', pay: 'Menos moedas' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const given = hasTap
        ? `Nas jarras cabem ${numbers(jugs, spelling)} litros. Uma jogada: encher uma jarra, esvaziar ou passar água.`
        : `Nas jarras cabem ${numbers(jugs, spelling)} litros. A maior está cheia. Uma jogada: passar água de uma jarra para outra.`;
      const stop = 'Passe até uma ficar vazia ou a outra ficar cheia.';
      return `${given} ${stop} Qual é o menor número de jogadas para obter ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Todos querem atravessar o rio. Os animais pesam ${numbers(weights, spelling)}. O barco aguenta no máximo ${number(limit, spelling)}. Alguém sempre precisa remar. Qual é o menor número de travessias?`,
    flip: (width, spelling) =>
      `Cada jogada vira ${spelling === 'digits' ? width : numeral(width, 'feminine')} moedas vizinhas. Qual é o menor número de jogadas para todas mostrarem a estrela?`,
    pay: ({ values, sum }, spelling) =>
      `Você tem muitas moedas de ${numbers(values, spelling)}. Pague exatamente ${number(sum, spelling)}. Qual é o menor número de moedas?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Jarras de ${list(jugs.map(String))} litros. ${hasTap ? 'Há uma torneira, e todas as jarras estão vazias.' : 'A maior jarra está cheia, as outras estão vazias.'} Procura-se: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Animais na margem esquerda de um rio: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. O barco aguenta ${limit}.`,
    flip: (coins) =>
      `Uma fila de moedas: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'estrela' : 'verso'}`).join(', ')}.`,
    pay: (values, sum) => `Moedas de ${list(values.map(String))}. O preço é ${sum}.`,
  },
  hints: {
    pour: ['Depois de cada jogada, anote quanto há nas jarras.', 'Como as jarras podem estar logo antes do fim?'],
    ferry: ['Alguém precisa trazer o barco de volta. Quem é leve?', 'Encha o barco o melhor que puder.'],
    flip: ['Olhe a primeira moeda. Só uma jogada vira essa moeda.', 'A mesma jogada duas vezes não muda nada.'],
    pay: ['A maior moeda primeiro nem sempre é o melhor.', 'Tente várias moedas do valor do meio.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Quase! Faça jogada por jogada e conte.',
    'search.one-move-too-many': 'Quase! Uma parte do caminho pode ser mais curta.',
    'search.too-few': 'Teste: com tão poucas jogadas, está tudo feito?',
    'search.detour': 'Dá certo, mas é uma volta. Procure um caminho mais curto.',
    'search.largest-first': 'Isso é com a maior moeda primeiro. Tente outro começo.',
  },
  steps: {
    pour: (states) => `As jarras ficam, em ordem: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Vire as moedas ${list(turns)}.`,
    greedy: (coins, sum) => `A maior moeda primeiro: ${coins.join(' + ')} = ${sum}. Moedas: ${coins.length}.`,
    pay: (coins, sum) => `Melhor: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Todo caminho mais curto acaba sem isso. O menor número de jogadas: ${moves}.`,
      ferry: (moves) => `Agora todos atravessaram, e não dá para ser mais rápido. Travessias: ${moves}.`,
      flip: (moves) => `Todas as estrelas aparecem, e menos jogadas não bastam. Jogadas: ${moves}.`,
      pay: (moves) => `Menos moedas nunca dão essa soma. Moedas: ${moves}.`,
    },
  },
  praise: 'Isso! Menos é impossível.',
};
