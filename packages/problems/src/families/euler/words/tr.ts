import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { adjective, capital, colour, list } = speak('tr');

export const tr: Words = {
  title: {
    stroke: 'Kalemi kaldırmadan',
    one: 'Hangisi kalem kalkmadan çizilir?',
    several: 'Hangileri kalem kalkmadan çizilir?',
  },
  draw: 'Şekli kalemi kaldırmadan çiz.',
  begin: (point) => `${point} noktasından başla, hiçbir çizgiyi iki kez çizme.`,
  which: {
    one: 'Hangi şekil kalemi kaldırmadan çizilebilir?',
    several: 'Kalemi kaldırmadan çizilebilen bütün şekilleri seç.',
  },
  find: {
    one: 'Kalemi kaldırmadan çizilebilen şekli bul.',
    several: 'Kalemi kaldırmadan çizilebilen bütün şekilleri seç.',
  },
  rule: 'Hiçbir çizgi iki kez çizilmez.',
  alt: {
    figure: (points, lines, pairs) =>
      `Bir şekil. Nokta sayısı: ${points}, çizgi sayısı: ${lines}. ${pairs.join(', ')}.`,
    start: (point) => `Çizim ${point} noktasından başlıyor.`,
    set: (figures) => `Aralarından seçilecek şekil sayısı: ${figures}. Şekiller nokta ve çizgilerden oluşuyor.`,
    coloured: (name, { points, lines, pairs }) =>
      `${capital(adjective(colour(name), { noun: 'shape' }))} şekil. Nokta sayısı: ${points}, çizgi sayısı: ${lines}. ${pairs.join(', ')}.`,
    point: (point, joined) => `Nokta ${point}, bağlı olduğu noktalar: ${list(joined)}`,
  },
  hints: {
    finger: 'Önce parmağınla dene.',
    wayBack: 'Her noktada çıkmak için bir çizgi bırak.',
    end: 'Çizimin nerede bitebileceğini düşün.',
    odd: 'Her noktada buluşan çizgileri say.',
  },
  feedback: {
    'euler.four-odd-points': 'Her noktadaki çizgileri say. Nerede tek sayıda çizgi var?',
    'euler.many-odd-points': 'Parmak burada takılıyor. Her noktadaki çizgileri say.',
  },
  steps: {
    odd: (points, start) =>
      `Tek sayıda çizginin buluştuğu noktalar: ${list(points)}. ${start} noktasından başla, çizim ötekinde biter.`,
    even: 'Her noktada çift sayıda çizgi buluşuyor: çizim başladığı yerde biter.',
    begin: (stroke) => `Şöyle çiz: ${stroke}.`,
    on: (stroke) => `Devam et: ${stroke}.`,
    done: (lines) => `Bütün çizgiler birer kez çizildi: ${lines}.`,
    law: 'Tek sayıda çizginin buluştuğu noktaları say. Kalem kalkmadan çizilen şekilde bunlardan en çok 2 tane olur: çizimin iki ucu.',
    figure: (name, odd) => `${capital(adjective(colour(name), { noun: 'shape' }))} şekilde bunlardan ${odd} tane var.`,
    answer: (names) =>
      `Kalemi kaldırmadan çizilen: ${list(names.map((name) => adjective(colour(name), { noun: 'shape' })))}.`,
  },
  praise: { stroke: 'Evet! Kalem hiç kalkmadı.', choice: 'Evet! Kalem kalkmadan çizilir.' },
};
