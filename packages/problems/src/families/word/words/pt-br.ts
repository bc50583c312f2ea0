import type { NameId, NounId } from '../../../lang/lexicon.ts';
import { a as one, agree, howMany, inThe, many, ofThe } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { capital, counted, genderOfName, list, name, noun, numeral, spelled } = speak('pt-br');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
const ask = (id: NounId): string => capital(howMany(id));

/** "Ana tem 5 maçãs." */
const has = (story: Story, { count }: Voice, [who, n]: readonly [NameId, number]): string =>
  `${name(who)} tem ${count(n, story.thing)}.`;
const inBox = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `${capital(inThe(box))} há ${count(n, thing)}.`;
const nowInBox = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `Agora há ${count(n, thing)} ${inThe(box)}.`;
const someInBox = ({ thing, box }: Story): string =>
  `${capital(inThe(box))} há ${agree(thing, 'alguns', 'algumas')} ${many(thing)}.`;
const added = ({ thing }: Story, { count }: Voice, n: number): string => `Alguém coloca mais ${count(n, thing)}.`;
const taken = ({ thing }: Story, { count }: Voice, n: number): string => `Alguém tira ${count(n, thing)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, { count }: Voice): string =>
  `Ao todo, ${name(a)} e ${name(b)} têm ${count(total, thing)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `${name(b)} tem ${what}.`;
const more = ({ thing }: Story, { count }: Voice, n: number): string => `${count(n, thing)} a mais`;
const fewer = ({ thing }: Story, { count }: Voice, n: number): string => `${count(n, thing)} a menos`;
/** "3 vezes", "duas vezes". */
const times = ({ number }: Voice, n: number): string => `${number(n) === String(n) ? n : numeral(n, 'feminine')} vezes`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `Há ${count(n, box)}.`;
const inEach = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `Em cada ${noun(box)} há ${count(n, thing)}.`;
const beside = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `Fora ${ofThe(box, 'many')} há ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, { count }: Voice, [a, b, coins]: readonly number[]): string =>
  `${capital(count(a ?? 0, thing))} e ${count(b ?? 0, other)} custam ${count(coins ?? 0, 'coin')}.`;
const bothOf = ({ people: [a, b] }: Story): string =>
  genderOfName(a) === 'feminine' && genderOfName(b) === 'feminine' ? 'As duas' : 'Os dois';

export const ptBr: Words = {
  title: 'Histórias com números',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, `${more(s, v, at(s, 1))} que ${name(s.people[0])}`)}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, `${fewer(s, v, at(s, 1))} que ${name(s.people[0])}`)}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) =>
      `${inBox(s, v, at(s, 0))} Alguém coloca mais ${agree(s.thing, 'alguns', 'algumas')}. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) =>
      `${inBox(s, v, at(s, 0))} Alguém tira ${agree(s.thing, 'alguns', 'algumas')}. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${someInBox(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${someInBox(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} Isso dá ${more(s, v, at(s, 1))} do que ${name(s.people[1])} tem.`,
    'is-fewer': (s, v) => `${first(s, v)} Isso dá ${fewer(s, v, at(s, 1))} do que ${name(s.people[1])} tem.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))}`,
    share: (s, v) =>
      `Há ${v.count(at(s, 0), s.thing)}. ${agree(s.thing, 'Eles são divididos', 'Elas são divididas')} igualmente em ${v.count(at(s, 1), s.box)}.`,
    boxes: (s, v) => `Há ${v.count(at(s, 0), s.thing)}. ${inEach(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, `${more(s, v, at(s, 1))} que ${name(s.people[0])}`)}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, `${fewer(s, v, at(s, 1))} que ${name(s.people[0])}`)}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, `${times(v, at(s, 1))} essa quantidade`)}`,
    'is-times': (s, v) => `${first(s, v)} Isso é ${times(v, at(s, 1))} o que ${name(s.people[1])} tem.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Ao todo há ${v.count(at(s, 0), s.thing)}. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} ${agree(s.thing, 'Os outros', 'As outras')} estão ${inThe(s.box, 'many')}, a mesma quantidade em cada ${agree(s.box, 'um', 'uma')}.`,
    'smaller-of-two': (s, v) => `${together(s, v)} ${secondHas(s, `${more(s, v, at(s, 1))} que ${name(s.people[0])}`)}`,
    'larger-of-two': (s, v) => `${together(s, v)} ${secondHas(s, `${more(s, v, at(s, 1))} que ${name(s.people[0])}`)}`,
    posts: (s, v) =>
      `${capital(v.count(at(s, 0), 'tree'))} formam uma fila. De cada árvore até a próxima: ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} ${bothOf(s)} querem ter a mesma quantidade.`,
    'ratio-total': (s, v) =>
      `${together(s, v)} ${secondHas(s, `${times(v, at(s, 1))} a quantidade de ${name(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `${name(s.people[1])} tem ${times(v, at(s, 0))} a quantidade de ${many(s.thing)} de ${name(s.people[0])}. Isso dá ${more(s, v, at(s, 1))}.`,
    legs: (s, v) => `No quintal andam patos e coelhos. Animais: ${v.number(at(s, 0))}. Pernas: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `${more(s, v, at(s, 1))} que ${name(s.people[0])}`)} ${name(s.people[2])} tem ${times(v, at(s, 2))} a quantidade de ${name(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `${ask(thing)} há ao todo?`,
    now: ({ thing }) => `${ask(thing)} há agora?`,
    first: ({ people: [a], thing }) => `${ask(thing)} ${name(a)} tem?`,
    second: ({ people: [, b], thing }) => `${ask(thing)} ${name(b)} tem?`,
    difference: ({ people: [a, b], thing }) => `${ask(thing)} ${name(a)} tem a mais que ${name(b)}?`,
    added: ({ thing }) => `${ask(thing)} foram ${agree(thing, 'colocados', 'colocadas')}?`,
    taken: ({ thing }) => `${ask(thing)} foram ${agree(thing, 'tirados', 'tiradas')}?`,
    'at-first': ({ thing }) => `${ask(thing)} havia no começo?`,
    each: ({ thing, box }) => `${ask(thing)} há em cada ${noun(box)}?`,
    boxes: ({ box }) => `${ask(box)} há?`,
    steps: () => 'Quantos passos há da primeira à última árvore?',
    give: ({ people: [a, b], thing }) => `${ask(thing)} ${name(a)} precisa dar a ${name(b)}?`,
    rabbits: () => 'Quantos coelhos há?',
    price: ({ other }) => `Quantas moedas custa ${one(other)}?`,
  },
  find: {
    all: ({ thing }) => `Descubra ${howMany(thing)} há ao todo.`,
    now: ({ thing }) => `Descubra ${howMany(thing)} há agora.`,
    first: ({ people: [a], thing }) => `Descubra ${howMany(thing)} ${name(a)} tem.`,
    second: ({ people: [, b], thing }) => `Descubra ${howMany(thing)} ${name(b)} tem.`,
    difference: ({ people: [a, b], thing }) => `Descubra ${howMany(thing)} ${name(a)} tem a mais que ${name(b)}.`,
    added: ({ thing }) => `Descubra ${howMany(thing)} foram ${agree(thing, 'colocados', 'colocadas')}.`,
    taken: ({ thing }) => `Descubra ${howMany(thing)} foram ${agree(thing, 'tirados', 'tiradas')}.`,
    'at-first': ({ thing }) => `Descubra ${howMany(thing)} havia no começo.`,
    each: ({ thing, box }) => `Descubra ${howMany(thing)} há em cada ${noun(box)}.`,
    boxes: ({ box }) => `Descubra ${howMany(box)} há.`,
    steps: () => 'Descubra quantos passos há da primeira à última árvore.',
    give: ({ people: [a, b], thing }) => `Descubra ${howMany(thing)} ${name(a)} precisa dar a ${name(b)}.`,
    rabbits: () => 'Descubra quantos coelhos há.',
    price: ({ other }) => `Descubra quantas moedas custa ${one(other)}.`,
  },
  alt: {
    cards: (cards) => `Nos cartões: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `uma quantidade desconhecida de ${many(thing)}`,
    total: (n) => `Ao todo: ${n}.`,
    totalUnknown: 'Ao todo: não se sabe.',
  },
  hints: {
    read: 'Leia de novo. O que você sabe e o que se pergunta?',
    one: 'A resposta vai ser maior ou menor? Pense primeiro.',
    two: 'Conte a história do fim para o começo.',
    three: 'Desenhe uma barra para cada número da história.',
    four: 'Volte passo a passo a partir do que você sabe.',
    five: 'Corte tudo em partes iguais. O que sobra?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Junte: ${c}.`,
    leave: (c) => `Tire: ${c}.`,
    more: (c) => `Um tem mais que o outro. Some: ${c}.`,
    fewer: (c) => `Um tem menos que o outro. Tire: ${c}.`,
    missing: (c) => `Tire do todo a parte conhecida: ${c}.`,
    compare: (c) => `Compare os dois números: ${c}.`,
    'undo-added': (c) => `Volte e tire o que veio depois: ${c}.`,
    'undo-taken': (c) => `Volte e devolva o que foi tirado: ${c}.`,
    groups: (c) => `A mesma quantidade em cada grupo, então multiplique: ${c}.`,
    share: (c) => `Divida em partes iguais: ${c}.`,
    packs: (c) => `Quantas vezes cabe? ${c}.`,
    times: (c) => `O mesmo número várias vezes: ${c}.`,
    whole: (c) => `Tudo junto: ${c}.`,
    'without-extra': (c) => `Primeiro deixe de lado o que está fora: ${c}.`,
    'equal-without': (c) => `Sem a diferença, as quantidades seriam iguais: ${c}.`,
    'equal-with': (c) => `Somando a diferença, as quantidades seriam iguais: ${c}.`,
    half: (c) => `Divida ao meio: ${c}.`,
    gaps: (c) => `Há um espaço a menos que árvores: ${c}.`,
    along: (c) => `Ande por todos os espaços: ${c}.`,
    'gap-of-two': (c) => `Primeiro compare: ${c}.`,
    parts: (c) => `Conte as partes iguais das duas quantidades: ${c}.`,
    'parts-apart': (c) => `A diferença tem estas partes iguais: ${c}.`,
    'one-part': (c) => `Uma parte: ${c}.`,
    'all-ducks': (c) => `Se todos fossem patos, as pernas seriam: ${c}.`,
    'legs-over': (c) => `Pernas que sobram: ${c}.`,
    'two-each': (c) => `Cada coelho tem duas pernas a mais que um pato: ${c}.`,
    'price-over': (c) => `Compare os preços: ${c}.`,
    'things-over': (c) => `Compare o que se compra: ${c}.`,
    'one-price': (c) => `Então uma unidade custa: ${c}.`,
  },
  answer: (n) => `A resposta: ${n}.`,
  praise: (n) => `Isso! A resposta é ${n}.`,
};
