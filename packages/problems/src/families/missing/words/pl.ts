import type { Words } from './shape.ts';

export const pl: Words = {
  title: 'Napraw kołderkę',
  ask: {
    patch: 'Która łatka pasuje do dziury?',
    mend: 'Napraw kołderkę. Która łatka pasuje do której dziury?',
  },
  find: {
    patch: 'Znajdź łatkę, która pasuje do dziury.',
    mend: 'Napraw kołderkę. Połóż na każdej dziurze właściwą łatkę.',
  },
  alt: ({ rows, columns, holes, options }) =>
    `Kołderka z kwadratowych łatek. Rzędy: ${rows}. Łatki w rzędzie: ${columns}. Brakujące łatki: ${holes}. Do wyboru: ${options}.`,
  patch: (n) => `Łatka ${n}`,
  hole: ({ row, column }) => `Dziura: rząd ${row}, miejsce ${column}`,
  hints: {
    ways: {
      across: 'Idź wzdłuż rzędu. Gdzie wzór zaczyna się od nowa?',
      down: 'Idź w dół kolumny. Gdzie wzór zaczyna się od nowa?',
      slant: 'Patrz na ukos. Jak tam biegnie wzór?',
      'left-right': 'Złóż kołderkę w myślach z lewej na prawą. Co się spotka?',
      'up-down': 'Złóż kołderkę w myślach z góry na dół. Co się spotka?',
      'half-turn': 'Obróć kołderkę w myślach do góry nogami.',
      quarter: 'Obracaj kołderkę w myślach, róg za rogiem.',
    },
    edges: 'Popatrz na łatki wokół dziury.',
  },
  feedback: {
    'missing.turned-patch': 'W którą stronę patrzą rogi? Porównaj jeszcze raz.',
    'missing.swaps-colours': 'Popatrz na kolory. Gdzie jest który?',
    'missing.swaps-places': 'Prawie! A który kwadracik leży gdzie?',
    'missing.another-patch': 'Taka łatka jest już gdzie indziej. Popatrz wokół dziury.',
  },
  steps: {
    regular: {
      across: 'W każdym rzędzie wzór się powtarza.',
      down: 'W każdej kolumnie wzór się powtarza.',
      slant: 'Wzór powtarza się na ukos.',
      'left-right': 'Lewa i prawa strona są jak odbicie w lustrze.',
      'up-down': 'Góra i dół są jak odbicie w lustrze.',
      'half-turn': 'Do góry nogami kołderka wygląda tak samo.',
      quarter: 'Obróć kołderkę o jeden róg: wygląda tak samo.',
    },
    partner: {
      across: 'Tutaj widać, czego brakuje.',
      down: 'Tutaj widać, czego brakuje.',
      slant: 'Tutaj widać, czego brakuje.',
      'left-right': 'Gdy złożysz kołderkę, to trafi na dziurę.',
      'up-down': 'Gdy złożysz kołderkę, to trafi na dziurę.',
      'half-turn': 'Gdy obrócisz kołderkę, to trafi na dziurę.',
      quarter: 'Gdy obrócisz kołderkę, to trafi na dziurę.',
    },
    answer: {
      patch: 'Ta łatka pasuje tutaj: kołderka znów jest cała.',
      mend: 'Te łatki pasują tutaj: kołderka znów jest cała.',
    },
  },
  praise: { patch: 'Tak! Kołderka znów jest cała.', mend: 'Tak! Wszystkie dziury są załatane.' },
};
