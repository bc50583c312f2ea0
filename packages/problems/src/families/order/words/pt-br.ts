import type { NounId } from '../../../lang/lexicon.ts';
import { agree, the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Relation } from '../params.ts';
import type { Words } from './shape.ts';

const { capital, noun } = speak('pt-br');

const The = (id: NounId): string => capital(the(id));

type Ends = Readonly<Record<Relation, readonly [masculine: string, feminine: string]>>;

const more: Ends = {
  tall: ['mais alto', 'mais alta'],
  old: ['mais velho', 'mais velha'],
  heavy: ['mais pesado', 'mais pesada'],
  fast: ['mais rápido', 'mais rápida'],
};
const less: Ends = {
  tall: ['mais baixo', 'mais baixa'],
  old: ['mais novo', 'mais nova'],
  heavy: ['mais leve', 'mais leve'],
  fast: ['mais lento', 'mais lenta'],
};
const nth = { 1: 'logo', 2: 'dois lugares' } as const;

const is = (id: NounId, [masculine, feminine]: readonly [string, string]): string => agree(id, masculine, feminine);
const article = (id: NounId): string => agree(id, 'o', 'a');

export const ptBr: Words = {
  title: { sizes: 'Em ordem', clues: 'Quem está onde?' },
  who: (animal) => the(animal),
  size: (object, n) => `${noun(object)}, tamanho ${n}`,
  alt: (items) => `Aqui estão: ${items.join('; ')}.`,
  place: (n) => `Lugar ${n}`,
  clues: {
    more: (relation, high, low) => `${The(high)} é ${is(high, more[relation])} que ${the(low)}.`,
    less: (relation, low, high) => `${The(low)} é ${is(low, less[relation])} que ${the(high)}.`,
    between: (_, middle, [a, b]) => `${The(middle)} fica entre ${the(a)} e ${the(b)}.`,
    notMost: (relation, animal) => `${The(animal)} não é ${article(animal)} ${is(animal, more[relation])}.`,
    notLeast: (relation, animal) => `${The(animal)} não é ${article(animal)} ${is(animal, less[relation])}.`,
  },
  askWho: {
    all: (relation) => `Coloque todos em ordem, começando pelo ${more[relation][0]}.`,
    most: (relation) => `Quem é o ${more[relation][0]} de todos?`,
    least: (relation) => `Quem é o ${less[relation][0]} de todos?`,
    middle: 'Quem está no meio?',
    afterMost: (relation, n) => `Quem vem ${nth[n]} depois do ${more[relation][0]}?`,
    beforeLeast: (relation, n) => `Quem vem ${nth[n]} antes do ${less[relation][0]}?`,
  },
  askSize: {
    rising: 'Coloque em ordem, do menor para o maior.',
    falling: 'Coloque em ordem, do maior para o menor.',
    biggest: (object) => `Qual é ${article(object)} maior ${noun(object)}?`,
    smallest: (object) => `Qual é ${article(object)} menor ${noun(object)}?`,
    middle: (object) => `Qual ${noun(object)} tem o tamanho do meio?`,
    secondBiggest: (object) => `Qual ${noun(object)} vem logo depois d${article(object)} maior?`,
    secondSmallest: (object) => `Qual ${noun(object)} vem logo antes d${article(object)} menor?`,
  },
  hints: {
    sizes: ['Primeiro encontre a figura maior.', 'Tire essa. Qual é a maior agora?'],
    clues: ['Comece por uma pista. Mostre os dois com os dedos.', 'Junte a próxima pista. Quem vai para que lado?'],
  },
  feedback: {
    'order.other-end': 'Você está na outra ponta. Leia a pergunta de novo.',
    'order.first-named': 'Esse nome aparece primeiro. Mas qual é o lugar dele?',
    'order.last-named': 'Esse nome aparece por último. Mas qual é o lugar dele?',
    'order.neighbour': 'Quase! Compare com o vizinho.',
    'order.unchecked': 'Ainda não. Monte a fila inteira, um por um.',
  },
  steps: {
    sideBySide: 'Coloque lado a lado, do maior para o menor.',
    inOrder: 'Agora cada um está no seu lugar.',
    first: 'O primeiro é o certo.',
    last: 'O último é o certo.',
    place: (n) => `Conte a partir do maior: número ${n}.`,
    chain: (animals) => `Todos juntos: ${animals.map((animal) => the(animal)).join(', ')}.`,
    answer: (animal) => `A resposta: ${the(animal)}.`,
  },
  praise: {
    all: 'Isso! Tudo está no lugar.',
    size: 'Isso! Você encontrou.',
    who: (animal) => `Isso! ${The(animal)}.`,
  },
};
