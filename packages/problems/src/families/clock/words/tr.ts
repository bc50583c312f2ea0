import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { capital, counted, numeral, spelled } = speak('tr');

// No ending is glued to a number: its vowels depend on how the number is read.
const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
const spoken = ({ hour, minutes }: Time): string => {
  if (minutes === 0) return `tam ${numeral(hour)}`;
  return minutes < 10 ? `${numeral(hour)} sıfır ${numeral(minutes)}` : `${numeral(hour)} ${numeral(minutes)}`;
};
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `kısa kol ${hour} üstünde, uzun kol 12 üstünde`
    : `kısa kol ${hour} sayısını geçmiş, uzun kol ${minutes / 5} üstünde`;

export const tr: Words = {
  title: 'Saat ve takvim',
  question: {
    hour: () => 'Saat kaçı gösteriyor?',
    minutes: () => 'Tam saati kaç dakika geçiyor?',
    'later-hour': ({ by }) => `${counted(by, 'hour')} sonra saat kaç olur?`,
    'hours-between': () => 'İlk saatten ikinci saate kadar kaç saat geçiyor?',
    'minutes-between': () => 'İlk saatten ikinci saate kadar kaç dakika geçiyor?',
    date: ({ by }) => `Bugün sarı gün. ${counted(by, 'day')} sonra ayın kaçı olur?`,
    find: ({ time }) => `Hangi saat şunu gösteriyor: ${plate(time)}?`,
    'find-later': ({ time, by }) => `Saat şimdi ${plate(time)}. ${counted(by, 'minute')} sonra hangi saat doğru olur?`,
    set: ({ time }) => `Kolları çevir. Saat şunu göstersin: ${plate(time)}.`,
    'set-later': ({ time, by }) => `Saat şimdi ${plate(time)}. Saati ${counted(by, 'minute')} sonrasına kur.`,
  },
  narration: {
    hour: () => 'Saatin kaçı gösterdiğini bul.',
    minutes: () => 'Tam saati kaç dakika geçtiğini bul.',
    'later-hour': ({ by }) => `${capital(spelled(by, 'hour'))} sonra saatin kaç olacağını bul.`,
    'hours-between': () => 'İlk saatten ikinci saate kadar kaç saat geçtiğini bul.',
    'minutes-between': () => 'İlk saatten ikinci saate kadar kaç dakika geçtiğini bul.',
    date: ({ by }) => `Bugün sarı gün. ${capital(spelled(by, 'day'))} sonra ayın kaçı olduğunu bul.`,
    find: ({ time }) => `Şunu gösteren saati bul: ${spoken(time)}.`,
    'find-later': ({ time, by }) =>
      `Saat şimdi ${spoken(time)}. ${capital(spelled(by, 'minute'))} sonra doğru olan saati bul.`,
    set: ({ time }) => `Kolları çevir. Saat şunu göstersin: ${spoken(time)}.`,
    'set-later': ({ time, by }) => `Saat şimdi ${spoken(time)}. Saati ${spelled(by, 'minute')} sonrasına kur.`,
  },
  alt: {
    face: (time) => `Bir saat: ${hands(time)}.`,
    two: (first, second) => `İlk saat: ${hands(first)}. İkinci saat: ${hands(second)}.`,
    plate: (time) => `Tabelada yazan: ${plate(time)}.`,
    later: (minutes) => `Kaç dakika sonra: ${minutes}.`,
    sheet: (days, date) => `Bir takvim yaprağı. Aydaki gün sayısı: ${days}. Sarı gün: ${date}.`,
    variant: (time) => `Bir saat: ${hands(time)}`,
  },
  hints: {
    read: ['Kısa kırmızı kol, akrep, saati gösterir.', 'Uzun mavi kol, yelkovan, dakikaları gösterir.'],
    set: ['Önce uzun mavi kolu ayarla.', 'Sonra kısa kırmızı kolu ayarla: o, saati gösterir.'],
    pass: ['Önce erken olan saati oku.', 'Tam saatte dur, sonra devam et.'],
    date: ['Takvimde bir satır bir haftadır.', 'Bir hafta sonrası hemen alttadır.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Bu, şimdiki saat. Kolları ilerlet.',
    'clock.next-hour': 'Kısa kırmızı kola bir daha bak.',
    'clock.opposite-hour': 'Kısa kırmızı kol öbür yanı gösteriyor. Bir daha bak.',
    'clock.other-hour': 'Kısa kırmızı kola bir daha bak.',
    'clock.long-hand': 'Saat doğru. Uzun mavi kola bak.',
    'clock.both-hands': 'İki kola da bak, önce birine, sonra ötekine.',
  },
  steps: {
    hourHand: (hour) => `Kısa kolun gösterdiği sayı: ${hour}.`,
    longHand: (mark) => `Uzun kolun gösterdiği sayı: ${mark}.`,
    fives: (mark, minutes) => `Her sayı 5 dakika: ${mark} × 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Kolu ${counted(hours, 'hour')} ilerlet, geldiği yer: ${hour}.`,
    twoFaces: (from, to) => `Saatlerin gösterdiği: ${from} ve ${to}.`,
    rounds: (hours) => `Uzun kol yine aynı yerde, öyleyse tam saatleri say: ${hours}.`,
    minutesOn: (minutes) => `Uzun kol ${counted(minutes, 'minute')} ilerliyor.`,
    toFull: (minutes) => `Tam saate kadar: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `Tam saatten sonra: ${second}. Toplam: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Önce tam haftalar: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Sonra günler: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Saat ${from}, ${counted(minutes, 'minute')} sonra: ${to}.`,
    longAt: (mark) => `Uzun kolun gösterdiği sayı: ${mark}.`,
    shortAt: (hour) => `Kısa kolun gösterdiği sayı: ${hour}.`,
    shortPast: (hour, next) => `Kısa kol ${hour} ile ${next} arasında.`,
    answer: {
      hour: (n) => `Cevap: ${n}.`,
      minutes: (n) => `Cevap: ${counted(n, 'minute')}.`,
      hours: (n) => `Cevap: ${counted(n, 'hour')}.`,
      date: (n) => `Cevap: ${n}.`,
    },
    answerTime: (time) => `Demek ki saatin gösterdiği: ${time}.`,
  },
  praise: (answer) => `Evet! Doğru: ${answer}.`,
  strings: {
    hour: 'Kısa kırmızı kol',
    minute: 'Uzun mavi kol',
    mark: (mark) => `gösterdiği sayı: ${mark}`,
  },
};
