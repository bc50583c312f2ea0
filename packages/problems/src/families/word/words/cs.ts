import { are } from '../../../lang/cs/prepositions.ts';
import type { NameId, NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Story, Voice, Words } from './shape.ts';

const { capital, counted, genderOf, list, name, noun, numeral, spelled } = speak('cs');

const written: Voice = { count: counted, number: String };
const spoken: Voice = { count: spelled, number: numeral };

const at = ({ n }: Story, index: number): number => n[index] ?? 0;
/** "jablek": po „kolik“. */
const of = (id: NounId): string => noun(id, { case: 'genitive', number: 'many' });

/** "jednu", "dvě", "5": kolik kusů, ve 4. pádě. */
function amount(voice: Voice, n: number, thing: NounId): string {
  if (voice === written) return String(n);
  if (n > 1) return numeral(n, genderOf(thing));
  const isAnimate = genderOf(thing) === 'masculine' && noun(thing) !== noun(thing, { case: 'accusative' });
  return isAnimate
    ? 'jednoho'
    : { masculine: 'jeden', feminine: 'jednu', neuter: 'jedno', common: 'jednu' }[genderOf(thing)];
}

/** "1 hrušku", "3 hrušky", "5 hrušek": 4. pád. */
function accusative(voice: Voice, n: number, thing: NounId): string {
  if (n < 1 || n > 4) return voice.count(n, thing);
  return `${amount(voice, n, thing)} ${noun(thing, { case: 'accusative', number: n === 1 ? 'one' : 'many' })}`;
}

const inside = ({ box }: Story): string => `v ${noun(box, { case: 'locative' })}`;
const inEach = (box: NounId): string =>
  `v ${genderOf(box) === 'feminine' ? 'každé' : 'každém'} ${noun(box, { case: 'locative' })}`;
const times = (n: number, { number }: Voice): string => `${number(n)}krát víc`;

/** „Anna má 5 jablek.“ */
const has = (story: Story, voice: Voice, [who, n]: readonly [NameId, number]): string =>
  `${name(who)} má ${accusative(voice, n, story.thing)}.`;
const inBox = (story: Story, { count }: Voice, n: number): string =>
  `${capital(inside(story))} ${are(n)} ${count(n, story.thing)}.`;
const nowInBox = (story: Story, { count }: Voice, n: number): string =>
  `Teď ${are(n)} ${inside(story)} ${count(n, story.thing)}.`;
const some = (story: Story): string => `${capital(inside(story))} je několik ${of(story.thing)}.`;
const added = ({ thing }: Story, voice: Voice, n: number): string => `Přidáme ${accusative(voice, n, thing)}.`;
const taken = ({ thing }: Story, voice: Voice, n: number): string => `Vyndáme ${accusative(voice, n, thing)}.`;
const first = (story: Story, voice: Voice): string => has(story, voice, [story.people[0], at(story, 0)]);
const second = (story: Story, voice: Voice): string => has(story, voice, [story.people[1], at(story, 1)]);
const together = ({ people: [a, b], thing, n: [total = 0] }: Story, voice: Voice): string =>
  `${name(a)} a ${name(b)} mají dohromady ${accusative(voice, total, thing)}.`;
const secondHas = ({ people: [, b] }: Story, what: string): string => `${name(b)} má ${what}.`;
const more = (s: Story, v: Voice): string => `o ${amount(v, at(s, 1), s.thing)} víc`;
const fewer = (s: Story, v: Voice): string => `o ${amount(v, at(s, 1), s.thing)} méně`;
const thereAre = (n: number): string => (are(n) === 'jsou' ? 'Jsou tu' : 'Je tu');
const boxes = ({ box }: Story, { count }: Voice, n: number): string => `${thereAre(n)} ${count(n, box)}.`;
const eachHas = ({ box, thing }: Story, { count }: Voice, n: number): string =>
  `${capital(inEach(box))} ${are(n)} ${count(n, thing)}.`;
const beside = ({ thing }: Story, { count }: Voice, n: number): string => `Vedle ${are(n)} ${count(n, thing)}.`;
const basket = ({ thing, other }: Story, voice: Voice, [a, b, coins]: readonly number[]): string =>
  `${capital(voice.count(a ?? 0, thing))} a ${voice.count(b ?? 0, other)} stojí ${accusative(voice, coins ?? 0, 'coin')}.`;

export const cs: Words = {
  title: 'Příběhy s čísly',
  voices: { written, spoken },
  tell: {
    combine: (s, v) => `${first(s, v)} ${second(s, v)}`,
    add: (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))}`,
    take: (s, v) => `${inBox(s, v, at(s, 0))} ${taken(s, v, at(s, 1))}`,
    more: (s, v) => `${first(s, v)} ${secondHas(s, more(s, v))}`,
    fewer: (s, v) => `${first(s, v)} ${secondHas(s, fewer(s, v))}`,
    part: (s, v) => `${together(s, v)} ${has(s, v, [s.people[0], at(s, 1)])}`,
    difference: (s, v) => `${first(s, v)} ${second(s, v)}`,
    added: (s, v) => `${inBox(s, v, at(s, 0))} Několik jich přidáme. ${nowInBox(s, v, at(s, 1))}`,
    taken: (s, v) => `${inBox(s, v, at(s, 0))} Několik jich vyndáme. ${nowInBox(s, v, at(s, 1))}`,
    'start-added': (s, v) => `${some(s)} ${added(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'start-taken': (s, v) => `${some(s)} ${taken(s, v, at(s, 0))} ${nowInBox(s, v, at(s, 1))}`,
    'is-more': (s, v) => `${first(s, v)} To je ${more(s, v)}, než má ${name(s.people[1])}.`,
    'is-fewer': (s, v) => `${first(s, v)} To je ${fewer(s, v)}, než má ${name(s.people[1])}.`,
    groups: (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))}`,
    share: (s, v) =>
      `${thereAre(at(s, 0))} ${v.count(at(s, 0), s.thing)}. Rozdělíme je rovným dílem, máme na ně ${accusative(v, at(s, 1), s.box)}.`,
    boxes: (s, v) => `${thereAre(at(s, 0))} ${v.count(at(s, 0), s.thing)}. ${eachHas(s, v, at(s, 1))}`,
    'more-total': (s, v) => `${first(s, v)} ${secondHas(s, more(s, v))}`,
    'fewer-total': (s, v) => `${first(s, v)} ${secondHas(s, fewer(s, v))}`,
    'two-changes': (s, v) => `${inBox(s, v, at(s, 0))} ${added(s, v, at(s, 1))} ${taken(s, v, at(s, 2))}`,
    times: (s, v) => `${first(s, v)} ${secondHas(s, times(at(s, 1), v))}`,
    'is-times': (s, v) => `${first(s, v)} To je ${times(at(s, 1), v)}, než má ${name(s.people[1])}.`,
    'groups-extra': (s, v) => `${boxes(s, v, at(s, 0))} ${eachHas(s, v, at(s, 1))} ${beside(s, v, at(s, 2))}`,
    'share-extra': (s, v) =>
      `Celkem ${thereAre(at(s, 0)).toLowerCase()} ${v.count(at(s, 0), s.thing)}. ${boxes(s, v, at(s, 1))} ${beside(s, v, at(s, 2))} Všechno ostatní je uvnitř, všude stejně.`,
    'smaller-of-two': (s, v) => `${together(s, v)} ${secondHas(s, `${more(s, v)} než ${name(s.people[0])}`)}`,
    'larger-of-two': (s, v) => `${together(s, v)} ${secondHas(s, `${more(s, v)} než ${name(s.people[0])}`)}`,
    posts: (s, v) =>
      `V řadě stojí ${v.count(at(s, 0), 'tree')}. Od každého stromu k dalšímu: ${v.count(at(s, 1), 'step')}.`,
    give: (s, v) => `${first(s, v)} ${second(s, v)} Chtějí mít stejně.`,
    'ratio-total': (s, v) => `${together(s, v)} ${secondHas(s, `${times(at(s, 1), v)} než ${name(s.people[0])}`)}`,
    'ratio-difference': (s, v) =>
      `${name(s.people[1])} má ${times(at(s, 0), v)} ${of(s.thing)} než ${name(s.people[0])}. To je ${more(s, v)}.`,
    legs: (s, v) => `Po dvoře chodí kachny a králíci. Zvířat: ${v.number(at(s, 0))}. Nohou: ${v.number(at(s, 1))}.`,
    purchase: (s, v) => `${basket(s, v, s.n.slice(0, 3))} ${basket(s, v, s.n.slice(3, 6))}`,
    'chain-total': (s, v) =>
      `${first(s, v)} ${secondHas(s, `${more(s, v)} než ${name(s.people[0])}`)} ${name(s.people[2])} má ${times(at(s, 2), v)} než ${name(s.people[1])}.`,
  },
  ask: {
    all: ({ thing }) => `Kolik ${of(thing)} je to dohromady?`,
    now: ({ thing }) => `Kolik ${of(thing)} je tam teď?`,
    first: ({ people: [a], thing }) => `Kolik ${of(thing)} má ${name(a)}?`,
    second: ({ people: [, b], thing }) => `Kolik ${of(thing)} má ${name(b)}?`,
    difference: ({ people: [a, b], thing }) => `O kolik víc ${of(thing)} má ${name(a)} než ${name(b)}?`,
    added: ({ thing }) => `Kolik ${of(thing)} přidáme?`,
    taken: ({ thing }) => `Kolik ${of(thing)} vyndáme?`,
    'at-first': ({ thing }) => `Kolik ${of(thing)} je tam na začátku?`,
    each: ({ thing, box }) => `Kolik ${of(thing)} je ${inEach(box)}?`,
    boxes: ({ box }) => `Kolik je tu ${of(box)}?`,
    steps: () => 'Kolik kroků je od prvního stromu k poslednímu?',
    give: ({ people: [a, b], thing }) => `Kolik ${of(thing)} má ${name(a)} dát ${name(b, 'dative')}?`,
    rabbits: () => 'Kolik je tam králíků?',
    price: ({ other }) => `Kolik mincí stojí ${numeral(1, genderOf(other))} ${noun(other)}?`,
  },
  find: {
    all: ({ thing }) => `Zjisti, kolik ${of(thing)} je to dohromady.`,
    now: ({ thing }) => `Zjisti, kolik ${of(thing)} je tam teď.`,
    first: ({ people: [a], thing }) => `Zjisti, kolik ${of(thing)} má ${name(a)}.`,
    second: ({ people: [, b], thing }) => `Zjisti, kolik ${of(thing)} má ${name(b)}.`,
    difference: ({ people: [a, b], thing }) => `Zjisti, o kolik víc ${of(thing)} má ${name(a)} než ${name(b)}.`,
    added: ({ thing }) => `Zjisti, kolik ${of(thing)} přidáme.`,
    taken: ({ thing }) => `Zjisti, kolik ${of(thing)} vyndáme.`,
    'at-first': ({ thing }) => `Zjisti, kolik ${of(thing)} je tam na začátku.`,
    each: ({ thing, box }) => `Zjisti, kolik ${of(thing)} je ${inEach(box)}.`,
    boxes: ({ box }) => `Zjisti, kolik je tu ${of(box)}.`,
    steps: () => 'Zjisti, kolik kroků je od prvního stromu k poslednímu.',
    give: ({ people: [a, b], thing }) => `Zjisti, kolik ${of(thing)} má ${name(a)} dát ${name(b, 'dative')}.`,
    rabbits: () => 'Zjisti, kolik je tam králíků.',
    price: ({ other }) => `Zjisti, kolik mincí stojí ${numeral(1, genderOf(other))} ${noun(other)}.`,
  },
  alt: {
    cards: (cards) => `Na kartičkách: ${list(cards)}.`,
    known: (n, thing) => counted(n, thing),
    unknown: (thing) => `neznámý počet ${of(thing)}`,
    total: (n) => `Dohromady: ${n}.`,
    totalUnknown: 'Dohromady: neznámo.',
  },
  hints: {
    read: 'Přečti si to znovu. Co víš a na co se ptáme?',
    one: 'Bude výsledek větší, nebo menší? Nejdřív si to rozmysli.',
    two: 'Vyprávěj příběh od konce.',
    three: 'Nakresli proužek za každé číslo v příběhu.',
    four: 'Vracej se krok za krokem od toho, co víš.',
    five: 'Rozděl všechno na stejné části. Co zbývá?',
  },
  calculation: ({ a, sign, b, result }) => `${a} ${sign === '÷' ? ':' : sign === '×' ? '·' : sign} ${b} = ${result}`,
  steps: {
    join: (c) => `Dej je dohromady: ${c}.`,
    leave: (c) => `Odečti: ${c}.`,
    more: (c) => `Druhé je víc. Přičti: ${c}.`,
    fewer: (c) => `Druhé je méně. Odečti: ${c}.`,
    missing: (c) => `Odečti od celku známou část: ${c}.`,
    compare: (c) => `Porovnej obě čísla: ${c}.`,
    'undo-added': (c) => `Vrať se zpátky a odečti, co přibylo: ${c}.`,
    'undo-taken': (c) => `Vrať se zpátky a přičti, co ubylo: ${c}.`,
    groups: (c) => `Všude je stejně, proto násob: ${c}.`,
    share: (c) => `Rozděl na stejné části: ${c}.`,
    packs: (c) => `Kolikrát se to tam vejde? ${c}.`,
    times: (c) => `Stejné číslo několikrát: ${c}.`,
    whole: (c) => `Všechno dohromady: ${c}.`,
    'without-extra': (c) => `Nejdřív vynech, co leží zvlášť: ${c}.`,
    'equal-without': (c) => `Bez rozdílu by obě části byly stejné: ${c}.`,
    'equal-with': (c) => `Po přičtení rozdílu by obě části byly stejné: ${c}.`,
    half: (c) => `Vezmi polovinu: ${c}.`,
    gaps: (c) => `Mezer je o jednu méně než stromů: ${c}.`,
    along: (c) => `Projdi všechny mezery: ${c}.`,
    'gap-of-two': (c) => `Nejdřív porovnej: ${c}.`,
    parts: (c) => `Spočítej stejné díly obou: ${c}.`,
    'parts-apart': (c) => `Tolik stejných dílů je rozdíl: ${c}.`,
    'one-part': (c) => `Jeden díl: ${c}.`,
    'all-ducks': (c) => `Kdyby to byly samé kachny, nohou: ${c}.`,
    'legs-over': (c) => `Nohy navíc: ${c}.`,
    'two-each': (c) => `Každý králík má o dvě nohy víc než kachna: ${c}.`,
    'price-over': (c) => `Porovnej ceny: ${c}.`,
    'things-over': (c) => `Porovnej, co se kupuje: ${c}.`,
    'one-price': (c) => `Jeden kus tedy stojí: ${c}.`,
  },
  answer: (n) => `Odpověď: ${n}.`,
  praise: (n) => `Ano! Odpověď je ${n}.`,
};
