import type { Step } from '../../../core/family.ts';
import { count as inCase, many, spelledIn } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, noun } = speak('de');

/** "die gelben Fische". */
const those = (thing: Thing, wanted: 'accusative' | 'dative' = 'accusative'): string =>
  described(thing, { number: 'many', article: 'the', case: wanted });

export const de: Words = {
  title: 'Zählen',
  card: 'Karte',
  picture: 'Auf dem Bild',
  cards: 'Karten mit Gruppen von Dingen zum Zählen.',
  touch: 'Tippe jedes an und zähl laut mit.',
  size: 'Groß oder klein ist egal. Nur die Anzahl zählt.',
  pairs: 'Such für jedes einen Partner. Wer bleibt allein?',
  mark: 'Fang in der Ecke an. Geh Reihe für Reihe.',
  only: 'Such zuerst, was zählt. Lass den Rest weg.',
  feedback: {
    'count.big-is-many': 'Die sind größer, aber es sind nicht mehr. Zähl nach.',
    'count.small-is-few': 'Die sind kleiner, aber es sind nicht weniger. Zähl nach.',
    'count.just-as-many': 'Das sind genau gleich viele. Lies die Aufgabe noch einmal.',
    'count.one-more': 'Ganz nah dran! Zähl diese Karte noch einmal.',
    'count.one-less': 'Ganz nah dran! Zähl diese Karte noch einmal.',
    'count.far': 'Diese nicht. Zähl eins nach dem anderen.',
  },
  yes: 'Ja!',
  all: 'Du hast richtig gezählt.',
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const things = many(params.object);
  const { task } = params;
  const number = isSpoken ? spelledIn : inCase;
  switch (task.ask) {
    case 'most':
      return isSpoken
        ? `Finde die Karte mit den meisten ${many(params.object, 'dative')}.`
        : `Auf welcher Karte sind die meisten ${things}?`;
    case 'fewest':
      return isSpoken
        ? `Finde die Karte mit den wenigsten ${many(params.object, 'dative')}.`
        : `Auf welcher Karte sind die wenigsten ${things}?`;
    case 'as-many': {
      const model = those({ noun: task.model[0]?.object ?? 'apple' });
      return isSpoken
        ? `Zähl ${model}. Finde die Karte mit genauso vielen ${many(params.object, 'dative')}.`
        : `Zähl ${model}. Auf welcher Karte sind genauso viele ${things}?`;
    }
    case 'exactly':
      return `Wähle jede Karte mit genau ${number(task.number, params.object, 'dative')}.`;
    case 'more-than':
      return `Wähle eine Karte mit mehr als ${number(task.number, params.object, 'dative')}.`;
    case 'fewer-than':
      return `Wähle eine Karte mit weniger als ${number(task.number, params.object, 'dative')}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const thing = ownThing(params, colour);
  const own = described(thing, { number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Zähl ${those(thing)}.` : `Wie viele ${own} siehst du?`;
    case 'not': {
      const rest = `Zähl alles außer ${those(thing, 'dative')}.`;
      return isSpoken ? rest : `${rest} Wie viel ist das?`;
    }
    case 'difference': {
      const than = noun(task.than ?? task.object, { number: 'many' });
      const more = `Es gibt mehr ${own} als ${than}.`;
      return isSpoken ? `${more} Finde heraus, wie viele mehr.` : `${more} Wie viele mehr?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Zähl zuerst das Bild: ${count}.`;
      case 'cards':
        return `Zähl jede Karte: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Alle grünen Karten sind richtig.'
          : `Die Antwort: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `Lass ${those({ noun: task.object })} weg.` : 'Lass alles andere weg.';
    case 'own':
      return task.ask === 'not'
        ? `Zähl alle anderen, eins nach dem anderen: ${count}.`
        : `Zähl ${those(ownThing(params, colour))}: ${count}.`;
    case 'than':
      return `Zähl ${those({ noun: task.than ?? task.object })}: ${count}. Bilde Paare.`;
    default:
      return task.ask === 'difference' ? `Ohne Partner: ${count}.` : `Die Antwort: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Such die größte Zahl.',
  fewest: () => 'Such die kleinste Zahl.',
  'as-many': () => 'Such die gleiche Zahl.',
  exactly: (n) => `Such jede ${n}.`,
  'more-than': (n) => `Such Zahlen, die größer sind als ${n}.`,
  'fewer-than': (n) => `Such Zahlen, die kleiner sind als ${n}.`,
};
