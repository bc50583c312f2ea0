import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, capital, colour: hue, counted, described, noun, spelled } = speak('tr');

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(size === null ? [] : [size]), ...(colour === null ? [] : [hue(colour)])],
});
const one = (group: SaidGroup): string => described(thing(group));
const many = (group: SaidGroup): string => described(thing(group), { number: 'many' });
/** "Kırmızı topların": whose, at the beginning of a sentence. */
const ofMany = (group: SaidGroup): string => capital(described(thing(group), { case: 'genitive', number: 'many' }));

const bare = (quality: Exclude<SaidQuality, { is: 'kind' }>): string =>
  adjective(quality.is === 'colour' ? hue(quality.colour) : quality.size, { noun: 'shape' });
/** "top", "kırmızı", "büyük": what is said of them. */
const are = (quality: SaidQuality): string => (quality.is === 'kind' ? noun(quality.noun) : bare(quality));
/** "bir top": so that "oyuncak top" is not read as one thing. */
const isOne = (quality: SaidQuality): string => (quality.is === 'kind' ? `bir ${noun(quality.noun)}` : bare(quality));
/** "top", "kırmızı oyuncak": one that has it. */
const oneWith = (quality: SaidQuality, generic: SaidGroup['noun']): string =>
  quality.is === 'kind' ? noun(quality.noun) : `${bare(quality)} ${noun(generic)}`;
const not = (isNot: boolean): string => (isNot ? ' değil' : '');
const all = (things: readonly Counted[]): string => things.map(({ n, group }) => counted(n, thing(group))).join(', ');

export const tr: Words = {
  title: 'Doğru mu, değil mi?',
  statements: {
    all: (of, quality) => `${ofMany(of)} hepsi ${are(quality)}.`,
    none: (of, quality) => `${ofMany(of)} hiçbiri ${are(quality)} değil.`,
    // "Hepsi kırmızı değil" could be heard as "none is".
    notAll: (of, quality) => `${ofMany(of)} en az biri ${are(quality)} değil.`,
    exists: (of) => `Resimde ${one(of)} var.`,
    only: (kind, quality) => `Yalnız ${noun(kind, { number: 'many' })} ${are(quality)}.`,
    and: (of, quality, too) => `${ofMany(of)} her biri hem ${are(too)} hem ${are(quality)}.`,
    or: (of, quality, too) => `${ofMany(of)} her biri ${are(quality)} ya da ${are(too)}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `Eğer bir ${noun(id)} ${isOne(when)}${whenNot ? ' değilse' : ' ise'} o ${noun(id)} ${isOne(then)}${not(thenNot)}.`,
    exactly: (of, n) => `Resimde tam ${counted(n, thing(of))} var.`,
    exactlySpelled: (of, n) => `Resimde tam ${spelled(n, thing(of))} var.`,
    more: (of, than) =>
      `${capital(many(of))} ${described(thing(than), { case: 'ablative', number: 'many' })} daha çok.`,
    alike: {
      colour: (of) => `${ofMany(of)} hepsi aynı renkte.`,
      size: (of) => `${ofMany(of)} hepsi aynı büyüklükte.`,
    },
    differ: (of) => `${ofMany(of)} hepsi birbirinden farklı renkte.`,
    eachColour: (quality, generic) => `Her renkte en az bir ${oneWith(quality, generic)} var.`,
    oneColour: (quality, generic) =>
      `Öyle bir renk var ki o renkteki ${noun(generic, { case: 'genitive', number: 'many' })} hepsi ${are(quality)}.`,
  },
  choosePicture: {
    single: 'Hangi resim uyuyor?',
    multi: 'Uyan bütün resimleri seç.',
    any: 'Uyan herhangi bir resmi seç.',
  },
  chooseStatement: {
    single: 'Resme bak. Hangi cümle doğru?',
    multi: 'Resme bak. Bütün doğru cümleleri seç.',
    any: 'Resme bak. Herhangi bir doğru cümleyi seç.',
  },
  findStatement: {
    single: 'Resme bak. Doğru cümleyi bul.',
    multi: 'Resme bak. Bütün doğru cümleleri bul.',
    any: 'Resme bak. Herhangi bir doğru cümleyi bul.',
  },
  altPictures: (count) => `Aralarından seçilecek resim sayısı: ${count}.`,
  things: all,
  alt: (things) => `Resimde: ${things}.`,
  hints: {
    read: 'Cümleyi yavaşça söyle. Neyi anlatıyor?',
    pictures: 'Bir resim al. İçindeki her şeye bak.',
    all: 'Uymayan birini ara.',
    exists: 'Hepsine uyan birini ara.',
    count: 'Parmağınla say.',
    two: 'Cümleyi ikiye ayır. Önce bir yarısını denetle.',
    if: 'Yalnız eğer sözünden sonra söylenenlere bak.',
    colours: 'Renklere birer birer bak.',
  },
  feedback: {
    'truth.turns-it-round': 'Bu, tam tersi. Önce kim geliyor?',
    'truth.misses-one': 'Çok yaklaştın! Her birine bir daha bak.',
    'truth.some-for-all': 'Bazıları öyle. Peki ya ötekiler?',
    'truth.ignores-not': 'Küçük sözlere dikkat et: hiçbiri ve değil.',
    'truth.fits-in-part': 'Bir bölümü uyuyor. Her sözcüğü denetle.',
    'truth.checks-one-half': 'Bir yarısı doğru. Şimdi öbür yarısını denetle.',
    'truth.miscounts': 'Çok yaklaştın! Bir daha say.',
    'truth.swaps-each-and-one': 'Her renk mi, yalnız bir renk mi? Bir daha oku.',
  },
  because: {
    'all-keep': 'Tek tek denetle: hepsi uyuyor.',
    'pair-alike': 'Şu ikisine bak: renkleri aynı.',
    'pair-differs': 'Şu ikisine bak: farklılar.',
    'no-colour-holds': 'Her renkte uymayan biri var.',
    breaks: (group) => `Şuna bak: ${one(group)}. Bu uymuyor.`,
    shows: (group) => `İşte burada: ${one(group)}.`,
    lacks: (group) => `Burada hiç ${one(group)} yok.`,
    counted: (things) => `Say: ${all(things)}.`,
    colourFails: (colour) => `Şu renge bak: ${bare({ is: 'colour', colour })}. Burada hiçbiri uymuyor.`,
    colourHolds: (colour) => `Şu renge bak: ${bare({ is: 'colour', colour })}. Burada hepsi uyuyor.`,
  },
  fits: 'Demek ki bu resim uyuyor.',
  fitsNot: 'Demek ki bu resim değil.',
  judged: (statement, because, isTrue) =>
    `“${statement}” ${because} ${isTrue ? 'Demek ki doğru.' : 'Demek ki doğru değil.'}`,
  answerPictures: (things) =>
    things.length > 1 ? `Uyan resimler: ${things.join('; ')}.` : `Doğru resimde şunlar var: ${things.join('')}.`,
  answerStatements: (statements) => `Doğru olan: ${statements.join(' ')}`,
  praise: { pictures: 'Evet! Tam uyuyor.', statements: 'Evet! Çok dikkatli baktın.' },
};
