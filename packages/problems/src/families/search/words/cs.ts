import { speak } from '../../../lang/speak.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('cs');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => (spelling === 'digits' ? String(value) : numeral(value, 'common'))));
const number = (value: number, spelling: Spelling): string => numbers([value], spelling);

const trip = ({ isBack, crew }: Trip): string => `${isBack ? 'zpátky' : 'tam'} ${list(crew.map((one) => noun(one)))}`;
/** "3 sousední mince", "5 sousedních mincí". */
const neighbours = (n: number, spelling: Spelling): string =>
  `${spelling === 'digits' ? n : numeral(n, 'feminine')} ${n < 5 ? 'sousední mince' : 'sousedních mincí'}`;

export const cs: Words = {
  title: { pour: 'Odměř vodu', ferry: 'Přes řeku', flip: 'Otoč mince', pay: 'Co nejméně mincí' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const given = hasTap
        ? `Objem džbánů v litrech: ${numbers(jugs, spelling)}. Jeden tah: naplň džbán, vylij ho, nebo přelij.`
        : `Objem džbánů v litrech: ${numbers(jugs, spelling)}. Největší je plný. Jeden tah: přelij z jednoho džbánu do druhého.`;
      const stop = 'Přelévej, dokud není jeden prázdný nebo druhý plný.';
      return `${given} ${stop} Kolik nejméně tahů stačí na ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Všichni chtějí přes řeku. Váhy zvířat: ${numbers(weights, spelling)}. Loďka unese nejvýš ${number(limit, spelling)}. Někdo musí vždycky veslovat. Kolik nejméně plaveb stačí?`,
    flip: (width, spelling) =>
      `Jeden tah otočí ${neighbours(width, spelling)}. Kolik nejméně tahů stačí, aby všechny mince ukázaly hvězdu?`,
    pay: ({ values, sum }, spelling) =>
      `Máš spoustu mincí s hodnotami ${numbers(values, spelling)}. Zaplať přesně ${number(sum, spelling)}. Kolik nejméně mincí stačí?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Džbány, objem v litrech: ${list(jugs.map(String))}. ${hasTap ? 'Je tu kohoutek a všechny džbány jsou prázdné.' : 'Největší džbán je plný, ostatní jsou prázdné.'} Kolik chceme: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Zvířata na levém břehu řeky: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. Loďka unese ${limit}.`,
    flip: (coins) => `Řada mincí: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'hvězda' : 'rub'}`).join(', ')}.`,
    pay: (values, sum) => `Mince s hodnotami ${list(values.map(String))}. Cena je ${sum}.`,
  },
  hints: {
    pour: ['Po každém tahu si zapiš, kolik vody je v džbánech.', 'Co by v nich mohlo být těsně před koncem?'],
    ferry: ['Někdo musí loďku přivézt zpátky. Kdo je lehký?', 'Nalož loďku, co nejlíp to jde.'],
    flip: ['Podívej se na první minci. Otočí ji jen jeden tah.', 'Stejný tah dvakrát nic nezmění.'],
    pay: ['Začít největší mincí není vždycky nejlepší.', 'Zkus vzít víc prostředních mincí.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Skoro! Přehraj si to tah po tahu a počítej.',
    'search.one-move-too-many': 'Skoro! Jedna část cesty může být kratší.',
    'search.too-few': 'Zkus to: je po tolika tazích všechno hotové?',
    'search.detour': 'To jde, ale je to oklika. Hledej kratší cestu.',
    'search.largest-first': 'Tak to vyjde s největší mincí na začátku. Zkus začít jinak.',
  },
  steps: {
    pour: (states) => `V džbánech je postupně: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Otoč mince ${list(turns)}.`,
    greedy: (coins, sum) => `Největší mince jako první: ${coins.join(' + ')} = ${sum}. Mincí: ${coins.length}.`,
    pay: (coins, sum) => `Lepší: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Žádná kratší cesta k cíli nevede. Nejmenší počet tahů: ${moves}.`,
      ferry: (moves) => `Teď jsou všichni na druhém břehu a rychleji to nejde. Plaveb: ${moves}.`,
      flip: (moves) => `Všechny hvězdy jsou nahoře a méně tahů nestačí. Tahů: ${moves}.`,
      pay: (moves) => `Méně mincí tolik nikdy nedá. Mincí: ${moves}.`,
    },
  },
  praise: 'Ano! Kratší cesta není.',
};
