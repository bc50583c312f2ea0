import { count } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Card, Group, Words } from './shape.ts';

const { capital, colour, counted, described } = speak('de');

const frames = { round: 'im runden Rahmen', square: 'im eckigen Rahmen' } as const;
const kinds = { animal: 'Tiere', plant: 'Pflanzen', shape: 'Formen', food: 'Essen', toy: 'Spielsachen' } as const;

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

function grouped(group: Group): string {
  if (group.kind !== null) return kinds[group.kind];
  const adjectives = [
    ...(group.size === null ? [] : [group.size]),
    ...(group.colour === null ? [] : [colour(group.colour)]),
  ];
  const things = described({ noun: group.noun ?? 'picture', adjectives }, { number: 'many' });
  const dots = group.dots === null ? [] : [`mit ${count(group.dots, 'dot', 'dative')}`];
  return [things, ...dots, ...(group.frame === null ? [] : [frames[group.frame]])].join(' ');
}

export const de: Words = {
  title: 'In Körbe sortieren',
  ask: {
    sort: 'Schau auf die Schilder. Lege jedes Bild in seinen Korb.',
    'sort-alike': 'Was liegt hier zusammen? Sortiere die anderen Bilder.',
    belongs: 'Welches Bild gehört in diesen Korb?',
    'belongs-both': 'Beide Schilder müssen passen. Welches Bild gehört in diesen Korb?',
    'belongs-alike': 'Welches Bild gehört auch in diesen Korb?',
    intruder: 'Schau auf das Schild. Welches Bild gehört nicht dazu?',
    rule: 'Wonach sind die Bilder sortiert?',
  },
  find: {
    sort: 'Schau auf die Schilder. Lege jedes Bild in seinen Korb.',
    'sort-alike': 'Schau, was hier beisammen liegt. Sortiere die anderen Bilder.',
    belongs: 'Finde das Bild, das in diesen Korb gehört.',
    'belongs-both': 'Beide Schilder müssen passen. Finde das Bild für diesen Korb.',
    'belongs-alike': 'Finde das Bild, das auch in diesen Korb gehört.',
    intruder: 'Schau auf das Schild. Finde das Bild, das nicht dazugehört.',
    rule: 'Finde heraus, wonach die Bilder sortiert sind.',
  },
  card: told,
  group: grouped,
  variant: (card) => capital(told(card)),
  rules: { object: 'Was zu sehen ist', colour: 'Farbe', size: 'Größe', dots: 'Punkte', frame: 'Rahmen' },
  alt: {
    signed: (basket, group) => `Korb ${basket}, auf dem Schild: ${grouped(group)}.`,
    holding: (basket, cards) => `In Korb ${basket}: ${cards.map(told).join('; ')}.`,
    cards: (cards) => `Bilder: ${cards.map(told).join('; ')}.`,
  },
  place: (basket) => `Ein Platz in Korb ${basket}`,
  hints: {
    sign: 'Was zeigt das Schild? Achte nur darauf.',
    'two-signs': 'Nimm zuerst ein Schild. Schau dann auf das andere.',
    alike: 'Vergleiche die Bilder im Korb. Was haben alle gemeinsam?',
    rule: 'Schau in einen Korb. Was ist überall gleich?',
    rest: 'Was von Bild zu Bild wechselt, zählt nicht.',
  },
  feedback: {
    'group.lured-by-looks': 'Das fällt gleich auf. Aber was sagt das Schild?',
    'group.like-one': 'Es ähnelt einem Bild. Was haben alle gemeinsam?',
    'group.not-like-them': 'Vergleiche es mit jedem Bild im Korb.',
    'group.misses-the-sign': 'Schau noch einmal auf das Schild. Was muss gleich sein?',
    'group.one-sign-of-two': 'Ein Schild passt. Schau jetzt auf das andere.',
    'group.mixed-in-baskets': 'Schau in einen Korb. Ist das überall gleich?',
  },
  steps: {
    sign: (basket, group) => `Das Schild an Korb ${basket}: ${grouped(group)}.`,
    oneSign: (group) => `Auf dem Schild: ${grouped(group)}.`,
    shared: (basket, group) => `In Korb ${basket} liegt schon nur das: ${grouped(group)}.`,
    alike: (group) => `Das haben alle im Korb gemeinsam: ${grouped(group)}.`,
    varies: {
      object: 'Die Dinge sind verschieden, also zählen sie nicht.',
      colour: 'Die Farben sind verschieden, also zählen sie nicht.',
      size: 'Groß und klein liegen zusammen, also zählt die Größe nicht.',
      dots: 'Die Punkte sind verschieden viele, also zählen sie nicht.',
      frame: 'Die Rahmen sind verschieden, also zählen sie nicht.',
    },
    mixed: {
      object: 'In beiden Körben liegen dieselben Dinge.',
      colour: 'In beiden Körben gibt es dieselben Farben.',
      size: 'In beiden Körben liegen große und kleine Bilder.',
      dots: 'In beiden Körben gibt es gleich viele Punkte auf den Bildern.',
      frame: 'In beiden Körben gibt es beide Rahmen.',
    },
    sorted: 'Jetzt liegt jedes Bild in seinem Korb.',
    belongs: (card) => `Das gehört hier hinein: ${told(card)}.`,
    intruder: (card) => `Das gehört hier nicht hinein: ${told(card)}.`,
    rule: {
      object: 'Jeder Korb hat seine eigenen Dinge. Die Regel: Was zu sehen ist.',
      colour: 'Jeder Korb hat seine eigene. Die Regel: Farbe.',
      size: 'Jeder Korb hat seine eigene. Die Regel: Größe.',
      dots: 'Jeder Korb hat seine eigene Anzahl. Die Regel: Punkte.',
      frame: 'Jeder Korb hat seinen eigenen. Die Regel: Rahmen.',
    },
  },
  praise: {
    sort: 'Ja! Alles liegt in seinem Korb.',
    belongs: (card) => `Ja! In den Korb gehört: ${told(card)}.`,
    intruder: (card) => `Ja! Nicht in den Korb gehört: ${told(card)}.`,
    rule: 'Ja! Du hast die Regel gefunden.',
  },
};
