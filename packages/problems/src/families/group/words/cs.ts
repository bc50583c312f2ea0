import { withDigit } from '../../../lang/cs/prepositions.ts';
import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described, noun } = speak('cs');

const frames = { round: 'v kulatém rámečku', square: 've čtvercovém rámečku' } as const;
const kinds = { animal: 'zvířata', plant: 'rostliny', shape: 'tvary', food: 'jídlo', toy: 'hračky' } as const;

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

/** "s 1 tečkou", "se 2 tečkami". */
const withDots = (n: number): string =>
  `${withDigit(n)} ${noun('dot', { case: 'instrumental', number: n === 1 ? 'one' : 'many' })}`;

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

export const cs: Words = {
  title: 'Roztřiď do košíků',
  ask: {
    sort: 'Podívej se na značky. Dej každý obrázek do jeho košíku.',
    'sort-alike': 'Co tu leží spolu? Roztřiď ostatní obrázky.',
    belongs: 'Který obrázek patří do tohoto košíku?',
    'belongs-both': 'Musí sedět obě značky. Který obrázek patří do košíku?',
    'belongs-alike': 'Který obrázek ještě patří do tohoto košíku?',
    intruder: 'Podívej se na značku. Který obrázek sem nepatří?',
    rule: 'Podle čeho jsou obrázky roztříděné?',
  },
  find: {
    sort: 'Podívej se na značky. Dej každý obrázek do jeho košíku.',
    'sort-alike': 'Podívej se, co tu leží spolu. Roztřiď ostatní obrázky.',
    belongs: 'Najdi obrázek, který patří do tohoto košíku.',
    'belongs-both': 'Musí sedět obě značky. Najdi obrázek do tohoto košíku.',
    'belongs-alike': 'Najdi obrázek, který ještě patří do tohoto košíku.',
    intruder: 'Podívej se na značku. Najdi obrázek, který sem nepatří.',
    rule: 'Zjisti, podle čeho jsou obrázky roztříděné.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Co je nakreslené', colour: 'Barva', size: 'Velikost', dots: 'Tečky', frame: 'Rámeček' },
  alt: {
    signed: (basket, group) => `Košík ${basket}, na jeho značce: ${grouped(group)}.`,
    holding: (basket, cards) => `V košíku ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Obrázky: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Místo v košíku ${basket}`,
  hints: {
    sign: 'Co ukazuje značka? Sleduj jen to.',
    'two-signs': 'Vezmi nejdřív jednu značku. Potom se podívej na druhou.',
    alike: 'Porovnej obrázky v košíku. Co mají všechny stejné?',
    rule: 'Podívej se do jednoho košíku. Co je všude stejné?',
    rest: 'Na tom, co je na každém obrázku jiné, nezáleží.',
  },
  feedback: {
    'group.lured-by-looks': 'Ten vypadá zvláštně. Ale co chce značka?',
    'group.like-one': 'Podobá se jen jednomu. Co mají všechny stejné?',
    'group.not-like-them': 'Porovnej ho s každým obrázkem v košíku.',
    'group.misses-the-sign': 'Podívej se znovu na značku. Co musí být stejné?',
    'group.one-sign-of-two': 'Jedna značka sedí. Teď se podívej na druhou.',
    'group.mixed-in-baskets': 'Podívej se do jednoho košíku. Je to všude stejné?',
  },
  steps: {
    sign: (basket, group) => `Značka na košíku ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `Značka ukazuje: ${grouped(group)}.`,
    shared: (basket, group) => `V košíku ${basket} už leží jen tohle: ${grouped(group)}.`,
    alike: (group) => `Všechno v košíku má něco společného: ${grouped(group)}.`,
    varies: {
      object: 'Nakreslené věci jsou různé, na nich tedy nezáleží.',
      colour: 'Barvy jsou různé, na nich tedy nezáleží.',
      size: 'Velké a malé leží spolu, na velikosti tedy nezáleží.',
      dots: 'Počty teček jsou různé, na nich tedy nezáleží.',
      frame: 'Rámečky jsou různé, na nich tedy nezáleží.',
    },
    mixed: {
      object: 'V obou košících leží stejné věci.',
      colour: 'V obou košících leží stejné barvy.',
      size: 'V obou košících leží velké i malé.',
      dots: 'V obou košících jsou stejné počty teček.',
      frame: 'V obou košících leží oba rámečky.',
    },
    sorted: 'Teď každý obrázek leží ve svém košíku.',
    belongs: (card) => `Sem patří tohle: ${told(card)}.`,
    intruder: (card) => `Sem nepatří tohle: ${told(card)}.`,
    rule: {
      object: 'Každý košík má své věci. Pravidlo: co je nakreslené.',
      colour: 'Každý košík má svou barvu. Pravidlo: barva.',
      size: 'Každý košík má svou velikost. Pravidlo: velikost.',
      dots: 'Každý košík má svůj počet. Pravidlo: tečky.',
      frame: 'Každý košík má svůj rámeček. Pravidlo: rámeček.',
    },
  },
  praise: {
    sort: 'Ano! Všechno leží ve svém košíku.',
    belongs: (card) => `Ano! Do košíku patří: ${told(card)}.`,
    intruder: (card) => `Ano! Do košíku nepatří: ${told(card)}.`,
    rule: 'Ano! Tohle je to pravidlo.',
  },
};
