import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('tr');

export const tr: Words = {
  title: { pictures: 'İkizlere yer yok', digits: 'Sayı karesi' },
  fill: { pictures: 'Boş kutucukları doldur.', digits: 'Boş kutucukları sayılarla doldur.' },
  ask: { pictures: 'İşaretli kutucukta ne saklı?', digits: 'İşaretli kutucukta hangi sayı saklı?' },
  find: { pictures: 'İşaretli kutucukta saklı olanı bul.', digits: 'İşaretli kutucuktaki sayıyı bul.' },
  rule: {
    pictures: 'Her satırda, sütunda ve blokta her resim bir kez bulunur.',
    digits: 'Her satırda, sütunda ve blokta her sayı bir kez bulunur.',
  },
  alt: (size, rows) => `Bir kare: ${size} satır, ${size} sütun. ${rows}`,
  row: (row, cells) => `Satır ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'En az boş kutucuğu olan yerden başla.',
    around: 'İşaretli kutucuğun çevresine bak: satırına, sütununa ve bloğuna.',
    first: 'Buradan başla. Burada kesin bir şey söylenebilir.',
  },
  feedback: {
    'latin.in-row': both('O, bu satırda zaten var. Satır boyunca bak.'),
    'latin.in-column': both('O, bu sütunda zaten var. Sütun boyunca bak.'),
    'latin.in-block': both('O, bu blokta zaten var. Bloğun içine bak.'),
    'latin.breaks-elsewhere': both('Şimdilik kimse ona engel değil. Peki komşuları ne yapacak?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `${inUnit(unit)} yalnız bir boş kutucuk kaldı. Oraya eksik olan gelir: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `${inUnit(unit)} ${sign(symbol)} nereye gelebilir? Ona tek bir kutucuk kaldı: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Şuraya bak: ${at(cell)}. Geri kalanların hepsi satırında, sütununda ya da bloğunda zaten var. Kalan: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `${inUnit(unit)} ${sign(symbol)} için kalan bütün yerler tek bir sırada ya da tek bir blokta. Öyleyse o sıranın ya da bloğun geri kalanına giremez.`,
    pair: ({ unit, symbol, second }) =>
      `${inUnit(unit)} iki kutucuk şu ikisini paylaşıyor: ${sign(symbol)} ve ${sign(second)}. Oradaki öteki kutucuklara ikisi de giremez.`,
    suppose: ({ cell, symbol }) =>
      `Diyelim ki şu kutucukta ${sign(symbol)} var: ${at(cell)}. Çok geçmeden bir kutucuğa hiçbir şey kalmıyor, demek ki bu olmaz.`,
    same: (found) => `Aynı yolla: ${found.map(({ cell, symbol }) => `${at(cell)} — ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `Demek ki işaretli kutucukta ${sign(symbol)} var.`,
    done: (rows) =>
      `Bütün satırlar: ${rows.map((row, index) => `satır ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Evet! İşaretli kutucukta: ${sign(symbol)}.`,
  praiseAll: 'Evet! Karede tek bir ikiz bile yok.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'boş' : cell === 'asked' ? 'işaretli kutucuk' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `satır ${row}, sütun ${column}`;
}

/** Begins a sentence. No ending is glued to a number: "Satır 3 içinde". */
function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  if (kind === 'block') return capital(`${blocks[size][place - 1] ?? ''} blokta`);
  return `${kind === 'row' ? 'Satır' : 'Sütun'} ${place} içinde`;
}

function both(text: string): Told {
  return { pictures: text, digits: text };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['sol üst', 'sağ üst', 'sol alt', 'sağ alt'],
  6: ['sol üst', 'sağ üst', 'sol orta', 'sağ orta', 'sol alt', 'sağ alt'],
};
