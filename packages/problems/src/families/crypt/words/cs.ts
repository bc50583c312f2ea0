import type { Place, Words } from './shape.ts';

export const cs: Words = {
  title: 'Písmena místo číslic',
  rules: 'Písmena skrývají číslice. Různá písmena skrývají různé číslice. Žádné číslo nezačíná nulou.',
  ask: (letter) => `Kterou číslici skrývá písmeno ${letter}?`,
  find: (letter) => `Najdi číslici, kterou skrývá písmeno ${letter}.`,
  alt: (addends, total) => `Sčítání pod sebou: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Projdi sloupce zprava doleva.',
    carry: 'Nezapomeň, co přechází do dalšího sloupce.',
    begin: 'Začni tímto sloupcem.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Skoro! A co přechod přes desítku?',
    'crypt.begins-with-zero': 'Žádné číslo nezačíná nulou. Kde je toto písmeno?',
    'crypt.another-letter': 'Ověř každý sloupec znovu. Tuto číslici může skrývat jiné písmeno.',
    'crypt.takes-a-shown-digit': 'Dosaď tuto číslici do sloupců. Vyjde součet?',
  },
  steps: {
    only: (place, letter, digit) => `Podívej se na ${places[place]}. Sedí jediná číslice: ${letter} = ${digit}.`,
    left: (place, letter, digits) =>
      `Podívej se na ${places[place]}. Pro ${letter} zbývají číslice: ${digits.join(', ')}.`,
    tried: (letter, wrong) => `Zkus číslice, které zbývají pro ${letter}. Tyto nevyjdou: ${wrong.join(', ')}.`,
    fits: (sum) => `Ověř to. Součet vyjde takto: ${sum}.`,
    answer: (letter, digit) => `Odpověď: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `Ano! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'jednotky',
  1: 'desítky',
  2: 'stovky',
  3: 'tisíce',
  4: 'desetitisíce',
};
