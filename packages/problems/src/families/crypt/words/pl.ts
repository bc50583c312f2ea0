import type { Place, Words } from './shape.ts';

export const pl: Words = {
  title: 'Litery zamiast cyfr',
  rules: 'Pod literami kryją się cyfry. Różne litery to różne cyfry. Żadna liczba nie zaczyna się od zera.',
  ask: (letter) => `Jaka cyfra kryje się pod literą ${letter}?`,
  find: (letter) => `Znajdź cyfrę, która kryje się pod literą ${letter}.`,
  alt: (addends, total) => `Dodawanie w słupku: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Przejdź przez kolumny od prawej do lewej.',
    carry: 'Pomyśl, co przechodzi do następnej kolumny.',
    begin: 'Zacznij od tej kolumny.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Blisko! A co z przeniesieniem?',
    'crypt.begins-with-zero': 'Żadna liczba nie zaczyna się od zera. Gdzie stoi ta litera?',
    'crypt.another-letter': 'Sprawdź każdą kolumnę jeszcze raz. Tę cyfrę może kryć inna litera.',
    'crypt.takes-a-shown-digit': 'Wstaw tę cyfrę do kolumn. Czy suma się zgadza?',
  },
  steps: {
    only: (place, letter, digit) => `Popatrz na ${places[place]}. Pasuje tylko jedna cyfra: ${letter} = ${digit}.`,
    left: (place, letter, digits) =>
      `Popatrz na ${places[place]}. Cyfry, które zostają dla ${letter}: ${digits.join(', ')}.`,
    tried: (letter, wrong) => `Wypróbuj cyfry, które zostały dla ${letter}. Te nie pasują: ${wrong.join(', ')}.`,
    fits: (sum) => `Sprawdź. Suma się zgadza: ${sum}.`,
    answer: (letter, digit) => `Odpowiedź: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `Tak! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'jedności',
  1: 'dziesiątki',
  2: 'setki',
  3: 'tysiące',
  4: 'dziesiątki tysięcy',
};
