import { a, alone } from '../../../lang/phrases/de.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Described, Words } from './shape.ts';

const { list, noun } = speak('de');

const withA = (id: NounId): string => a(id, 'dative');
/** "ohne Stern": what must not be there. */
const without = (id: NounId): string => `ohne ${noun(id, { case: 'accusative' })}`;

/** Stands behind "Karten". */
const like = (cards: Described): string => {
  switch (cards.says) {
    case 'with':
      return `mit ${withA(cards.a)}`;
    case 'without':
      return without(cards.a);
    case 'only':
      return `nur mit ${withA(cards.a)}`;
    case 'and':
      return `mit ${withA(cards.a)} und ${withA(cards.b)}`;
    case 'or':
      return `mit ${withA(cards.a)}, ${withA(cards.b)} oder beidem`;
    case 'but-not':
      return `mit ${withA(cards.a)}, aber ${without(cards.b)}`;
    case 'neither':
      return `${without(cards.a)} und ${without(cards.b)}`;
    case 'and-not':
      return `mit ${withA(cards.a)} und ${withA(cards.b)}, aber ${without(cards.not)}`;
    case 'or-not':
      return `mit ${withA(cards.a)} oder ${withA(cards.b)}, aber ${without(cards.not)}`;
    case 'exactly-one':
      return 'mit genau einem Bild';
    case 'exactly-two':
      return 'mit genau zwei Bildern';
    case 'at-least-two':
      return 'mit mindestens zwei Bildern';
    case 'all':
      return 'mit allen Bildern';
    case 'some':
      return 'mit irgendeinem Bild';
    case 'none':
      return 'ohne Bild';
    case 'any-card':
      return 'aller Arten zusammen';
  }
};

export const de: Words = {
  title: 'Kreise, die sich überschneiden',
  fact: (cards, n) => `Karten ${like(cards)}: ${alone(n)}.`,
  cards: (cards) => `Karten ${like(cards)}`,
  howMany: (cards) => `Karten ${like(cards)}: Wie viele sind es?`,
  findHowMany: (cards) => `Karten ${like(cards)}. Finde heraus, wie viele es sind.`,
  shownNumbers: 'Die Zahlen sagen, wie viele Karten dort liegen.',
  place: 'Lege jede Karte in den richtigen Kreis.',
  tap: (cards) => `Karten ${like(cards)}. Tippe auf alle ihre Plätze.`,
  whichPicture: (cards) => `Karten ${like(cards)}. Wo ist ihr Platz?`,
  findPicture: (cards) => `Karten ${like(cards)}. Finde ihren Platz.`,
  whichPhrase: 'Welche Karten gehören in den farbigen Teil?',
  findPhrase: 'Finde die Karten, die in den farbigen Teil gehören.',
  alt: (circles) => `Kreise, die sich überschneiden: ${list(circles.map((id) => noun(id)))}.`,
  shaded: (regions) => `Farbig: ${regions.join('; ')}.`,
  region: (circles) =>
    circles.length === 0 ? 'außerhalb der Kreise' : `innen: nur ${list(circles.map((id) => noun(id)))}`,
  card: (pictures) => (pictures.length === 0 ? 'Leere Karte' : `Karte: ${list(pictures.map((id) => noun(id)))}`),
  hints: {
    overlap: 'Wo sich die Kreise überschneiden, hat eine Karte beide Bilder.',
    add: 'Finde jeden farbigen Teil. Zähl die Zahlen zusammen.',
    take: 'Beginne mit dem Ganzen. Welcher Teil gehört nicht dazu?',
    chain: 'Finde zuerst eine fehlende Zahl. Mach von dort weiter.',
    place: 'Nimm eine Karte. Welche Bilder sind darauf?',
    outside: 'Eine Karte ohne diese Bilder bleibt draußen.',
    walk: 'Geh von Teil zu Teil. Frag: Passt das?',
  },
  feedback: {
    'venn.turns-inside-out': 'Das ist andersherum. Was ist innen?',
    'venn.forgets-the-overlap': 'Schau, wo sich die Kreise überschneiden. Was liegt dort?',
    'venn.takes-a-part': 'Das ist nur ein Teil. Was passt noch?',
    'venn.takes-too-much': 'Das ist zu viel. Was passt nicht?',
    'venn.looks-beside': 'Das sind andere Karten. Lies noch einmal.',
    'venn.mixes-circles-up': 'Welcher Kreis ist welcher? Schau auf die Bilder.',
  },
  steps: {
    take: (whole, part, rest) => `Zieh den Teil ab: ${whole} − ${part} = ${rest}.`,
    add: (one, two, sum) => `Zähl beide zusammen: ${one} + ${two} = ${sum}.`,
    place: (pictures) =>
      pictures.length === 0
        ? 'Eine leere Karte bleibt draußen.'
        : pictures.length === 1
          ? `Nur ein Bild, ${noun(pictures[0] ?? 'star')}: nur in den eigenen Kreis.`
          : `Zwei Bilder, ${list(pictures.map((id) => noun(id)))}: in die Mitte, wo beide Kreise sind.`,
    placed: 'Jetzt ist jede Karte an ihrem Platz.',
    belong: (count) => `So viele Teile passen: ${count}.`,
    leftOut: (count) => `So viele Teile passen nicht: ${count}.`,
    answer: (cards) => `Die Antwort: Karten ${like(cards)}.`,
    answerNumber: (n) => `Die Antwort: ${n}.`,
  },
  praise: 'Ja! Die Kreise stimmen.',
};
