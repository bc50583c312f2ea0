import { the, to } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('de');

export const de: Words = {
  title: 'Finde den Schatten',
  turned: {
    'find-shadow': 'Die Schatten sind gedreht.',
    'find-owner': 'Der Schatten ist gedreht.',
    match: 'Die Schatten sind gedreht.',
  },
  ask: {
    shadow: (owner) => `Welcher Schatten gehört ${to(owner)}?`,
    owner: 'Wem gehört dieser Schatten?',
    match: 'Lege jedes Bild zu seinem Schatten.',
  },
  find: {
    shadow: (owner) => `Finde den Schatten, der ${to(owner)} gehört.`,
    owner: 'Finde heraus, wem dieser Schatten gehört.',
    match: 'Lege jedes Bild zu seinem Schatten.',
  },
  alt: {
    shadow: (owner, shadows) => `Auf dem Bild: ${noun(owner)}. Schatten zur Auswahl: ${shadows}.`,
    owner: (pictures) => `Ein dunkler Schatten. Bilder zur Auswahl: ${pictures}.`,
    match: (owners) => `Bilder: ${list(owners.map((one) => noun(one)))}. Darüber sind ihre Schatten.`,
  },
  shadow: (n) => `Schatten ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, Bild ${n}`,
  hints: {
    edge: 'Fahr mit dem Finger am Rand entlang.',
    turned: 'Dreh den Schatten in Gedanken, bis er gerade steht.',
    mirrored: 'Wohin schaut er? Vergleiche links und rechts.',
    part: 'Achte auf die kleinen Teile. Sind alle da?',
    another: 'Such eine Stelle, die herausragt. Wo gibt es sie noch?',
  },
  feedback: {
    'shadow.another-thing': 'Das ist ein bisschen ähnlich. Vergleiche die Ränder.',
    'shadow.mirrored': 'Wohin schaut dieser? Vergleiche links und rechts.',
    'shadow.forgets-a-part': 'Achte auf die kleinen Teile. Zähl sie.',
  },
  steps: {
    edge: {
      'find-shadow': 'Schau auf den Rand des Bildes.',
      'find-owner': 'Schau auf den Rand des Schattens.',
      match: 'Schau bei jedem Schatten auf den Rand.',
    },
    turn: 'Dreh den Schatten in Gedanken, bis er gerade steht.',
    another: (other) => `Der Rand ist hier anders: ${noun(other)}.`,
    others: 'Verschiedene Dinge haben verschiedene Ränder.',
    mirrored: 'Zwillinge, die andersherum schauen, passen nicht.',
    part: 'Kleine Teile zählen mit: Auch sie müssen da sein.',
    answer: (owner) => `Dieser Schatten gehört ${to(owner)}: Der ganze Rand passt.`,
    matched: 'Jetzt liegt jedes Bild bei seinem Schatten.',
  },
  praise: {
    one: (owner) => `Ja! Das ist der Schatten ${the(owner, 'genitive')}.`,
    match: 'Ja! Jeder Schatten hat sein Bild.',
  },
};
