import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { capital, counted, list, numeral } = speak('tr');

const place = ({ row, column }: PlaceName): string => `Satır ${row}, sütun ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const tr: Words = {
  title: {
    count: 'Kaç küp var?',
    missing: 'Kutuyu doldur',
    painted: 'Boyalı küpler',
    above: 'Yukarıdan bakış',
    side: 'Göz ne görüyor?',
    plan: 'Plan ve yapı',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Bu yapıda kaç küp var? Hiçbir küp havada durmuyor.';
      case 'missing':
        return 'Kutunun dolması için kaç küp eksik?';
      case 'painted':
        return `Yapının her yanı boyandı, altı da. Tam ${faces} yüzü boyalı kaç küp var?`;
      case 'above':
        return 'Yapı yukarıdan nasıl görünür?';
      case 'side':
        return 'Göz hangi resmi görüyor?';
      case 'plan':
        return 'Sayılar orada kaç küp olduğunu gösteriyor. Hangi yapı doğru?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Bu yapıdaki küpleri say. Hiçbir küp havada durmuyor.';
      case 'missing':
        return 'Kutunun dolması için kaç küp eksik olduğunu bul.';
      case 'painted':
        return `Yapının her yanı boyandı, altı da. Tam ${numeral(faces)} yüzü boyalı küpleri say.`;
      case 'above':
        return 'Yapının yukarıdan görünüşünü bul.';
      case 'side':
        return 'Gözün gördüğü resmi bul.';
      case 'plan':
        return 'Sayılar orada kaç küp olduğunu gösteriyor. Doğru yapıyı bul.';
    }
  },
  intro: {
    building: 'Küplerden bir yapı. En arka satırdan başlayarak her yerdeki küp sayısı:',
    plan: 'Bir plan. En arka satırdan başlayarak her yerdeki küp sayısı:',
    box: 'Kutunun içinde küplerden bir yapı. En arka satırdan başlayarak her yerdeki küp sayısı:',
  },
  row: (row, heights) => `Satır ${row}: ${heights.join(', ')}.`,
  eye: { left: 'Göz yapıya sol yandan bakıyor.', right: 'Göz yapıya sağ yandan bakıyor.' },
  footprint: (row, filled) => `Satır ${row}: ${filled.map((is) => (is ? 'küp' : 'boş')).join(', ')}.`,
  outline: (heights) => `Soldan sağa yükseklikler: ${heights.join(', ')}.`,
  hints: {
    count: ['Bazı küpler ötekilerin altında saklı. Onları da say.', 'Kule kule, satır satır say.'],
    missing: ['Önce bütün kutuya kaç küp sığdığını düşün.', 'Sonra orada olan küpleri çıkar.'],
    painted: ['Bir küpün hangi yüzleri başka küpe değiyor?', 'Alttan başlayıp kat kat ilerle.'],
    above: ['Yukarıdan yalnız tepeler görünür.', 'Hangi yerler boş?'],
    side: ['Göz her sıranın en yüksek kulesini görür.', 'Gözün solundaki sıradan başla.'],
    plan: ['Önce öndeki köşeye bak.', 'Kuleleri sayılarla tek tek karşılaştır.'],
  },
  feedback: {
    'cubes.mirrored': 'Burada sağ ile sol yer değiştirmiş. Bir köşeyi karşılaştır.',
    'cubes.one-place': 'Az kaldı! Her yere bak: orada küp var mı?',
    'cubes.one-height': 'Az kaldı! Her kuledeki küpleri say.',
  },
  steps: {
    row: (row, heights, total) => `Satır ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Bütün satırlar birlikte: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `Bütün kutuya sığan: ${rows} × ${columns} × ${floors} = ${full}.`,
    built: (cubes) => `Yapıda: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Eksik olan: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Alttan kat ${floor}: böyle küp sayısı ${cubes}.`,
    painted: (counts, total) => `Bütün katlar birlikte: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'burada küp var' : 'burası boş'}.`,
    side: (line, height) => `Soldan sıra ${line}: en yüksek kule ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `Doğru resimde küpler şuralarda: ${rows.map(({ row, columns }) => `satır ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `Doğru resimde yükseklikler şöyle: ${heights.join(', ')}.`,
    choosePlan: (rows) => `Doğru yapıda kuleler şöyle: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Evet! ${capital(counted(answer, 'cube'))}.`
      : 'Evet! Tam böyle görünüyor.',
};
