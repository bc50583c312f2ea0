import type { Step } from '../../../core/family.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, genderOf, noun, spelled } = speak('es-mx');

const plural = (id: NounId): string => noun(id, { number: 'many' });
const theMany = (thing: Thing): string => described(thing, { number: 'many', article: 'the' });
const howMany = (id: NounId): string => (genderOf(id) === 'feminine' ? 'uántas' : 'uántos');

export const esMx: Words = {
  title: 'A contar',
  card: 'Tarjeta',
  picture: 'En el dibujo',
  cards: 'Tarjetas con grupos de cosas para contar.',
  touch: 'Toca cada cosa y cuenta en voz alta.',
  size: 'No importa si es grande o pequeño. Solo importa cuántos hay.',
  pairs: 'Forma parejas. ¿Quién se queda sin pareja?',
  mark: 'Empieza en la esquina. Avanza fila por fila.',
  only: 'Primero busca lo que se cuenta. Salta lo demás.',
  feedback: {
    'count.big-is-many': 'Ahí son más grandes, pero no hay más. Cuenta.',
    'count.small-is-few': 'Ahí son más pequeños, pero no hay menos. Cuenta.',
    'count.just-as-many': 'Es justo la misma cantidad. Lee otra vez la pregunta.',
    'count.one-more': '¡Muy cerca! Cuenta otra vez esta tarjeta.',
    'count.one-less': '¡Muy cerca! Cuenta otra vez esta tarjeta.',
    'count.far': 'Esta no es. Cuenta de uno en uno.',
  },
  yes: '¡Sí!',
  all: 'Contaste muy bien.',
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const things = plural(params.object);
  const { task } = params;
  const number = isSpoken ? spelled : counted;
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Busca la tarjeta que tiene más ${things}.` : `¿Qué tarjeta tiene más ${things}?`;
    case 'fewest':
      return isSpoken ? `Busca la tarjeta que tiene menos ${things}.` : `¿Qué tarjeta tiene menos ${things}?`;
    case 'as-many': {
      const first = `Cuenta ${theMany({ noun: task.model[0]?.object ?? 'apple' })}.`;
      return isSpoken
        ? `${first} Busca la tarjeta con la misma cantidad de ${things}.`
        : `${first} ¿Qué tarjeta tiene la misma cantidad de ${things}?`;
    }
    case 'exactly':
      return `Elige todas las tarjetas con ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Elige una tarjeta con más de ${number(task.number, params.object)}.`;
    case 'fewer-than':
      return `Elige una tarjeta con menos de ${number(task.number, params.object)}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const own = ownThing(params, colour);
  const bare = described(own, { number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Cuenta ${theMany(own)}.` : `¿C${howMany(own.noun)} ${bare} hay?`;
    case 'not': {
      const order = `Cuenta todo, menos ${theMany(own)}.`;
      return isSpoken ? order : `${order} ¿Cuántas cosas son?`;
    }
    case 'difference': {
      const more = `${howMany(own.noun)} ${bare} más que ${plural(task.than ?? task.object)} hay`;
      return isSpoken ? `Averigua c${more}.` : `¿C${more}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Cuenta primero el dibujo: ${count}.`;
      case 'cards':
        return `Cuenta cada tarjeta: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Todas las tarjetas verdes son correctas.'
          : `La respuesta: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `No cuentes ${theMany({ noun: task.object })}.` : 'No cuentes lo demás.';
    case 'own':
      return task.ask === 'not'
        ? `Cuenta todo lo demás, de uno en uno: ${count}.`
        : `Cuenta ${theMany(ownThing(params, colour))} de uno en uno: ${count}.`;
    case 'than':
      return `Cuenta ${theMany({ noun: task.than ?? task.object })}: ${count}. Forma parejas.`;
    default:
      return task.ask === 'difference' ? `Sin pareja: ${count}.` : `La respuesta: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Busca el número más grande.',
  fewest: () => 'Busca el número más pequeño.',
  'as-many': () => 'Busca el mismo número.',
  exactly: (n) => `Busca cada ${n}.`,
  'more-than': (n) => `Busca números mayores que ${n}.`,
  'fewer-than': (n) => `Busca números menores que ${n}.`,
};
