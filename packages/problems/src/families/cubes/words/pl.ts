import { speak } from '../../../lang/speak.ts';
import type { PlaceName, Words } from './shape.ts';

const { counted, list, numeral } = speak('pl');

/** After "ma dokładnie": an accusative. */
const facesWord = (faces: number): string => {
  if (faces === 1) return 'pomalowaną ścianę';
  return faces >= 2 && faces <= 4 ? 'pomalowane ściany' : 'pomalowanych ścian';
};
const facesSpoken = (faces: number): string => (faces === 1 ? 'jedną' : numeral(faces, 'feminine'));
const place = ({ row, column }: PlaceName): string => `Rząd ${row}, kolumna ${column}`;
const sum = (numbers: readonly number[], total: number): string =>
  numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total);

export const pl: Words = {
  title: {
    count: 'Ile klocków?',
    missing: 'Wypełnij pudełko',
    painted: 'Pomalowane klocki',
    above: 'Widok z góry',
    side: 'Co widzi oko',
    plan: 'Plan i budowla',
  },
  question: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Ile klocków jest w tej budowli? Żaden nie wisi w powietrzu.';
      case 'missing':
        return 'Ilu klocków brakuje, żeby wypełnić całe pudełko?';
      case 'painted':
        return `Budowlę pomalowano z każdej strony, od spodu też. Ile klocków ma dokładnie ${faces} ${facesWord(faces)}?`;
      case 'above':
        return 'Jak ta budowla wygląda z góry?';
      case 'side':
        return 'Który obrazek widzi oko?';
      case 'plan':
        return 'Liczby mówią, ile klocków gdzie stoi. Która to budowla?';
    }
  },
  narration: (task, faces) => {
    switch (task) {
      case 'count':
        return 'Policz klocki w tej budowli. Żaden nie wisi w powietrzu.';
      case 'missing':
        return 'Sprawdź, ilu klocków brakuje, żeby wypełnić całe pudełko.';
      case 'painted':
        return `Budowlę pomalowano z każdej strony, od spodu też. Policz klocki, z których każdy ma dokładnie ${facesSpoken(faces)} ${facesWord(faces)}.`;
      case 'above':
        return 'Znajdź obrazek tej budowli widzianej z góry.';
      case 'side':
        return 'Znajdź obrazek, który widzi oko.';
      case 'plan':
        return 'Liczby mówią, ile klocków gdzie stoi. Znajdź tę budowlę.';
    }
  },
  intro: {
    building: 'Budowla z klocków. Ile ich stoi na każdym miejscu, od najdalszego rzędu:',
    plan: 'Plan. Ile klocków stoi na każdym miejscu, od najdalszego rzędu:',
    box: 'Budowla z klocków w pudełku. Ile ich stoi na każdym miejscu, od najdalszego rzędu:',
  },
  row: (row, heights) => `Rząd ${row}: ${heights.join(', ')}.`,
  eye: { left: 'Oko patrzy z lewej strony.', right: 'Oko patrzy z prawej strony.' },
  footprint: (row, filled) => `Rząd ${row}: ${filled.map((is) => (is ? 'klocek' : 'pusto')).join(', ')}.`,
  outline: (heights) => `Wysokości od lewej do prawej: ${heights.join(', ')}.`,
  hints: {
    count: ['Niektóre klocki chowają się pod innymi. Policz też te.', 'Licz wieżę po wieży, rząd po rzędzie.'],
    missing: ['Najpierw pomyśl, ile klocków mieści całe pudełko.', 'Potem odejmij klocki, które już są.'],
    painted: ['Które ściany klocka dotykają innych klocków?', 'Idź warstwa po warstwie, od dołu.'],
    above: ['Z góry widać tylko wierzch.', 'Które miejsca są puste?'],
    side: ['Oko widzi najwyższą wieżę w każdej linii.', 'Zacznij od linii po lewej stronie oka.'],
    plan: ['Najpierw popatrz na najbliższy róg.', 'Porównuj wieże z liczbami po kolei.'],
  },
  feedback: {
    'cubes.mirrored': 'Tu zamieniono lewą stronę z prawą. Porównaj jeden róg.',
    'cubes.one-place': 'Prawie! Sprawdź każde miejsce: czy stoi tam klocek?',
    'cubes.one-height': 'Prawie! Policz klocki w każdej wieży.',
  },
  steps: {
    row: (row, heights, total) => `Rząd ${row}: ${sum(heights, total)}.`,
    count: (sums, total) => `Wszystkie rzędy razem: ${sum(sums, total)}.`,
    box: ({ rows, columns, floors, full }) => `Całe pudełko mieści ${rows} · ${columns} · ${floors} = ${full}.`,
    built: (cubes) => `W budowli: ${counted(cubes, 'cube')}.`,
    missing: (full, cubes, missing) => `Brakuje: ${full} − ${cubes} = ${missing}.`,
    floor: (floor, cubes) => `Warstwa ${floor} od dołu, takie klocki: ${cubes}.`,
    painted: (counts, total) => `Wszystkie warstwy razem: ${sum(counts, total)}.`,
    above: (at, isFilled) => `${place(at)}: ${isFilled ? 'tu stoi klocek' : 'tu jest pusto'}.`,
    side: (line, height) => `Linia ${line} od lewej: wysokość najwyższej wieży to ${height}.`,
    plan: (at, height) => `${place(at)}: ${counted(height, 'cube')}.`,
    chooseAbove: (rows) =>
      `Odpowiedź: obrazek, na którym klocki stoją tak: ${rows.map(({ row, columns }) => `rząd ${row} – ${list(columns.map(String))}`).join('; ')}.`,
    chooseSide: (heights) => `Odpowiedź: obrazek z taką wysokością: ${heights.join(', ')}.`,
    choosePlan: (rows) => `Odpowiedź: budowla z takimi wieżami: ${rows.map((row) => row.join(', ')).join('; ')}.`,
  },
  praise: (task, answer) =>
    task === 'count' || task === 'missing' || task === 'painted'
      ? `Tak! ${counted(answer, 'cube')}.`
      : 'Tak! Właśnie tak wygląda.',
};
