import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('tr');

export const tr: Words = {
  title: {
    futoshiki: 'Küçük mü, büyük mü?',
    tents: 'Çadırlar ve ağaçlar',
    lights: 'Her yeri aydınlat',
    binary: 'Daireler ve kareler',
    nonogram: 'Gizli resim',
    mines: 'Gizli kristaller',
  },
  task: {
    tents: 'Her ağacın yanına bir çadır kur.',
    lights: 'Her kutucuk aydınlansın diye lambalar yerleştir.',
    binary: 'Tabloyu dairelerle ve karelerle doldur.',
    nonogram: 'Kutucukları boya ve gizli resmi bul.',
    mines: 'Kristal gizleyen kapalı kutucukları bul.',
  },
  fill: (size) => `Tabloyu sayılarla doldur: en küçüğü 1, en büyüğü ${size}.`,
  fillSpoken: (size) => `Tabloyu sayılarla doldur: en küçüğü bir, en büyüğü ${numeral(size)}.`,
  ask: 'İşaretli kutucukta hangi sayı var?',
  find: 'İşaretli kutucuktaki sayıyı bul.',
  rules: {
    futoshiki: 'Satırda ve sütunda hiçbir sayı tekrar etmez. İşaretin açık yanı büyük sayıya bakar.',
    tents:
      'Her ağacın kendi çadırı vardır. Çadırlar köşeden bile birbirine değmez. Sayılar, o satırda ya da sütunda kaç çadır olduğunu söyler.',
    lights:
      'Lambalar satır ve sütun boyunca duvarlara kadar ışık verir. Hiçbir lamba başka bir lambayı aydınlatamaz. Duvardaki sayı, yanında kaç lamba olduğunu söyler.',
    binary: 'Her satırda ve sütunda eşit sayıda daire ve kare var. Yan yana ya da alt alta üç tane aynı olamaz.',
    nonogram:
      'Her sayı, yan yana kaç kutucuğun boyalı olduğunu söyler. Gruplar bu sırayla gelir, aralarında boşluk vardır.',
    mines: 'Bir sayı, çevresindeki kutucuklarda kaç kristal olduğunu söyler.',
  },
  count: { lights: (n) => `Lamba sayısı: ${n}.`, mines: (n) => `Kristal sayısı: ${n}.` },
  countSpoken: {
    lights: (n) => `Lamba sayısı: ${numeral(n)}.`,
    mines: (n) => `Kristal sayısı: ${numeral(n)}.`,
  },
  altBoard: (size, lines) => `Bir tablo: ${size} satır, ${size} sütun. ${lines}`,
  altRow: (row, cells) => `Satır ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) => `${way === 'row' ? 'Satır' : 'Sütun'} ${number}, ipucu: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `Küçük olan: ${at(smaller)}; büyük olan: ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'boyalı' : value === 1 ? 'daire' : 'kare',
  hints: {
    futoshiki: 'En büyük sayı hiçbir zaman küçük yanda duramaz.',
    tents: 'Önce yanında ağaç olmayan kutucukları ele.',
    lights: 'En büyük sayılı duvardan başla.',
    binary: 'Yan yana iki aynı mı? Komşularını biliyorsun.',
    nonogram: 'En uzun gruplardan başla.',
    mines: 'Bir sayıya az kapalı kutucuğun değdiği yerden başla.',
    first: 'Buradan başla. Burada kesin bir şey söylenebilir.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `Satır ${number} içinde ${digit} için tek bir yer var.` : `Şuraya bak: satır ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `Sütun ${number} içinde ${digit} için tek bir yer var.` : `Şuraya bak: sütun ${number}.`,
      tree: (cell) => `Bu ağaca çadırı gerek: ${at(cell)}.`,
      touch: () => 'Çadırlar birbirine değmez.',
      number: (cell) => `Şu sayıya bak: ${at(cell)}.`,
      sight: () => 'Hiçbir lamba başka bir lambayı aydınlatamaz.',
      lit: (cell) => `Bu kutucuk aydınlanmalı: ${at(cell)}.`,
      three: () => 'Yan yana üç tane aynı olamaz.',
      all: () => 'Bütün kristalleri say.',
      cell: (cell) => `Burada tek bir sayı kaldı: ${at(cell)}.`,
      digit: () => 'Tek bir yer kaldı.',
      sign: () => 'İşarete bak.',
    },
    compare: 'Ortak kutucukları olan iki ipucunu karşılaştır.',
    suppose: (cell) => `Bir kutucuk için tersini varsay: ${at(cell)}. Çok geçmeden bir kural bozuluyor.`,
    filled: {
      tents: (cells) => `Çadırlar: ${places(cells)}.`,
      lights: (cells) => `Lambalar: ${places(cells)}.`,
      mines: (cells) => `Kristaller: ${places(cells)}.`,
      nonogram: (cells) => `Boyalı: ${places(cells)}.`,
      circles: (cells) => `Daireler: ${places(cells)}.`,
      squares: (cells) => `Kareler: ${places(cells)}.`,
    },
    empty: (cells) => `Bunlar boş kalıyor: ${places(cells)}.`,
    digit: (digit, cell) => `${digit} buraya geliyor: ${at(cell)}.`,
    notDigit: (digit, cell) => `${digit} burada olamaz: ${at(cell)}.`,
    many: {
      tents: 'İşaretli kutucukların hepsine çadır geliyor.',
      lights: 'İşaretli kutucukların hepsine lamba geliyor.',
      mines: 'İşaretli kutucukların hepsinde kristal gizli.',
      nonogram: 'İşaretli kutucukların hepsi artık biliniyor.',
      circles: 'İşaretli kutucukların hepsine daire geliyor.',
      squares: 'İşaretli kutucukların hepsine kare geliyor.',
      empty: 'İşaretli kutucukların hepsi boş kalıyor.',
    },
    donePlaces: {
      tents: (rows) => `Böyle devam et. Çadırlar: ${rowsTold(rows)}.`,
      lights: (rows) => `Böyle devam et. Lambalar: ${rowsTold(rows)}.`,
      mines: (rows) => `Böyle devam et. Kristaller: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Böyle devam et. Boyalı: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Böyle devam et. ${rows.map((row, index) => `Satır ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `Demek ki işaretli kutucukta ${digit} var.`,
  },
  praise: 'Evet! Bütün kurallara uyuyor.',
};

function at({ row, column }: CellSaid): string {
  return `satır ${row}, sütun ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `satır ${row}, ${columns.length > 1 ? 'sütunlar' : 'sütun'} ${columns.join(', ')}`)
    .join('; ');
}

const things = {
  empty: 'boş',
  asked: 'işaretli kutucuk',
  tree: 'ağaç',
  wall: 'duvar',
  closed: 'kapalı',
  circle: 'daire',
  square: 'kare',
} as const;

function seen(cell: Seen): string {
  switch (cell.is) {
    case 'number':
      return String(cell.n);
    case 'numberedWall':
      return `duvar, üstünde ${cell.n}`;
    default:
      return things[cell.is];
  }
}
