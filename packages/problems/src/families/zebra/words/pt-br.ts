import type { NounId } from '../../../lang/lexicon.ts';
import { ofThe, the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Home, Words } from './shape.ts';

const { capital, list, noun } = speak('pt-br');

const ones = { animal: 'um animal', treat: 'uma guloseima', toy: 'um brinquedo' } as const;
const names = (items: readonly NounId[]): string => items.map((item) => noun(item)).join(', ');
const The = (item: NounId): string => capital(the(item));
const homesOf = (homes: readonly Home[]): string =>
  homes.map(({ who, house }) => `${noun(who)}: casa ${house}`).join(', ');

export const ptBr: Words = {
  title: 'Quem mora onde?',
  put: 'Encontre um lugar para cada um.',
  rule: (kinds) => `Em cada casa há ${list(kinds.map((kind) => ones[kind]))}.`,
  clues: {
    at: ({ a, n }) => `${The(a)} está na casa número ${n}.`,
    'not-at': ({ a, n }) => `${The(a)} não está na casa número ${n}.`,
    end: ({ a }) => `${The(a)} está numa casa da ponta.`,
    same: ({ a, b }) => `${The(a)} e ${the(b)} estão na mesma casa.`,
    apart: ({ a, b }) => `${The(a)} e ${the(b)} estão em casas diferentes.`,
    beside: ({ a, b }) => `${The(a)} e ${the(b)} estão em casas vizinhas.`,
    'just-left': ({ a, b }) => `${The(a)} está logo à esquerda ${ofThe(b)}.`,
    'left-of': ({ a, b }) => `${The(a)} está em algum lugar à esquerda ${ofThe(b)}.`,
  },
  inHouse: (n) => `Quem mora na casa número ${n}?`,
  findInHouse: (n) => `Descubra quem mora na casa número ${n}.`,
  withItem: {
    animal: (item) => `Quem mora na casa ${ofThe(item)}?`,
    treat: (item) => `Qual guloseima está na casa ${ofThe(item)}?`,
    toy: (item) => `Qual brinquedo está na casa ${ofThe(item)}?`,
  },
  findWithItem: {
    animal: (item) => `Descubra quem mora na casa ${ofThe(item)}.`,
    treat: (item) => `Descubra qual guloseima está na casa ${ofThe(item)}.`,
    toy: (item) => `Descubra qual brinquedo está na casa ${ofThe(item)}.`,
  },
  alt: (houses) => `Uma rua com ${houses} casas, numeradas a partir da esquerda.`,
  row: {
    animal: (items) => `Animais: ${names(items)}.`,
    treat: (items) => `Guloseimas: ${names(items)}.`,
    toy: (items) => `Brinquedos: ${names(items)}.`,
  },
  item: (item) => noun(item),
  slot: (house, place) => `Casa ${house}, lugar ${place}`,
  hints: {
    place: 'Comece por uma pista que diz uma casa.',
    pair: 'Comece por uma pista sobre dois da mesma casa.',
    order: 'Comece por uma pista sobre vizinhos ou sobre a esquerda.',
    again: 'Resolva um e depois releia todas as pistas.',
  },
  feedback: {
    'zebra.misses-a-place': 'Uma pista diz uma casa. Ela vale aqui?',
    'zebra.misses-who-is-together': 'Uma pista diz quem divide a casa. Leia de novo.',
    'zebra.misses-who-is-apart': 'Uma pista separa dois deles. Leia de novo.',
    'zebra.misses-neighbours': 'Uma pista diz quem é vizinho. Leia de novo.',
    'zebra.misses-left-and-right': 'Uma pista diz quem está à esquerda. Confira.',
  },
  steps: {
    so: (homes) => `Então: ${homesOf(homes)}.`,
    left: (homes) => `O que sobra: ${homesOf(homes)}.`,
    suppose: 'Suponha o contrário: não dá certo.',
    house: (n, tenants) => `Casa ${n}: ${list(tenants.map((item) => noun(item)))}.`,
    answer: (item) => `A resposta: ${noun(item)}.`,
  },
  praise: 'Isso! Todas as pistas valem.',
};
