import { the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('pt-br');

export const ptBr: Words = {
  title: 'Balança em equilíbrio',
  balanced: { one: 'Os dois pratos pesam igual.', many: 'Em cada balança, os dois pratos pesam igual.' },
  ask: (good) => `Quanto pesa ${the(good)}?`,
  find: (good) => `Descubra quanto pesa ${the(good)}.`,
  weight: (n) => `peso ${n}`,
  alt: (scale, left, right) => `Balança ${scale}. Prato esquerdo: ${left}. Prato direito: ${right}.`,
  hints: {
    equal: 'Os dois pratos pesam igual. O que há em cada um?',
    one: 'Comece por esta balança. Nela só falta descobrir uma coisa.',
    two: 'Compare estas duas balanças. Qual é a diferença?',
    all: 'Junte tudo o que está em todas as balanças.',
  },
  feedback: {
    'balance.one-pan': 'Esse número está num peso. O que mais há ali?',
    'balance.adds-all': 'Não some os pratos. Eles pesam igual: compare.',
    'balance.forgets-to-share': 'Esse é o peso de todos juntos. E de um só?',
    'balance.forgets-to-take-off': 'Primeiro tire o mesmo dos dois pratos.',
    'balance.counts-twice': 'Um peso foi contado duas vezes. Olhe de novo.',
    'balance.weighs-another': 'Esse é o peso de outra coisa. Qual é a da pergunta?',
    'balance.off-by-one': 'Quase! Conte mais uma vez.',
  },
  steps: {
    look: (scale) => `Olhe a balança ${scale}.`,
    known: (known) => `Você já sabe: ${known}.`,
    take: (taken) => `Tire o mesmo dos dois pratos: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} ao todo: ${total}. Divida em partes iguais: ${total} ÷ ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `O que sobra: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `O outro prato pesa o mesmo: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) =>
      `Compare as balanças ${other} e ${scale}. A diferença: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Junte tudo: cada coisa aparece duas vezes, e a metade de tudo pesa ${total}. Tire a balança ${scale}: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `A resposta: ${the(good)} pesa ${weighs}.`,
  },
  praise: (good, weighs) => `Isso! ${capital(the(good))} pesa ${weighs}.`,
};
