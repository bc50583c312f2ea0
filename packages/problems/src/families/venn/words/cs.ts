import { after } from '../../../lang/cs/prepositions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { list, noun } = speak('cs');

const having = (id: NounId): string => after('s', noun(id, { case: 'instrumental' }));
const without = (id: NounId): string => `bez ${noun(id, { case: 'genitive' })}`;

/** Po slově „kartičky“. */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return having(cards.a);
    case 'without':
      return without(cards.a);
    case 'only':
      return `jen ${having(cards.a)}`;
    case 'and':
      return `${having(cards.a)} i ${having(cards.b)}`;
    case 'or':
      return `${having(cards.a)}, ${having(cards.b)} nebo s obojím`;
    case 'but-not':
      return `${having(cards.a)}, ale ${without(cards.b)}`;
    case 'neither':
      return `${without(cards.a)} i ${without(cards.b)}`;
    case 'and-not':
      return `${having(cards.a)} i ${having(cards.b)}, ale ${without(cards.not)}`;
    case 'or-not':
      return `${having(cards.a)} nebo ${having(cards.b)}, ale ${without(cards.not)}`;
    case 'exactly-one':
      return 's právě jedním obrázkem';
    case 'exactly-two':
      return 's právě dvěma obrázky';
    case 'at-least-two':
      return 's dvěma nebo více obrázky';
    case 'all':
      return 'se všemi obrázky';
    case 'some':
      return 's aspoň jedním obrázkem';
    case 'none':
      return 'bez obrázků';
    case 'any-card':
      return 'všech druhů dohromady';
  }
};

export const cs: Words = {
  title: 'Kruhy, které se kříží',
  fact: (cards, n) => `Kartičky ${like(cards)}: ${n}.`,
  cards: (cards) => `Kartičky ${like(cards)}`,
  howMany: (cards) => `Kartičky ${like(cards)}: kolik jich je?`,
  findHowMany: (cards) => `Kartičky ${like(cards)}. Zjisti, kolik jich je.`,
  shownNumbers: 'Čísla říkají, kolik kartiček kde leží.',
  place: 'Dej každou kartičku do správného kruhu.',
  tap: (cards) => `Kartičky ${like(cards)}. Ťukni na všechna jejich místa.`,
  whichPicture: (cards) => `Kartičky ${like(cards)}. Kde mají místo?`,
  findPicture: (cards) => `Kartičky ${like(cards)}. Najdi jejich místo.`,
  whichPhrase: 'Které kartičky patří do barevné části?',
  findPhrase: 'Najdi kartičky, které patří do barevné části.',
  alt: (circles) => `Kruhy, které se překrývají: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Vybarveno: ${regions.join('; ')}.`,
  region: (circles) => (circles.length === 0 ? 'mimo kruhy' : `jen ${list(circles.map((id) => noun(id)))}`),
  card: (pictures) =>
    pictures.length === 0 ? 'Prázdná kartička' : `Kartička: ${list(pictures.map((id) => noun(id)))}`,
  hints: {
    overlap: 'Kde se kruhy překrývají, má kartička oba obrázky.',
    add: 'Najdi všechny barevné části. Sečti jejich čísla.',
    take: 'Začni celkem. Která část do něj nepatří?',
    chain: 'Nejdřív najdi jedno chybějící číslo. Pak pokračuj od něj.',
    place: 'Vezmi jednu kartičku. Které obrázky na ní jsou?',
    outside: 'Kartička bez těchto obrázků zůstane venku.',
    walk: 'Jdi od části k části. Ptej se: hodí se?',
  },
  feedback: {
    'venn.turns-inside-out': 'To je obráceně. Co je uvnitř?',
    'venn.forgets-the-overlap': 'Podívej se, kde se kruhy překrývají. Co tam leží?',
    'venn.takes-a-part': 'To je jen část. Co se ještě hodí?',
    'venn.takes-too-much': 'To je moc. Co se nehodí?',
    'venn.looks-beside': 'To jsou jiné kartičky. Přečti si to znovu.',
    'venn.mixes-circles-up': 'Pozor, který kruh je který. Podívej se na obrázky.',
  },
  steps: {
    take: (whole, part, rest) => `Odečti část: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Sečti obojí: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Prázdná kartička zůstane venku.'
        : pictures.length === 1
          ? `Jediný obrázek, ${noun(pictures[0] ?? 'star')}: patří jen do svého kruhu.`
          : `Dva obrázky, ${list(pictures.map((id) => noun(id)))}: patří doprostřed, kde jsou oba kruhy.`,
    placed: 'Teď je každá kartička na svém místě.',
    belong: (count) => `Hodí se části: ${count}.`,
    leftOut: (count) => `Nehodí se části: ${count}.`,
    answer: (cards) => `Odpověď: kartičky ${like(cards)}.`,
    answerNumber: (n) => `Odpověď: ${n}.`,
  },
  praise: 'Ano! Kruhy souhlasí.',
};
