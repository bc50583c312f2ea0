import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { capital, list, noun, numeral } = speak('cs');

const number = (value: number, spelling: Spelling): string =>
  spelling === 'digits' ? String(value) : numeral(value, 'common');
const product = (factors: readonly number[]): string => factors.join(' · ');
/** "se 2 číslicemi", "se třemi číslicemi". */
const withDigits = { digits: { 2: 'se 2', 3: 'se 3' }, words: { 2: 'se dvěma', 3: 'se třemi' } } as const;
/** Z čeho se vybírají zvířata: střední rod. */
const animals = { digits: { 2: '2', 3: '3' }, words: { 2: 'dvě', 3: 'tři' } } as const;

export const cs: Words = {
  title: {
    shelves: 'Jedna věc z každé police',
    roads: 'Kolik je cest?',
    row: 'Kolik je pořadí?',
    groups: 'Kolik je skupin?',
    digits: 'Kolik je čísel?',
    streets: 'Cesty městem',
  },
  ask: {
    shelves: 'Vezmi z každé police jednu věc. Kolik je možností?',
    roads: (from, to) => `Jdeš z ${from} do ${to} a nikdy zpátky. Kolik je cest?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` ${capital(noun(one))} chce stát na kraji.`,
        'not-first': ` ${capital(noun(one))} nechce být první.`,
        together: ` ${capital(noun(one))} a ${noun(other)} chtějí stát vedle sebe.`,
      }[rule];
      return `Zvířata se řadí do řady.${said} Kolik je různých pořadí?`;
    },
    groups: (size, spelling) => `Vybíráš ${animals[spelling][size]} z těchto zvířat. Kolik je možností?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Číslice se smějí opakovat.' : 'Žádná číslice se nesmí opakovat.';
      return `Máš číslice ${given}. ${repeat} Kolik je čísel ${withDigits[spelling][length]} číslicemi?`;
    },
    streets: (isClosed) =>
      `Jdeš jen doprava a nahoru.${isClosed ? ' Jedna křižovatka je zavřená.' : ''} Kolik cest vede k cíli?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Police ${index + 1}, věcí: ${size}.`).join(' '),
    roads: (roads) => `Cesty. ${roads.map(({ from, to, count }) => `Z ${from} do ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Zvířata: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Kartičky s číslicemi: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Město s rovnými ulicemi. Cíl: doprava ${wide}, nahoru ${high}.${closed === null ? '' : ` Zavřená křižovatka: doprava ${closed[0]}, nahoru ${closed[1]}.`}`,
  },
  hints: {
    shelves: ['Drž jednu věc z první police. Co k ní může být?', 'U každé další věci je to stejné.'],
    roads: ['Nejdřív spočítej cesty do dalšího města.', 'Každá z nich pokračuje po každé další cestě.'],
    row: ['Kdo může stát na prvním místě?', 'Kdo zbývá na další místo?'],
    groups: ['Drž jedno zvíře. Kdo k němu může být?', 'Stejná skupina v jiném pořadí není nová.'],
    digits: ['Které číslice mohou být vpředu?', 'Co zbývá na další místo?'],
    streets: ['Ke každé křižovatce napiš, kolik cest k ní vede.', 'Přijdeš k ní zleva, nebo zdola.'],
  },
  feedback: {
    'combi.adds': 'Nesčítej. Každá věc jde ke každé jiné.',
    'combi.counts-twice': 'Není stejná skupina spočítaná dvakrát? Na pořadí nezáleží.',
    'combi.forgets-the-rule': 'Přečti si znovu pravidlo. Něco z toho není dovoleno.',
    'combi.misses-some': 'Něco chybí. Zapiš je pěkně popořadě.',
    'combi.too-many': 'Něco je spočítané vícekrát. Zapiš je pěkně popořadě.',
  },
  steps: {
    product: (factors, result) => `Volby jedna po druhé: ${product(factors)} = ${result}.`,
    divide: (all, by, result) => `Každá skupina je tak spočítaná ${by}krát: ${all} : ${by} = ${result}.`,
    zero: (count) => `Nula vpředu být nemůže. Číslic pro první místo zbývá: ${count}.`,
    town: (town, terms, result) =>
      `Cesty do ${town}: ${terms.map(([ways, roads]) => `${ways} · ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `Není dovoleno, vpředu je ${noun(who)}: ${product(factors)} = ${result}.`,
    minus: (all, bad, result) => `Odečti je: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Vezmi oba sousedy jako jednoho: ${product(factors)} = ${result}.`,
    ends: (who, factors, result) =>
      `Vlevo na kraji je ${noun(who)} a ostatní stojí dál: ${product(factors)} = ${result}.`,
    double: (all, result) => `Jde to i obráceně: ${all} · 2 = ${result}.`,
    street: (street, ways) => `Ulice ${street} odspodu, cest ke každé křižovatce: ${ways.join(', ')}.`,
    answer: (total) => `Odpověď: ${total}.`,
  },
  praise: (total) => `Ano! Počet možností: ${total}.`,
};
