import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { capital, list, noun, numeral } = speak('tr');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
const times = (factors: readonly number[]): string => factors.join(' × ');

export const tr: Words = {
  title: {
    shelves: 'Her raftan bir tane',
    roads: 'Kaç yol var?',
    row: 'Kaç türlü dizilir?',
    groups: 'Kaç grup var?',
    digits: 'Kaç sayı yazılır?',
    streets: 'Kentte yollar',
  },
  ask: {
    shelves: 'Her raftan bir şey al. Kaç farklı seçim yapabilirsin?',
    roads: (from, to) => `${from} kentinden ${to} kentine hiç geri dönmeden gidiyorsun. Kaç farklı yol var?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` ${capital(noun(one))} uçta durmak istiyor.`,
        'not-first': ` ${capital(noun(one))} en başta durmak istemiyor.`,
        together: ` ${capital(noun(one))} ile ${noun(other)} yan yana durmak istiyor.`,
      }[rule];
      return `Hayvanlar sıraya diziliyor.${said} Kaç farklı sıra olabilir?`;
    },
    groups: (size, spelling) => `Bu hayvanlardan ${number(size, spelling)} tanesini seçiyorsun. Kaç farklı seçim var?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Rakamlar tekrar edebilir.' : 'Hiçbir rakam tekrar edemez.';
      return `Rakamlar: ${given}. ${repeat} ${capital(number(length, spelling))} basamaklı kaç sayı yazılabilir?`;
    },
    streets: (isClosed) =>
      `Yalnız sağa ve yukarı gidebilirsin.${isClosed ? ' Bir kavşak kapalı.' : ''} Hedefe kaç farklı yol var?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Raf ${index + 1}, nesne sayısı: ${size}.`).join(' '),
    roads: (roads) => `Yollar. ${roads.map(({ from, to, count }) => `${from} ile ${to} arası: ${count}`).join('. ')}.`,
    things: (things) => `Hayvanlar: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Rakam kartları: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Düz sokaklı bir kent. Hedef ${wide} blok sağda ve ${high} blok yukarıda.${closed === null ? '' : ` Kapalı kavşak ${closed[0]} blok sağda ve ${closed[1]} blok yukarıda.`}`,
  },
  hints: {
    shelves: ['İlk raftan bir şeyi sabit tut. Yanına neler gelebilir?', 'Ötekilerin her biri için de aynısı geçerli.'],
    roads: ['Önce bir sonraki kente giden yolları say.', 'Oraya varan her yol, oradan çıkan her yolla sürer.'],
    row: ['İlk yerde kim durabilir?', 'Bir sonraki yere kim kalıyor?'],
    groups: ['Bir hayvanı sabit tut. Onunla kim gelebilir?', 'Aynı grubun başka sırası yeni bir grup değildir.'],
    digits: ['Başa hangi rakamlar gelebilir?', 'Bir sonraki yere ne kalıyor?'],
    streets: ['Her kavşağa, oraya kaç yolun vardığını yaz.', 'Oraya soldan ya da aşağıdan gelinir.'],
  },
  feedback: {
    'combi.adds': 'Toplama. Her şey ötekilerin her biriyle birleşir.',
    'combi.counts-twice': 'Aynı grup iki kez mi sayıldı? Sıra önemli değil.',
    'combi.forgets-the-rule': 'Kuralı bir daha oku. Bunların bazıları yasak.',
    'combi.misses-some': 'Bazıları eksik. Hepsini düzenli bir sırayla yaz.',
    'combi.too-many': 'Bazıları fazla sayıldı. Hepsini düzenli bir sırayla yaz.',
  },
  steps: {
    product: (factors, result) => `Art arda gelen seçenekler: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Her grup ${by} kez sayıldı: ${all} ÷ ${by} = ${result}.`,
    zero: (count) => `Sıfır başa gelemez. İlk yer için kalan rakam sayısı: ${count}.`,
    town: (town, terms, result) =>
      `${town} kentine varan yollar: ${terms.map(([ways, roads]) => `${ways} × ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `Yasak olanlar, başta ${noun(who)} varken: ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Bunları çıkar: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `İki komşuyu tek say: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) =>
      `${capital(noun(who, { case: 'accusative' }))} sol uca koy, ötekileri arkasına diz: ${times(factors)} = ${result}.`,
    double: (all, result) => `Tersi de olur: ${all} × 2 = ${result}.`,
    street: (street, ways) => `Aşağıdan sokak ${street}, her kavşağa varan yol sayısı: ${ways.join(', ')}.`,
    answer: (total) => `Cevap: ${total}.`,
  },
  praise: (total) => `Evet! Tam ${total} tane.`,
};
