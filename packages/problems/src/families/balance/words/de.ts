import { the, The } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital } = speak('de');

export const de: Words = {
  title: 'Waage im Gleichgewicht',
  balanced: { one: 'Beide Schalen sind gleich schwer.', many: 'Auf jeder Waage sind beide Schalen gleich schwer.' },
  ask: (good) => `Wie viel wiegt ${the(good)}?`,
  find: (good) => `Finde heraus, wie viel ${the(good)} wiegt.`,
  weight: (n) => `Gewicht ${n}`,
  alt: (scale, left, right) => `Waage ${scale}. Linke Schale: ${left}. Rechte Schale: ${right}.`,
  hints: {
    equal: 'Beide Schalen wiegen gleich viel. Was liegt auf jeder?',
    one: 'Beginne mit dieser Waage. Hier ist nur eins unbekannt.',
    two: 'Vergleiche diese beiden Waagen. Worin unterscheiden sie sich?',
    all: 'Leg alles zusammen, was auf allen Waagen liegt.',
  },
  feedback: {
    'balance.one-pan': 'Diese Zahl steht auf einem Gewicht. Was liegt noch dort?',
    'balance.adds-all': 'Zähl die Schalen nicht zusammen. Sie sind gleich schwer: Vergleiche sie.',
    'balance.forgets-to-share': 'So viel wiegen alle zusammen. Und eins allein?',
    'balance.forgets-to-take-off': 'Nimm zuerst von beiden Schalen das Gleiche weg.',
    'balance.counts-twice': 'Ein Gewicht ist doppelt gezählt. Schau noch einmal.',
    'balance.weighs-another': 'So viel wiegt etwas anderes. Wonach wird gefragt?',
    'balance.off-by-one': 'Ganz nah dran! Rechne noch einmal.',
  },
  steps: {
    look: (scale) => `Schau auf Waage ${scale}.`,
    known: (known) => `Das weißt du schon: ${known}.`,
    take: (taken) => `Nimm von beiden Schalen das Gleiche weg: ${taken}.`,
    share: ({ goods, total, count, weighs }) =>
      `${capital(goods)} zusammen: ${total}. Teile gleichmäßig: ${total} : ${count} = ${weighs}.`,
    so: ({ good, weighs }) => `Es bleibt: ${noun(good)} = ${weighs}.`,
    read: ({ good, sum }) => `Die andere Schale wiegt genauso viel: ${noun(good)} = ${sum}.`,
    two: ({ scale, other, goods, total }) =>
      `Vergleiche Waage ${other} und Waage ${scale}. Der Unterschied: ${goods} = ${total}.`,
    all: ({ total, scale, good, weighs }) =>
      `Leg alles zusammen: Jedes Ding liegt zweimal da, und die Hälfte davon wiegt ${total}. Nimm Waage ${scale} weg: ${noun(good)} = ${weighs}.`,
    answer: (good, weighs) => `Die Antwort: ${The(good)} wiegt ${weighs}.`,
  },
  praise: (good, weighs) => `Ja! ${The(good)} wiegt ${weighs}.`,
};
