import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list, spelled } = speak('de');

const thing = ({ noun, colour }: SaidBead) => (colour === null ? { noun } : { noun, adjectives: [hue(colour)] });
const bare = (bead: SaidBead): string => described(thing(bead));
const a = (bead: SaidBead): string => described(thing(bead), { article: 'a' });
/** "ein Kreuz und eine Katze", but "zwei Katzen" where both are the same. */
function all(beads: readonly SaidBead[]): string {
  const [first] = beads;
  const areSame = beads.every(({ noun, colour }) => noun === first?.noun && colour === first.colour);
  if (first === undefined || beads.length === 1 || !areSame) return list(beads.map(a));
  return spelled(beads.length, thing(first));
}

export const de: Words = {
  title: 'Wie geht es weiter?',
  question: {
    next: 'Wie geht es weiter?',
    missing: 'Was fehlt in der Reihe?',
    put: 'Fülle die Lücke.',
    putAll: 'Fülle beide Lücken.',
  },
  questionOfBeads: {
    next: 'Welche Perle kommt als nächste?',
    missing: 'Welche Perle fehlt?',
    put: 'Setze die fehlende Perle auf die Schnur.',
    putAll: 'Setze beide fehlenden Perlen auf die Schnur.',
  },
  narration: {
    next: 'Schau dir die Reihe an. Finde heraus, wie es weitergeht.',
    missing: 'Schau dir die Reihe an. Finde heraus, was fehlt.',
    put: 'Schau dir die Reihe an. Setze ein, was fehlt.',
    putAll: 'Schau dir die Reihe an. Fülle beide Lücken.',
  },
  bead: bare,
  alt: (row) => `Eine Reihe: ${row.map((bead) => (bead ? bare(bead) : 'Lücke')).join(', ')}.`,
  gap: (n) => `Lücke ${n}`,
  hints: {
    aloud: 'Sprich die Reihe laut. Wo fängt sie von vorn an?',
    repeats: 'Dieser Teil wiederholt sich. Finde ihn immer wieder.',
    grows: 'Ein Teil wird jedes Mal länger. Zähl nach.',
    apart: 'Sprich erst nur die Formen. Dann nur die Farben.',
  },
  feedback: {
    'pattern.colour': 'Die Form passt. Sprich jetzt nur die Farben.',
    'pattern.shape': 'Die Farbe passt. Sprich jetzt nur die Formen.',
    'pattern.repeats-last': 'Das war gerade erst dran. Fang noch einmal vorn an.',
    'pattern.copies-next': 'Das kommt nach der Lücke. Was kommt davor?',
    'pattern.starts-again': 'Damit fängt die Reihe an. Ist das schon wieder dran?',
    'pattern.out-of-turn': 'Das gibt es in der Reihe. Ist es jetzt dran?',
    'pattern.stranger': 'Das kommt in der Reihe nirgends vor. Schau noch einmal.',
  },
  steps: {
    unit: (beads) => `Dieser Teil wiederholt sich: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Schau nur auf die Formen. Sie wiederholen sich: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Schau nur auf die Farben. Sie wiederholen sich: ${colours.map((one) => adjective(hue(one), { gender: 'common' })).join(', ')}.`,
    again: 'Hier kommt derselbe Teil noch einmal.',
    grows: 'Ein Teil wächst: eins, dann zwei, dann drei.',
    growsInShapes: 'Schau nur auf die Formen. Ein Teil wächst jedes Mal.',
    before: (bead) => `Vor der Lücke steht ${a(bead)}. Mach von dort aus weiter.`,
    answer: (beads) => `Das kommt also hierher: ${all(beads)}.`,
  },
  praise: (beads) => `Ja! ${capital(all(beads))}.`,
};
