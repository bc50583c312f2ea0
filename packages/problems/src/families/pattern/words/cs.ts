import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list } = speak('cs');

const bare = ({ noun, colour }: SaidBead): string =>
  described(colour === null ? { noun } : { noun, adjectives: [hue(colour)] });

export const cs: Words = {
  title: 'Co je dál?',
  question: {
    next: 'Co je dál?',
    missing: 'Co chybí?',
    put: 'Doplň prázdné místo.',
    putAll: 'Doplň obě prázdná místa.',
  },
  questionOfBeads: {
    next: 'Který korálek je další?',
    missing: 'Který korálek chybí?',
    put: 'Navlékni korálek, který chybí.',
    putAll: 'Navlékni oba korálky, které chybějí.',
  },
  narration: {
    next: 'Prohlédni si řadu. Najdi, co je dál.',
    missing: 'Prohlédni si řadu. Najdi, co chybí.',
    put: 'Prohlédni si řadu. Doplň, co chybí.',
    putAll: 'Prohlédni si řadu. Doplň obě věci, které chybějí.',
  },
  bead: bare,
  alt: (row) => `Řada: ${row.map((bead) => (bead ? bare(bead) : 'prázdné místo')).join(', ')}.`,
  gap: (n) => `Prázdné místo ${n}`,
  hints: {
    aloud: 'Říkej řadu nahlas. Kde začíná znovu?',
    repeats: 'Tahle část se opakuje. Najdi ji znovu a znovu.',
    grows: 'Jedna část je pokaždé delší. Spočítej ji.',
    apart: 'Řekni jen tvary. Potom řekni jen barvy.',
  },
  feedback: {
    'pattern.colour': 'Tvar sedí. Teď říkej jen barvy.',
    'pattern.shape': 'Barva sedí. Teď říkej jen tvary.',
    'pattern.repeats-last': 'To tu právě bylo. Řekni řadu od začátku.',
    'pattern.copies-next': 'To přijde až za prázdným místem. Co bude před tím?',
    'pattern.starts-again': 'Tím řada začíná. Je už čas začít znovu?',
    'pattern.out-of-turn': 'To v řadě je. Ale má přijít právě teď?',
    'pattern.stranger': 'To v řadě vůbec není. Podívej se znovu.',
  },
  steps: {
    unit: (beads) => `Tahle část se opakuje: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Sleduj jen tvary. Opakují se: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Sleduj jen barvy. Opakují se: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Tady je stejná část ještě jednou.',
    grows: 'Jedna část roste: jeden, pak dva, pak tři.',
    growsInShapes: 'Sleduj jen tvary. Jedna část pokaždé vyroste.',
    before: (bead) => `Před prázdným místem je ${bare(bead)}. Pokračuj odtud.`,
    answer: (beads) => `Sem tedy patří ${list(beads.map(bare))}.`,
  },
  praise: (beads) => `Ano! ${capital(list(beads.map(bare)))}.`,
};
