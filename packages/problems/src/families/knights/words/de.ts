import { alone } from '../../../lang/phrases/de.ts';
import type { Words } from './shape.ts';

export const de: Words = {
  title: 'Ritter und Lügner',
  rule: 'Ritter sagen immer die Wahrheit. Lügner nie.',
  quote: (who, speech) => `${who}: „${speech}“`,
  speeches: {
    knight: (a) => `${a} ist ein Ritter.`,
    liar: (a) => `${a} ist ein Lügner.`,
    same: (a, b) => `${a} und ${b} sind von derselben Art.`,
    differ: (a, b) => `${a} und ${b} sind nicht von derselben Art.`,
    bothKnights: (a, b) => `${a} und ${b} sind beide Ritter.`,
    bothLiars: (a, b) => `${a} und ${b} sind beide Lügner.`,
    either: (a, b) => `Von ${a} und ${b} lügt mindestens einer.`,
    count: (n) => `Die Anzahl der Lügner ist hier genau ${alone(n)}.`,
  },
  ask: { single: 'Wer ist der einzige Ritter?', multi: 'Wer ist ein Ritter? Wähle alle.' },
  find: { single: 'Finde den einzigen Ritter.', multi: 'Finde alle Ritter.' },
  alt: (count) => `Sprecher mit Sprechblasen: ${count}.`,
  speaker: (who) => `Sprecher ${who}`,
  hints: ['Stell dir vor, einer von ihnen ist ein Ritter.', 'Was folgt daraus? Passt alles zusammen?'],
  feedback: {
    'knights.trusts-the-word': 'Jemand nennt ihn einen Ritter. Stimmt das?',
    'knights.believes-the-accuser': 'Er beschuldigt andere. Stimmt das?',
    'knights.does-not-test': 'Stell dir vor, er ist ein Ritter. Prüfe jede Sprechblase.',
  },
  steps: {
    true: (who) => `${who} ist ein Ritter: Was ${who} sagt, ist wahr.`,
    false: (who) => `${who} ist ein Lügner: Was ${who} sagt, ist falsch.`,
    answer: (all) => `Alles andere führt zu einem Widerspruch. Ritter: ${all.join(', ')}.`,
  },
  praise: 'Ja! Alles passt zusammen.',
};
