import type { NameId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { counted, list, name, noun, numeral, spelled, capital } = speak('tr');

const at = ({ n }: Story, index: number): number => n[index] ?? 0;

/** "Ayşe’de": who has it. Owning is told by the locative, so that no ending is glued to a counted noun. */
const by = (who: NameId): string => name(who, 'locative');
/** "Ayşe’dekinden": than she has. */
const thanBy = (who: NameId): string => `${by(who)}kinden`;
/** "Ayşe’dekinin": of what she has. */
const ofBy = (who: NameId): string => `${by(who)}kinin`;

/** "Ayşe’de 5 elma var." */
const has = (story: Story, { count }: Voice, [who, n]: readonly [NameId, number]): string =>
  `${by(who)} ${count(n, story.thing)} var.`;
const inside = ({ box }: Story): string => noun(box, { case: 'locative' });
const inBox = (story: Story, { count }: Voice, n: number): string =>
  `${capital(inside(story))} ${count(n, story.thing)} var.`;
const nowInBox = (story: Story, { count }: Voice, n: number): string =>
  `Şimdi ${inside(story)} ${count(n, story.thing)} var.`;
const added = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `${capital(noun(box, { case: 'dative' }))} ${count(n, thing)} daha konuyor.`;
const taken = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `${capital(noun(box, { case: 'ablative' }))} ${count(n, thing)} alınıyor.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, { count }: Voice): string =>
  `${name(a)} ile ${by(b)} toplam ${count(total, thing)} var.`;
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `${capital(count(n, box))} var.`;
const inEach = (story: Story, { count }: Voice, n: number): string =>
  `Her ${inside(story)} ${count(n, story.thing)} var.`;
const beside = ({ thing, box }: Story, { count }: Voice, n: number): string =>
  `${capital(noun(box, { case: 'genitive', number: 'many' }))} dışında ${count(n, thing)} var.`;
const basket = ({ thing, other }: Story, { count }: Voice, [a, b, coins]: readonly number[]): string =>
  `${capital(count(a ?? 0, thing))} ile ${count(b ?? 0, other)} toplam ${count(coins ?? 0, 'coin')} ediyor.`;
/** "Murat’ta Ayşe’dekinden 3 tane fazla elma var." */
const more = ({ people, thing }: Story, n: string): string =>
  `${by(people[1])} ${thanBy(people[0])} ${n} tane fazla ${noun(thing)} var.`;
const fewer = ({ people, thing }: Story, n: string): string =>
  `${by(people[1])} ${thanBy(people[0])} ${n} tane az ${noun(thing)} var.`;
const times = ({ thing }: Story, [who, than]: readonly [NameId, NameId], n: string): string =>
  `${by(who)} ${ofBy(than)} ${n} katı kadar ${noun(thing)} var.`;

export const tr: Words = {
  title: 'Sayılı öyküler',
  voices: {
    written: { count: counted, number: String },
    spoken: { count: spelled, number: numeral },
  },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${more(s, v.number(at(s, 1)))}`,
    fewer: (s, v) => `${first(s, v)} ${fewer(s, v.number(at(s, 1)))}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Birkaç tane daha konuyor. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Birkaç tanesi alınıyor. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) =>
      `${capital(inside(s))} birkaç ${noun(s.thing)} var. ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) =>
      `${capital(inside(s))} birkaç ${noun(s.thing)} var. ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} Bu, ${thanBy(s.people[1])} ${v.number(at(s, 1))} tane fazla.`,
    'is-fewer': (s, v) => `${first(s, v)} Bu, ${thanBy(s.people[1])} ${v.number(at(s, 1))} tane az.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))}`,
    share: (s, v) =>
      `${capital(v.count(at(s, 0), s.thing))} var. Bunlar ${v.number(at(s, 1))} ${noun(s.box, { case: 'dative' })} eşit sayıda konuyor.`,
    boxes: (s, v) => `Toplam ${v.count(at(s, 0), s.thing)} var. ${inEach(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${more(s, v.number(at(s, 1)))}`,
    'fewer-total': (s, v) => `${first(s, v)} ${fewer(s, v.number(at(s, 1)))}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${times(s, [s.people[1], s.people[0]], v.number(at(s, 1)))}`,
    'is-times': (s, v) => `${first(s, v)} Bu, ${ofBy(s.people[1])} ${v.number(at(s, 1))} katı.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${inEach(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Toplam ${v.count(at(s, 0), s.thing)} var. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} Ötekiler ${noun(s.box, { case: 'locative', number: 'many' })}, her birinde eşit sayıda.`,
    'smaller-of-two': (s, v) => `${together(s, v)} ${more(s, v.number(at(s, 1)))}`,
    'larger-of-two': (s, v) => `${together(s, v)} ${more(s, v.number(at(s, 1)))}`,
    posts: (s, v) =>
      `Bir sırada ${v.count(at(s, 0), 'tree')} var. Her ağaçtan sonrakine kadar ${v.count(at(s, 1), 'step')} var.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} İkisinde de eşit sayıda olsun istiyorlar.`,
    'ratio-total': (s, v) => `${together(s, v)} ${times(s, [s.people[1], s.people[0]], v.number(at(s, 1)))}`,
    'ratio-difference': (s, v) =>
      `${by(s.people[1])}ki ${noun(s.thing, { number: 'many' })} ${by(s.people[0])}kilerin ${v.number(at(s, 0))} katı. Aradaki fark ${v.number(at(s, 1))} tane.`,
    legs: (s, v) =>
      `Bahçede ördekler ve tavşanlar geziyor. Hayvan sayısı: ${v.number(at(s, 0))}. Ayak sayısı: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${more(s, v.number(at(s, 1)))} ${times(s, [s.people[2], s.people[1]], v.number(at(s, 2)))}`,
  },
  ask: {
    all: ({ thing }) => `Toplam kaç ${noun(thing)} var?`,
    now: ({ thing }) => `Şimdi kaç ${noun(thing)} var?`,
    first: ({ people: [a], thing }) => `${by(a)} kaç ${noun(thing)} var?`,
    second: ({ people: [, b], thing }) => `${by(b)} kaç ${noun(thing)} var?`,
    difference: ({ people: [a, b], thing }) => `${by(a)} ${thanBy(b)} kaç tane fazla ${noun(thing)} var?`,
    added: ({ thing }) => `Kaç ${noun(thing)} kondu?`,
    taken: ({ thing }) => `Kaç ${noun(thing)} alındı?`,
    'at-first': ({ thing }) => `Başta kaç ${noun(thing)} vardı?`,
    each: ({ thing, box }) => `Her ${noun(box, { case: 'locative' })} kaç ${noun(thing)} var?`,
    boxes: ({ box }) => `Kaç ${noun(box)} var?`,
    steps: () => 'İlk ağaçtan son ağaca kaç adım var?',
    give: ({ people: [a, b], thing }) => `${name(a)} ${name(b, 'dative')} kaç ${noun(thing)} vermeli?`,
    rabbits: () => 'Kaç tavşan var?',
    price: ({ other }) => `Bir ${noun(other)} kaç ${noun('coin')} eder?`,
  },
  find: {
    all: ({ thing }) => `Toplam kaç ${noun(thing)} olduğunu bul.`,
    now: ({ thing }) => `Şimdi kaç ${noun(thing)} olduğunu bul.`,
    first: ({ people: [a], thing }) => `${by(a)} kaç ${noun(thing)} olduğunu bul.`,
    second: ({ people: [, b], thing }) => `${by(b)} kaç ${noun(thing)} olduğunu bul.`,
    difference: ({ people: [a, b], thing }) => `${by(a)} ${thanBy(b)} kaç tane fazla ${noun(thing)} olduğunu bul.`,
    added: ({ thing }) => `Kaç ${noun(thing)} konduğunu bul.`,
    taken: ({ thing }) => `Kaç ${noun(thing)} alındığını bul.`,
    'at-first': ({ thing }) => `Başta kaç ${noun(thing)} olduğunu bul.`,
    each: ({ thing, box }) => `Her ${noun(box, { case: 'locative' })} kaç ${noun(thing)} olduğunu bul.`,
    boxes: ({ box }) => `Kaç ${noun(box)} olduğunu bul.`,
    steps: () => 'İlk ağaçtan son ağaca kaç adım olduğunu bul.',
    give: ({ people: [a, b], thing }) =>
      `${name(a, 'genitive')} ${name(b, 'dative')} kaç ${noun(thing)} vermesi gerektiğini bul.`,
    rabbits: () => 'Kaç tavşan olduğunu bul.',
    price: ({ other }) => `Bir ${noun(other, { case: 'genitive' })} kaç ${noun('coin')} ettiğini bul.`,
  },
  alt: {
    cards: (cards) => `Kartlarda: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `sayısı bilinmeyen ${noun(thing, { number: 'many' })}`,
    total: (n) => `Toplam: ${n}.`,
    totalUnknown: 'Toplam: bilinmiyor.',
  },
  hints: {
    read: 'Bir daha oku. Ne biliyorsun, ne soruluyor?',
    one: 'Cevap daha büyük mü, daha küçük mü olacak? Önce düşün.',
    two: 'Öyküyü sonundan başa doğru anlat.',
    three: 'Öyküdeki her sayı için bir çubuk çiz.',
    four: 'Bilinenden adım adım geriye git.',
    five: 'Her şeyi eşit parçalara böl. Geriye ne kalıyor?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Topla: ${c}.`,
    leave: (c) => `Çıkar: ${c}.`,
    more: (c) => `Ötekinde daha çok var. Topla: ${c}.`,
    fewer: (c) => `Ötekinde daha az var. Çıkar: ${c}.`,
    missing: (c) => `Bilinen parçayı bütünden çıkar: ${c}.`,
    compare: (c) => `İki sayıyı karşılaştır: ${c}.`,
    'undo-added': (c) => `Geri dön, sonradan geleni çıkar: ${c}.`,
    'undo-taken': (c) => `Geri dön, alınanı yerine koy: ${c}.`,
    groups: (c) => `Her birinde eşit sayıda var, öyleyse çarp: ${c}.`,
    share: (c) => `Eşit parçalara böl: ${c}.`,
    packs: (c) => `Kaç kez sığıyor? ${c}.`,
    times: (c) => `Aynı sayıdan birkaç kez: ${c}.`,
    whole: (c) => `Hepsi birlikte: ${c}.`,
    'without-extra': (c) => `Önce ayrı duranları çıkar: ${c}.`,
    'equal-without': (c) => `Fark olmasaydı ikisi eşit olurdu: ${c}.`,
    'equal-with': (c) => `Fark eklenirse ikisi eşit olur: ${c}.`,
    half: (c) => `Yarısını al: ${c}.`,
    gaps: (c) => `Aralıklar ağaçlardan bir tane az: ${c}.`,
    along: (c) => `Bütün aralıkları yürü: ${c}.`,
    'gap-of-two': (c) => `Önce karşılaştır: ${c}.`,
    parts: (c) => `İkisinin eşit parçalarını say: ${c}.`,
    'parts-apart': (c) => `Fark şu kadar eşit parça: ${c}.`,
    'one-part': (c) => `Bir parça: ${c}.`,
    'all-ducks': (c) => `Hepsi ördek olsaydı ayaklar: ${c}.`,
    'legs-over': (c) => `Artan ayaklar: ${c}.`,
    'two-each': (c) => `Her tavşanın ördekten iki ayağı fazla: ${c}.`,
    'price-over': (c) => `Fiyatları karşılaştır: ${c}.`,
    'things-over': (c) => `Alınanları karşılaştır: ${c}.`,
    'one-price': (c) => `Demek ki bir tanesi: ${c}.`,
  },
  answer: (n) => `Cevap: ${n}.`,
  praise: (n) => `Evet! Cevap: ${n}.`,
};
