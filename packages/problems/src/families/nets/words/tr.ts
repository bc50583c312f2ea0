import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Mark, Row, Seen, Words } from './shape.ts';

const { capital, noun, list } = speak('tr');

const feet = { down: 'tabanı aşağıda', left: 'tabanı solda', up: 'tabanı yukarıda', right: 'tabanı sağda' } as const;
const of = (id: NounId): string => noun(id, { case: 'genitive' });
const marked = ({ mark, foot }: Mark): string => (foot === null ? noun(mark) : `${noun(mark)} (${feet[foot]})`);
const seen = ({ top, left, right }: Seen): string =>
  `üstte ${marked(top)}, solda ${marked(left)}, sağda ${marked(right)}`;
const rowsOf = (rows: readonly Row[]): string =>
  rows.map(({ row, columns }) => `satır ${row} – ${columns.join(', ')}`).join('; ');

export const tr: Words = {
  title: {
    opposite: 'Karşılıklı yüzler',
    cube: 'Küpü katla',
    cubes: 'Küpleri katla',
    shapes: 'Hangi açınım küp olur?',
  },
  question: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Küpü katla. ${capital(of(ask ?? 'star'))} karşısına hangi işaret gelir?`;
      case 'cube':
        return 'Bu açınım katlanınca hangi küp oluşur?';
      case 'cubes':
        return 'Bu açınım katlanınca hangi küpler oluşabilir? Hepsini bul.';
      case 'shapes':
        return 'Hangi şekiller katlanınca küp olur? Hepsini bul.';
    }
  },
  narration: (task, ask) => {
    switch (task) {
      case 'opposite':
        return `Küpü katla. ${capital(of(ask ?? 'star'))} karşısına gelen işareti bul.`;
      case 'cube':
        return 'Bu açınım katlanınca oluşan küpü bul.';
      case 'cubes':
        return 'Bu açınım katlanınca oluşabilecek bütün küpleri bul.';
      case 'shapes':
        return 'Katlanınca küp olan bütün şekilleri bul.';
    }
  },
  intro: 'Bir küpün açınımı, işaretler dış yüzünde.',
  netRow: (row, squares) =>
    `Satır ${row}: ${squares.map(({ column, mark }) => `sütun ${column} – ${marked(mark)}`).join('; ')}.`,
  shapes: (count) => `Altı kareden oluşan şekil sayısı: ${count}.`,
  mark: (mark) => noun(mark),
  cube: (view) => `Bir küp: ${seen(view)}.`,
  shape: (rows) => `Kareler, satır ve sütunlarıyla: ${rowsOf(rows)}.`,
  hints: {
    opposite: ['Sorulan yüzü aklından masaya koy.', 'Çevresinde hangi yüzler duruyor? Onları ele.'],
    cube: ['Üç işaretin buluştuğu köşeyi bul.', 'O köşenin çevresini dolaş, önce burada, sonra küpte.'],
    cubes: ['Küpleri tek tek denetle.', 'Üç işaretin buluştuğu köşeyi bul.'],
    shapes: ['Bir kareyi taban seç, ötekileri yukarı katla.', 'İki kare aynı yüze gelemez.'],
  },
  feedback: {
    'nets.touches-in-the-net': 'Bu ikisinin ortak kenarı var. Komşu kalırlar.',
    'nets.touches-on-the-cube': 'Yavaşça katla: bu ikisi bir kenarda buluşuyor.',
    'nets.mirrored': 'İşaretler doğru, yönleri ters. Saat yönünde izle.',
    'nets.opposite-together': 'Bunlardan ikisi karşı karşıya. Her çifti denetle.',
    'nets.mark-turned': 'Burada bir işaret dönmüş. Tabanının altında ne var?',
    'nets.block': 'Blok hâlindeki dört kare katlanamaz. Bir daha bak.',
    'nets.long-line': 'Küpü saran kuşakta yalnız dört kare vardır.',
    'nets.overlap': 'Yavaşça katla. İki kare aynı yüze mi geliyor?',
  },
  steps: {
    line: (ask) =>
      `Bir sırada, bir atlayarak gelen kareler karşılıklıdır. ${capital(noun(ask, { case: 'ablative' }))} başla ve birini atla.`,
    beside: (ask, marks) => `Açınımda ${of(ask)} komşuları: ${list(marks.map((mark) => noun(mark)))}.`,
    folded: (ask, marks) => `Katlayınca ${of(ask)} yanına gelenler: ${list(marks.map((mark) => noun(mark)))}.`,
    corner: (marks) => `Bir köşenin çevresinde saat yönünde: ${marks.map((mark) => noun(mark)).join(', ')}.`,
    foot: (mark, under) => `${capital(of(mark))} tabanının altına gelen: ${noun(under)}.`,
    blocks: (count) => `Dört karesi blok hâlinde olan şekiller: ${count}. Bunlar katlanmaz.`,
    long: (count) => `Bir sırada dörtten fazla karesi olan şekiller: ${count}. Kareler üst üste gelir.`,
    overlaps: (count) => `İki karesi küpün aynı yüzüne gelen şekiller: ${count}.`,
    opposite: (ask, mark) => `Cevap: ${of(ask)} karşısındaki işaret: ${noun(mark)}.`,
    cubes: (views) => `Cevap: ${views.map(seen).join('; ')}.`,
    right: (shapes) =>
      `Bunlar katlanır, satır ve sütunlarıyla: ${shapes.map((rows) => `(${rowsOf(rows)})`).join(' ')}.`,
  },
  praise: {
    opposite: 'Evet! Bu ikisi hiç buluşmaz.',
    cube: 'Evet! Tam böyle katlanır.',
    cubes: 'Evet! Hepsini katladın.',
    shapes: 'Evet! Bunların hepsi küp olur.',
  },
};
