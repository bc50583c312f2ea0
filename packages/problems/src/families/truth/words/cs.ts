import { are } from '../../../lang/cs/prepositions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, capital, colour: hue, counted, described, genderOf, noun, spelled } = speak('cs');

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
const ofMany = (group: SaidGroup): string => described(thing(group), { number: 'many', case: 'genitive' });
const one = (group: SaidGroup): string => described(thing(group));
const isAnimate = (id: NounId): boolean =>
  genderOf(id) === 'masculine' && noun(id) !== noun(id, { case: 'accusative' });

/** "všichni draci", "všechny míče", "všechna srdce". */
const all = (id: NounId): string => (isAnimate(id) ? 'všichni' : genderOf(id) === 'neuter' ? 'všechna' : 'všechny');
const endings = { masculine: 'ý', feminine: 'á', neuter: 'é', common: 'ý' } as const;
const no = (id: NounId): string => `žádn${endings[genderOf(id)]}`;
const each = (id: NounId): string => `Každ${endings[genderOf(id)]}`;

const word = (quality: Exclude<SaidQuality, { is: 'kind' }>) =>
  quality.is === 'colour' ? hue(quality.colour) : quality.size;
/** "míče", "červené", "velká": co stojí po „jsou“. */
const areMany = (quality: SaidQuality, like: NounId): string =>
  quality.is === 'kind'
    ? noun(quality.noun, { number: 'many' })
    : adjective(word(quality), { noun: like, number: 'many' });
/** "míč", "červená": co stojí po „je“. */
const isOne = (quality: SaidQuality, like: NounId): string =>
  quality.is === 'kind' ? noun(quality.noun) : adjective(word(quality), { noun: like });
/** "míč", "červená hračka". */
const oneWith = (quality: SaidQuality, generic: NounId): string =>
  quality.is === 'kind' ? noun(quality.noun) : described({ noun: generic, adjectives: [word(quality)] });
const listed = (things: readonly Counted[]): string =>
  things.map(({ n, group }) => counted(n, thing(group))).join(', ');
const thereAre = (n: number): string => (are(n) === 'jsou' ? 'Jsou tu' : 'Je tu');

export const cs: Words = {
  title: 'Platí, nebo neplatí?',
  statements: {
    all: (of, is) => `${capital(all(of.noun))} ${many(of)} jsou ${areMany(is, of.noun)}.`,
    none: (of, is) => `${capital(no(of.noun))} ${one(of)} není ${isOne(is, of.noun)}.`,
    notAll: (of, is) => `Ne ${all(of.noun)} ${many(of)} jsou ${areMany(is, of.noun)}.`,
    exists: (of) => `Je tu ${one(of)}.`,
    only: (kind, is) => `Jen ${noun(kind, { number: 'many' })} jsou ${areMany(is, kind)}.`,
    and: (of, is, too) => `${each(of.noun)} ${one(of)} je ${isOne(too, of.noun)} a ${isOne(is, of.noun)}.`,
    or: (of, is, too) => `${each(of.noun)} ${one(of)} je buď ${isOne(is, of.noun)}, nebo ${isOne(too, of.noun)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `Když ${noun(id)} ${whenNot ? 'není' : 'je'} ${isOne(when, id)}, ${thenNot ? 'není' : 'je'} ${then.is === 'kind' ? 'to ' : ''}${isOne(then, id)}.`,
    exactly: (of, n) => `${thereAre(n)} přesně ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `${thereAre(n)} přesně ${spelled(n, thing(of))}.`,
    more: (of, than) => `Je tu víc ${ofMany(of)} než ${ofMany(than)}.`,
    alike: {
      colour: (of) => `${capital(all(of.noun))} ${many(of)} mají stejnou barvu.`,
      size: (of) => `${capital(all(of.noun))} ${many(of)} mají stejnou velikost.`,
    },
    differ: (of) => `${each(of.noun)} ${one(of)} má jinou barvu.`,
    eachColour: (is, generic) => `V každé barvě je tu ${oneWith(is, generic)}.`,
    oneColour: (is, generic) =>
      `V některé barvě jsou ${all(generic)} ${noun(generic, { number: 'many' })} ${areMany(is, generic)}.`,
  },
  choosePicture: {
    single: 'Pro který obrázek to platí?',
    multi: 'Vyber všechny obrázky, pro které to platí.',
    any: 'Vyber kterýkoli obrázek, pro který to platí.',
  },
  chooseStatement: {
    single: 'Podívej se na obrázek. Která věta platí?',
    multi: 'Podívej se na obrázek. Vyber všechny věty, které platí.',
    any: 'Podívej se na obrázek. Vyber kteroukoli větu, která platí.',
  },
  findStatement: {
    single: 'Podívej se na obrázek. Najdi větu, která platí.',
    multi: 'Podívej se na obrázek. Najdi všechny věty, které platí.',
    any: 'Podívej se na obrázek. Najdi kteroukoli větu, která platí.',
  },
  altPictures: (count) => `Obrázků na výběr: ${count}.`,
  things: listed,
  alt: (things) => `Na obrázku: ${things}.`,
  hints: {
    read: 'Řekni si větu pomalu. O čem je?',
    pictures: 'Vezmi jeden obrázek. Prohlédni si na něm každou věc.',
    all: 'Hledej něco, co nesedí.',
    exists: 'Hledej něco, co má všechno z věty.',
    count: 'Počítej s prstem na obrázku.',
    two: 'Rozděl větu na části. Ověř nejdřív jednu půlku.',
    if: 'Dívej se jen na to, co je po slově když.',
    colours: 'Ber barvy jednu po druhé.',
  },
  feedback: {
    'truth.turns-it-round': 'To je obráceně. Kdo je ve větě první?',
    'truth.misses-one': 'Skoro! Prohlédni si znovu jeden po druhém.',
    'truth.some-for-all': 'Pro některé to platí. A co ostatní?',
    'truth.ignores-not': 'Pozor na malá slova: ne a žádný.',
    'truth.fits-in-part': 'Jedna část sedí. Ověř každé slovo.',
    'truth.checks-one-half': 'Jedna půlka platí. Teď ověř druhou.',
    'truth.miscounts': 'Skoro! Spočítej to ještě jednou.',
    'truth.swaps-each-and-one': 'Každá barva, nebo jen jedna? Přečti si to znovu.',
  },
  because: {
    'all-keep': 'Ověř je jeden po druhém: všechny sedí.',
    'pair-alike': 'Podívej se na tyto dvě věci: mají stejnou barvu.',
    'pair-differs': 'Podívej se na tyto dvě věci: jsou různé.',
    'no-colour-holds': 'V každé barvě je něco, co nesedí.',
    breaks: (group) => `Tady je ${one(group)}: to nesedí.`,
    shows: (group) => `Tady je ${one(group)}.`,
    lacks: (group) => `Není tu ${no(group.noun)} ${one(group)}.`,
    counted: (things) => `Počítej: ${listed(things)}.`,
    colourFails: (colour) => `Podívej se na tuto barvu: ${adjective(hue(colour), { noun: 'colour' })}. Nic tu nesedí.`,
    colourHolds: (colour) =>
      `Podívej se na tuto barvu: ${adjective(hue(colour), { noun: 'colour' })}. Všechno tu sedí.`,
  },
  fits: 'Pro tento obrázek to tedy platí.',
  fitsNot: 'Pro tento obrázek to tedy neplatí.',
  judged: (statement, because, isTrue) =>
    `„${statement}“ ${because} ${isTrue ? 'Věta tedy platí.' : 'Věta tedy neplatí.'}`,
  answerPictures: (things) =>
    things.length > 1
      ? `Správné jsou tyto obrázky: ${things.join('; ')}.`
      : `Správný je tento obrázek: ${things.join('')}.`,
  answerStatements: (statements) => `Platí: ${statements.join(' ')}`,
  praise: { pictures: 'Ano! Přesně to sedí.', statements: 'Ano! Máš bystré oči.' },
};
