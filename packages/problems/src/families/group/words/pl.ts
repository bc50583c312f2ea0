import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described, noun } = speak('pl');

const frames = { round: 'w okrągłej ramce', square: 'w kwadratowej ramce' } as const;
const kinds = { animal: 'zwierzęta', plant: 'rośliny', shape: 'figury', food: 'jedzenie', toy: 'zabawki' } as const;

function more({ dots, frame }: Pick<Card, 'dots' | 'frame'>): readonly string[] {
  return [...(dots === null ? [] : [counted(dots, 'dot')]), ...(frame === null ? [] : [frames[frame]])];
}

function told(card: Card): string {
  const adjectives = [
    ...(card.size === null ? [] : [card.size]),
    ...(card.colour === null ? [] : [colour(card.colour)]),
  ];
  return [described({ noun: card.noun, adjectives }), ...more(card)].join(', ');
}

/** "z 2 kropkami", "z 1 kropką". */
const withDots = (n: number): string =>
  `z ${n} ${noun('dot', { case: 'instrumental', number: n === 1 ? 'one' : 'many' })}`;

function grouped(group: Group): string {
  if (group.kind !== null) return kinds[group.kind];
  const adjectives = [
    ...(group.size === null ? [] : [group.size]),
    ...(group.colour === null ? [] : [colour(group.colour)]),
  ];
  const things = described({ noun: group.noun ?? 'picture', adjectives }, { number: 'many' });
  const dots = group.dots === null ? [] : [withDots(group.dots)];
  return [things, ...dots, ...(group.frame === null ? [] : [frames[group.frame]])].join(' ');
}

export const pl: Words = {
  title: 'Ułóż w koszykach',
  ask: {
    sort: 'Popatrz na znaki. Włóż każdy obrazek do jego koszyka.',
    'sort-alike': 'Co tu leży razem? Rozłóż pozostałe obrazki.',
    belongs: 'Który obrazek pasuje do tego koszyka?',
    'belongs-both': 'Muszą zgadzać się oba znaki. Który obrazek tu pasuje?',
    'belongs-alike': 'Który obrazek też pasuje do tego koszyka?',
    intruder: 'Popatrz na znak. Który obrazek tu nie pasuje?',
    rule: 'Według czego rozłożono obrazki?',
  },
  find: {
    sort: 'Popatrz na znaki. Włóż każdy obrazek do jego koszyka.',
    'sort-alike': 'Popatrz, co tu leży razem. Rozłóż pozostałe obrazki.',
    belongs: 'Znajdź obrazek, który pasuje do tego koszyka.',
    'belongs-both': 'Muszą zgadzać się oba znaki. Znajdź obrazek do tego koszyka.',
    'belongs-alike': 'Znajdź obrazek, który też pasuje do tego koszyka.',
    intruder: 'Popatrz na znak. Znajdź obrazek, który tu nie pasuje.',
    rule: 'Odkryj, według czego rozłożono obrazki.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Co narysowano', colour: 'Kolor', size: 'Wielkość', dots: 'Kropki', frame: 'Ramka' },
  alt: {
    signed: (basket, group) => `Koszyk ${basket}, na znaku: ${grouped(group)}.`,
    holding: (basket, cards) => `W koszyku ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Obrazki: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Miejsce w koszyku ${basket}`,
  hints: {
    sign: 'Co pokazuje znak? Patrz tylko na to.',
    'two-signs': 'Najpierw weź jeden znak. Potem popatrz na drugi.',
    alike: 'Porównaj obrazki w koszyku. Co mają wspólnego?',
    rule: 'Zajrzyj do jednego koszyka. Co jest wszędzie takie samo?',
    rest: 'To, co w każdym obrazku jest inne, nie jest ważne.',
  },
  feedback: {
    'group.lured-by-looks': 'Ten obrazek rzuca się w oczy. A co pokazuje znak?',
    'group.like-one': 'Jest podobny do jednego z nich. A co łączy wszystkie?',
    'group.not-like-them': 'Porównaj go z każdym obrazkiem w koszyku.',
    'group.misses-the-sign': 'Popatrz na znak jeszcze raz. Co musi się zgadzać?',
    'group.one-sign-of-two': 'Jeden znak pasuje. Teraz popatrz na drugi.',
    'group.mixed-in-baskets': 'Zajrzyj do jednego koszyka. Czy to jest wszędzie takie samo?',
  },
  steps: {
    sign: (basket, group) => `Znak na koszyku ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `Znak mówi: ${grouped(group)}.`,
    shared: (basket, group) => `W koszyku ${basket} leży tylko to: ${grouped(group)}.`,
    alike: (group) => `Wszystko w koszyku łączy jedno: ${grouped(group)}.`,
    varies: {
      object: 'Narysowano różne rzeczy, więc to nie jest ważne.',
      colour: 'Kolory są różne, więc nie są ważne.',
      size: 'Duże i małe leżą razem, więc wielkość nie jest ważna.',
      dots: 'Liczby kropek są różne, więc nie są ważne.',
      frame: 'Ramki są różne, więc nie są ważne.',
    },
    mixed: {
      object: 'Te same rzeczy leżą w obu koszykach.',
      colour: 'Te same kolory leżą w obu koszykach.',
      size: 'Duże i małe leżą w obu koszykach.',
      dots: 'Te same liczby kropek są w obu koszykach.',
      frame: 'Obie ramki są w obu koszykach.',
    },
    sorted: 'Teraz każdy obrazek leży w swoim koszyku.',
    belongs: (card) => `Tu pasuje: ${told(card)}.`,
    intruder: (card) => `Tu nie pasuje: ${told(card)}.`,
    rule: {
      object: 'W każdym koszyku jest co innego. Zasada: co narysowano.',
      colour: 'W każdym koszyku jest inny kolor. Zasada: kolor.',
      size: 'W każdym koszyku jest inna wielkość. Zasada: wielkość.',
      dots: 'W każdym koszyku jest inna liczba. Zasada: kropki.',
      frame: 'W każdym koszyku jest inna ramka. Zasada: ramka.',
    },
  },
  praise: {
    sort: 'Tak! Wszystko leży w swoim koszyku.',
    belongs: (card) => `Tak! Do koszyka pasuje: ${told(card)}.`,
    intruder: (card) => `Tak! Do koszyka nie pasuje: ${told(card)}.`,
    rule: 'Tak! Zasada odkryta.',
  },
};
