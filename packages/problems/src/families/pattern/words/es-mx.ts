import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list } = speak('es-mx');

const thing = ({ noun, colour }: SaidBead) => (colour === null ? { noun } : { noun, adjectives: [hue(colour)] });
const bare = (bead: SaidBead): string => described(thing(bead));
const a = (bead: SaidBead): string => described(thing(bead), { article: 'a' });

export const esMx: Words = {
  title: '¿Qué sigue?',
  question: {
    next: '¿Qué sigue?',
    missing: '¿Qué falta?',
    put: 'Llena el hueco.',
    putAll: 'Llena los dos huecos.',
  },
  questionOfBeads: {
    next: '¿Qué cuenta sigue?',
    missing: '¿Qué cuenta falta?',
    put: 'Pon en el hilo la cuenta que falta.',
    putAll: 'Pon en el hilo las dos cuentas que faltan.',
  },
  narration: {
    next: 'Mira la fila. Encuentra lo que sigue.',
    missing: 'Mira la fila. Encuentra lo que falta.',
    put: 'Mira la fila. Pon lo que falta.',
    putAll: 'Mira la fila. Pon las dos cosas que faltan.',
  },
  bead: bare,
  alt: (row) => `Una fila: ${row.map((bead) => (bead ? bare(bead) : 'un hueco')).join(', ')}.`,
  gap: (n) => `Hueco ${n}`,
  hints: {
    aloud: 'Di la fila en voz alta. ¿Dónde vuelve a empezar?',
    repeats: 'Esta parte se repite. Búscala una y otra vez.',
    grows: 'Una parte es cada vez más larga. Cuéntala.',
    apart: 'Di solo las figuras. Luego di solo los colores.',
  },
  feedback: {
    'pattern.colour': 'La figura está bien. Ahora di solo los colores.',
    'pattern.shape': 'El color está bien. Ahora di solo las figuras.',
    'pattern.repeats-last': 'Eso acaba de salir. Di la fila desde el principio.',
    'pattern.copies-next': 'Eso va después del hueco. ¿Qué va antes?',
    'pattern.starts-again': 'Así empieza la fila. ¿Ya toca empezar otra vez?',
    'pattern.out-of-turn': 'Eso sí está en la fila. ¿Ya es su turno?',
    'pattern.stranger': 'Eso no está en esta fila. Mira otra vez.',
  },
  steps: {
    unit: (beads) => `Esta parte se repite: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Mira solo las figuras. Se repiten así: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Mira solo los colores. Se repiten así: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Aquí viene otra vez la misma parte.',
    grows: 'Una parte crece: uno, luego dos, luego tres.',
    growsInShapes: 'Mira solo las figuras. Una parte crece cada vez.',
    before: (bead) => `Antes del hueco hay ${a(bead)}. Sigue desde ahí.`,
    answer: (beads) => `Entonces, aquí ${beads.length > 1 ? 'van' : 'va'} ${list(beads.map(a))}.`,
  },
  praise: (beads) => `¡Sí! ${capital(list(beads.map(a)))}.`,
};
