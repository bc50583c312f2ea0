import { it, many as plural } from '../../../lang/phrases/de.ts';
import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, capital, colour: hue, counted, described, genderOf, spelled } = speak('de');

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
/** "roten Bälle": weak, as after "alle" and "keine zwei der". */
const ofAll = (group: SaidGroup): string => described(thing(group), { number: 'many', article: 'the' }).slice(4);
/** "ein Ball"; with `kein` before it in the same way: "kein roter Ball". */
const a = (group: SaidGroup): string => described(thing(group), { article: 'a' });
const aCase = (group: SaidGroup): string => described(thing(group), { article: 'a', case: 'accusative' });
/** "kleiner roter Ball", mixed, without its article. */
const afterEin = (group: SaidGroup): string => a(group).replace(/^eine? /, '');
/** "kleine rote Ball", weak, without its article: behind "jeder". */
const afterEach = (group: SaidGroup): string => described(thing(group), { article: 'the' }).slice(4);
const endings = { masculine: 'er', feminine: 'e', neuter: 'es', common: 'es' };
const each = (group: SaidGroup): string => `Jed${endings[genderOf(group.noun)]} ${afterEach(group)}`;
const no = (group: SaidGroup): string => `${genderOf(group.noun) === 'feminine' ? 'keine' : 'kein'} ${afterEin(group)}`;

const bare = (quality: Exclude<SaidQuality, { is: 'kind' }>): string =>
  adjective(quality.is === 'colour' ? hue(quality.colour) : quality.size, { gender: 'common' });
/** "Bälle", "rot", "groß": what stands behind "sind". */
const areMany = (quality: SaidQuality): string => (quality.is === 'kind' ? plural(quality.noun) : bare(quality));
/** "ein Ball", "rot", "groß": what stands behind "ist". */
const isOne = (quality: SaidQuality): string =>
  quality.is === 'kind' ? described({ noun: quality.noun }, { article: 'a' }) : bare(quality);
/** "kein Ball", "nicht rot". */
const isNone = (quality: SaidQuality): string =>
  quality.is === 'kind' ? no({ noun: quality.noun, colour: null, size: null }) : `nicht ${bare(quality)}`;
const isOr = (quality: SaidQuality, isNot: boolean): string => (isNot ? isNone(quality) : isOne(quality));
/** "einen Ball", "ein rotes Spielzeug": one that has it. */
const oneWith = (quality: SaidQuality, generic: SaidGroup['noun']): string =>
  described(
    quality.is === 'kind'
      ? { noun: quality.noun }
      : { noun: generic, adjectives: [quality.is === 'colour' ? hue(quality.colour) : quality.size] },
    { article: 'a', case: 'accusative' },
  );
const all = (things: readonly Counted[]): string => things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const de: Words = {
  title: 'Wahr oder nicht?',
  statements: {
    all: (of, are) => `Alle ${ofAll(of)} sind ${areMany(are)}.`,
    none: (of, are) => `${capital(no(of))} ist ${isOne(are)}.`,
    notAll: (of, are) => `Nicht alle ${ofAll(of)} sind ${areMany(are)}.`,
    exists: (of) => `Es gibt ${aCase(of)}.`,
    only: (kind, are) => `Nur ${plural(kind)} sind ${areMany(are)}.`,
    and: (of, are, too) => `${each(of)} ist ${isOne(too)} und ${isOne(are)}.`,
    or: (of, are, too) => `${each(of)} ist ${isOne(are)} oder ${isOne(too)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `Wenn ${described({ noun: id }, { article: 'a' })} ${isOr(when, whenNot)} ist, dann ist ${it(id)} ${isOr(then, thenNot)}.`,
    exactly: (of, n) => `${n === 1 ? 'Da ist' : 'Da sind'} genau ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `${n === 1 ? 'Da ist' : 'Da sind'} genau ${n === 1 ? a(of) : spelled(n, thing(of))}.`,
    more: (of, than) => `Es gibt mehr ${many(of)} als ${many(than)}.`,
    alike: {
      colour: (of) => `Alle ${ofAll(of)} haben dieselbe Farbe.`,
      size: (of) => `Alle ${ofAll(of)} sind gleich groß.`,
    },
    differ: (of) => `Keine zwei ${many(of)} haben dieselbe Farbe.`,
    eachColour: (are, generic) => `In jeder Farbe gibt es ${oneWith(are, generic)}.`,
    oneColour: (are, generic) => `Es gibt eine Farbe, in der alle ${plural(generic)} ${areMany(are)} sind.`,
  },
  choosePicture: {
    single: 'Welches Bild passt?',
    multi: 'Wähle alle Bilder, die passen.',
    any: 'Wähle irgendein Bild, das passt.',
  },
  chooseStatement: {
    single: 'Schau auf das Bild. Welcher Satz ist wahr?',
    multi: 'Schau auf das Bild. Wähle alle wahren Sätze.',
    any: 'Schau auf das Bild. Wähle irgendeinen wahren Satz.',
  },
  findStatement: {
    single: 'Schau auf das Bild. Finde den wahren Satz.',
    multi: 'Schau auf das Bild. Finde alle wahren Sätze.',
    any: 'Schau auf das Bild. Finde irgendeinen wahren Satz.',
  },
  altPictures: (count) => `Bilder zur Auswahl: ${count}.`,
  things: all,
  alt: (things) => `Auf dem Bild: ${things}.`,
  hints: {
    read: 'Sprich den Satz langsam. Worum geht es?',
    pictures: 'Nimm ein Bild. Schau dir jedes Ding darauf an.',
    all: 'Such eins, das nicht passt.',
    exists: 'Such eins, bei dem alles stimmt.',
    count: 'Zähl mit dem Finger.',
    two: 'Zerleg den Satz. Prüfe zuerst eine Hälfte.',
    if: 'Schau nur auf die, von denen nach „wenn“ die Rede ist.',
    colours: 'Nimm eine Farbe nach der anderen.',
  },
  feedback: {
    'truth.turns-it-round': 'Das ist andersherum. Wer kommt zuerst?',
    'truth.misses-one': 'Ganz nah dran! Schau dir jedes noch einmal an.',
    'truth.some-for-all': 'Für manche stimmt es. Und die anderen?',
    'truth.ignores-not': 'Achte auf die kleinen Wörter: kein und nicht.',
    'truth.fits-in-part': 'Ein Teil passt. Prüfe jedes Wort.',
    'truth.checks-one-half': 'Eine Hälfte stimmt. Prüfe jetzt die andere.',
    'truth.miscounts': 'Ganz nah dran! Zähl noch einmal.',
    'truth.swaps-each-and-one': 'Jede Farbe oder nur eine? Lies noch einmal.',
  },
  because: {
    'all-keep': 'Prüfe eins nach dem anderen: Alle passen.',
    'pair-alike': 'Schau auf diese zwei: Sie haben dieselbe Farbe.',
    'pair-differs': 'Schau auf diese zwei: Sie sind verschieden.',
    'no-colour-holds': 'In jeder Farbe gibt es eins, das nicht passt.',
    breaks: (group) => `Hier ist ${a(group)}: Das passt nicht.`,
    shows: (group) => `Hier ist ${a(group)}.`,
    lacks: (group) => `Hier ist ${no(group)}.`,
    counted: (things) => `Zähl: ${all(things)}.`,
    colourFails: (colour) => `Schau auf diese Farbe: ${bare({ is: 'colour', colour })}. Hier passt nichts.`,
    colourHolds: (colour) => `Schau auf diese Farbe: ${bare({ is: 'colour', colour })}. Hier passt alles.`,
  },
  fits: 'Also passt dieses Bild.',
  fitsNot: 'Also nicht dieses Bild.',
  judged: (statement, because, isTrue) =>
    `„${statement}“ ${because} ${isTrue ? 'Also ist es wahr.' : 'Also ist es nicht wahr.'}`,
  answerPictures: (things) =>
    things.length > 1
      ? `Diese Bilder passen: ${things.join('; ')}.`
      : `Die Antwort ist das Bild mit diesen Dingen: ${things.join('')}.`,
  answerStatements: (statements) => `Das ist wahr: ${statements.join(' ')}`,
  praise: { pictures: 'Ja! Es passt genau.', statements: 'Ja! Du hast genau hingeschaut.' },
};
