import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('tr');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => (spelling === 'digits' ? String(value) : numeral(value))));
const number = (value: number, spelling: Spelling): string => numbers([value], spelling);

const trip = ({ isBack, crew }: Trip): string =>
  `${isBack ? 'geri' : 'karşıya'}: ${list(crew.map((one) => noun(one)))}`;

export const tr: Words = {
  title: { pour: 'Suyu ölç', ferry: 'Irmağın karşısına', flip: 'Paraları çevir', pay: 'En az para' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const given = hasTap
        ? `Kaplar ${numbers(jugs, spelling)} litrelik. Bir hamle: bir kabı doldur, boşalt ya da başka bir kaba aktar.`
        : `Kaplar ${numbers(jugs, spelling)} litrelik. En büyüğü dolu. Bir hamle: bir kaptan ötekine aktar.`;
      const stop = 'Biri boşalana ya da öteki dolana kadar aktarılır.';
      return `${given} ${stop} ${capital(litres)} en az kaç hamlede ölçülür?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Hepsi ırmağı geçmek istiyor. Hayvanların ağırlıkları: ${numbers(weights, spelling)}. Kayık en çok ${number(limit, spelling)} taşır. Kürekte hep biri olmalı. En az kaç geçiş yeter?`,
    flip: (width, spelling) =>
      `Bir hamlede yan yana ${number(width, spelling)} para ters çevrilir. Bütün paralar en az kaç hamlede yıldızını gösterir?`,
    pay: ({ values, sum }, spelling) =>
      `Değerleri ${numbers(values, spelling)} olan bol bol paran var. Tam ${number(sum, spelling)} öde. En az kaç para yeter?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Kaplar ${list(jugs.map(String))} litrelik. ${hasTap ? 'Bir musluk var, bütün kaplar boş.' : 'En büyük kap dolu, ötekiler boş.'} İstenen: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Irmağın sol kıyısındaki hayvanlar: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. Kayığın taşıdığı: ${limit}.`,
    flip: (coins) =>
      `Bir sıra para: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'yıldız' : 'arka yüz'}`).join(', ')}.`,
    pay: (values, sum) => `Paraların değerleri: ${list(values.map(String))}. Fiyat: ${sum}.`,
  },
  hints: {
    pour: ['Her hamleden sonra kaplarda ne kadar su olduğunu yaz.', 'Sondan bir önce kaplarda ne olabilir?'],
    ferry: ['Biri kayığı geri getirmeli. Kim hafif?', 'Kayığı olabildiğince doldur.'],
    flip: ['İlk paraya bak. Onu yalnız bir hamle çevirir.', 'Aynı hamle iki kez yapılınca hiçbir şey değişmez.'],
    pay: ['En büyük parayla başlamak her zaman en iyisi değildir.', 'Orta değerli paralardan birkaç tane dene.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Çok yaklaştın! Hamle hamle oyna ve say.',
    'search.one-move-too-many': 'Çok yaklaştın! Yolun bir bölümü kısalabilir.',
    'search.too-few': 'Dene: bu kadar az hamlede her şey bitiyor mu?',
    'search.detour': 'Bu olur ama dolambaçlı. Daha kısa bir yol ara.',
    'search.largest-first': 'Bu, en büyük parayla başlayınca. Başka türlü başla.',
  },
  steps: {
    pour: (states) => `Kaplardaki su, sırayla: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Şu paraları çevir: ${list(turns)}.`,
    greedy: (coins, sum) => `En büyük parayla başlayınca: ${coins.join(' + ')} = ${sum}. Para sayısı: ${coins.length}.`,
    pay: (coins, sum) => `Daha iyisi: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Daha kısa hiçbir yol oraya varmıyor. En az hamle: ${moves}.`,
      ferry: (moves) => `Şimdi hepsi karşıda, daha hızlısı olamaz. Geçiş sayısı: ${moves}.`,
      flip: (moves) => `Bütün yıldızlar üstte, daha az hamle yetmez. Hamle sayısı: ${moves}.`,
      pay: (moves) => `Daha az parayla bu tutar çıkmaz. Para sayısı: ${moves}.`,
    },
  },
  praise: 'Evet! Daha kısası olamaz.',
};
