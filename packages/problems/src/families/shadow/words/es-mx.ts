import { of } from '../../../lang/es-mx/contractions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, described, list } = speak('es-mx');

/** "del gato", "de la vaca". */
const ofThe = (id: NounId): string => of(described({ noun: id }, { article: 'the' }));

export const esMx: Words = {
  title: 'Encuentra la sombra',
  turned: {
    'find-shadow': 'Las sombras están giradas.',
    'find-owner': 'La sombra está girada.',
    match: 'Las sombras están giradas.',
  },
  ask: {
    shadow: (owner) => `¿Cuál es la sombra ${ofThe(owner)}?`,
    owner: '¿De quién es esta sombra?',
    match: 'Pon cada dibujo con su sombra.',
  },
  find: {
    shadow: (owner) => `Encuentra la sombra ${ofThe(owner)}.`,
    owner: 'Descubre de quién es esta sombra.',
    match: 'Pon cada dibujo con su sombra.',
  },
  alt: {
    shadow: (owner, shadows) => `En el dibujo: ${noun(owner)}. Sombras para elegir: ${shadows}.`,
    owner: (pictures) => `Una sombra oscura. Dibujos para elegir: ${pictures}.`,
    match: (owners) => `Dibujos: ${list(owners.map((one) => noun(one)))}. Arriba están sus sombras.`,
  },
  shadow: (n) => `Sombra ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, dibujo ${n}`,
  hints: {
    edge: 'Sigue el contorno con el dedo.',
    turned: 'Imagina que giras la sombra hasta que quede derecha.',
    mirrored: '¿Hacia dónde mira? Compara la izquierda y la derecha.',
    part: 'Mira las partes pequeñas. ¿Están todas?',
    another: 'Busca una parte que sobresalga. ¿Qué contornos la tienen?',
  },
  feedback: {
    'shadow.another-thing': 'Se parece un poco. Compara los contornos.',
    'shadow.mirrored': '¿Hacia dónde mira? Compara la izquierda y la derecha.',
    'shadow.forgets-a-part': 'Mira las partes pequeñas. Cuéntalas.',
  },
  steps: {
    edge: {
      'find-shadow': 'Mira el contorno del dibujo.',
      'find-owner': 'Mira el contorno de la sombra.',
      match: 'Mira el contorno de cada sombra.',
    },
    turn: 'Imagina que giras la sombra hasta que quede derecha.',
    another: (other) => `El contorno ${ofThe(other)} es diferente.`,
    others: 'Las cosas diferentes tienen contornos diferentes.',
    mirrored: 'Los gemelos que miran hacia el otro lado no quedan.',
    part: 'Las partes pequeñas cuentan: también deben estar.',
    answer: (owner) => `Esta es la sombra ${ofThe(owner)}: coincide todo el contorno.`,
    matched: 'Ahora cada dibujo está con su sombra.',
  },
  praise: {
    one: (owner) => `¡Sí! Esta es la sombra ${ofThe(owner)}.`,
    match: '¡Sí! Cada sombra tiene su dibujo.',
  },
};
