import type { ColourId } from '../../../draw/palette.ts';
import { speak } from '../../../lang/speak.ts';
import type { Move } from '../params.ts';
import type { CellName, Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('tr');

/** A move in a row of moves. */
const orders: Readonly<Record<Move, string>> = {
  across: 'soldan sağa yansıt',
  down: 'yukarıdan aşağıya yansıt',
  half: 'yarım tur döndür',
  clockwise: 'saat yönünde çeyrek tur döndür',
  counter: 'saat yönünün tersine çeyrek tur döndür',
};

const colourWord = (id: ColourId | null): string => (id === null ? 'boş' : adjective(colour(id), { noun: 'cell' }));
const cell = ({ row, column }: CellName): string => `satır ${row}, sütun ${column}`;

/** What is done with the pattern. */
function deed(moves: readonly Move[]): string {
  const [first = 'across'] = moves;
  if (moves.length > 1) return `Deseni al: ${moves.map((move) => orders[move]).join('; sonra ')}.`;
  return `Deseni ${orders[first]}.`;
}

const isMirror = (moves: readonly Move[]): boolean =>
  moves.length === 1 && (moves[0] === 'across' || moves[0] === 'down');

export const tr: Words = {
  title: { mirror: 'Aynada', turn: 'Deseni döndür', chain: 'Yansıt ve döndür' },
  question: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Aynada görünecek kutucukları işaretle.';
    if (task === 'mark') return `${deed(moves)} Yeni resmin kutucuklarını işaretle.`;
    return isMirror(moves) ? 'Aynada hangi resim görünür?' : `${deed(moves)} Hangi resim çıkar?`;
  },
  narration: (task, moves) => {
    if (task === 'mark' && isMirror(moves)) return 'Aynada görünecek kutucukları işaretle.';
    if (task === 'mark') return `${deed(moves)} Yeni resmin kutucuklarını işaretle.`;
    return isMirror(moves) ? 'Aynada görünen resmi bul.' : `${deed(moves)} Ortaya çıkan resmi bul.`;
  },
  setting: {
    across: 'Desenin sağında bir ayna duruyor.',
    down: 'Desenin altında bir ayna duruyor.',
    half: 'Bir ok yarım tur dönüyor.',
    clockwise: 'Bir ok saat yönünde çeyrek tur dönüyor.',
    counter: 'Bir ok saat yönünün tersine çeyrek tur dönüyor.',
  },
  row: (row, colours) => `Satır ${row}: ${colours.map(colourWord).join(', ')}.`,
  cell: (name) => capital(cell(name)),
  hints: {
    mirror: ['Aynaya yakın olan, aynaya yakın kalır.', 'Aynanın yanındaki kutucuklardan başla.'],
    turn: ['Başını ya da kâğıdı çevir.', 'Bir köşeyi izle. Nereye gidiyor?'],
    chain: ['Her seferinde tek bir hareket yap.', 'Bir köşeyi bütün hareketler boyunca izle.'],
  },
  feedback: {
    'mirror.copied': 'Bu, aynı resmin kendisi. Ne değişiyor?',
    'mirror.other-line': 'Bu, başka bir ayna. Ayna nerede duruyor?',
    'mirror.turned-not-mirrored': 'Bu döndürülmüş. Ayna iki yanın yerini değiştirir.',
    'mirror.slanted': 'Bu yan yatmış. Ayna resmi yatırmaz.',
    'mirror.mirrored-not-turned': 'Bu, ayna görüntüsü. Ters çevirmeden döndür.',
    'mirror.wrong-turn': 'Dönmüş ama böyle değil. Ok ne yana dönüyor?',
    'mirror.one-move-only': 'Bu, hareketlerden yalnız biri. Hepsini yap.',
    'mirror.detail': 'Az kaldı! Resimleri kutucuk kutucuk karşılaştır.',
  },
  steps: {
    rule: {
      across: 'Ayna sol ile sağın yerini değiştirir. Satırlar satır kalır.',
      down: 'Ayna üst ile altın yerini değiştirir. Sütunlar sütun kalır.',
      half: 'Yarım tur: üst satır tersten yazılmış gibi alta gelir.',
      clockwise: 'Saat yönünde çeyrek tur: üst satır sağ sütun olur.',
      counter: 'Saat yönünün tersine çeyrek tur: üst satır sol sütun olur.',
    },
    follow: ({ from, to, colour: id }) =>
      `Bir kutucuğu izle (${colourWord(id)}). Eski yeri: ${cell(from)}; yeni yeri: ${cell(to)}.`,
    choose: (known) =>
      `Doğru resimde şu kutucuklar var: ${known.map(({ to, colour: id }) => `${cell(to)} – ${colourWord(id)}`).join('; ')}.`,
    mark: (rows) =>
      `Bunları işaretle: ${rows.map(({ row, columns }) => `satır ${row} – ${list(columns.map(String))}`).join('; ')}.`,
  },
  praise: {
    mirror: 'Evet! Aynada tam bu görünür.',
    turn: 'Evet! Dönünce tam böyle görünür.',
    chain: 'Evet! Her hareketi izledin.',
  },
};
