import { speak } from '../../../lang/speak.ts';
import type { Spelling, Words } from './shape.ts';

const { list, noun, numeral } = speak('pl');

const number = (value: number, spelling: Spelling): string => (spelling === 'digits' ? String(value) : numeral(value));
/** "3-cyfrowych", "trzycyfrowych". */
const ofDigits = (length: number, spelling: Spelling): string =>
  spelling === 'digits' ? `${length}-cyfrowych` : `${prefixes[length] ?? 'wielo'}cyfrowych`;
const prefixes: Readonly<Record<number, string>> = { 2: 'dwu', 3: 'trzy', 4: 'cztero', 5: 'pięcio', 6: 'sześcio' };
const times = (factors: readonly number[]): string => factors.join(' · ');

export const pl: Words = {
  title: {
    shelves: 'Po jednej z półki',
    roads: 'Ile jest dróg?',
    row: 'Ile jest ustawień?',
    groups: 'Ile jest grup?',
    digits: 'Ile jest liczb?',
    streets: 'Drogi przez miasto',
  },
  ask: {
    shelves: 'Weź po jednej rzeczy z każdej półki. Ile jest możliwości?',
    roads: (from, to) => `Idziesz z ${from} do ${to} i nigdy z powrotem. Ile jest dróg?`,
    row: (rule, one, other) => {
      const said = {
        none: '',
        'at-end': ` Na końcu rzędu chce stać ${noun(one)}.`,
        'not-first': ` Na pierwszym miejscu nie chce stać ${noun(one)}.`,
        together: ` Obok siebie chcą stać ${noun(one)} i ${noun(other)}.`,
      }[rule];
      return `Zwierzęta ustawiają się w rzędzie.${said} Ile jest ustawień?`;
    },
    groups: (size, spelling) =>
      `Wybierasz grupę z tych zwierząt. Liczba zwierząt w grupie: ${number(size, spelling)}. Ile jest możliwości?`,
    digits: ({ digits, length, canRepeat }, spelling) => {
      const given = list(digits.map((digit) => number(digit, spelling)));
      const repeat = canRepeat ? 'Cyfry mogą się powtarzać.' : 'Cyfry nie mogą się powtarzać.';
      return `Masz cyfry ${given}. ${repeat} Ile jest liczb ${ofDigits(length, spelling)}?`;
    },
    streets: (isClosed) =>
      `Idziesz tylko w prawo i w górę.${isClosed ? ' Jedno skrzyżowanie jest zamknięte.' : ''} Ile dróg prowadzi do celu?`,
  },
  alt: {
    shelves: (sizes) => sizes.map((size, index) => `Półka ${index + 1}, rzeczy: ${size}.`).join(' '),
    roads: (roads) => `Drogi. ${roads.map(({ from, to, count }) => `Z ${from} do ${to}: ${count}`).join('. ')}.`,
    things: (things) => `Zwierzęta: ${list(things.map((thing) => noun(thing)))}.`,
    digits: (digits) => `Karty z cyframi: ${list(digits.map(String))}.`,
    streets: ({ wide, high, closed }) =>
      `Miasto z prostych ulic. Do celu, licząc ulice: w prawo ${wide}, w górę ${high}.${closed === null ? '' : ` Zamknięte skrzyżowanie: w prawo ${closed[0]}, w górę ${closed[1]}.`}`,
  },
  hints: {
    shelves: ['Trzymaj jedną rzecz z pierwszej półki. Co do niej pasuje?', 'Z każdą inną jest tak samo.'],
    roads: ['Najpierw policz drogi do następnego miasta.', 'Do każdej z nich pasuje każda następna droga.'],
    row: ['Kto może stać na pierwszym miejscu?', 'Kto zostaje na następne miejsce?'],
    groups: ['Trzymaj jedno zwierzę. Kto do niego dołączy?', 'Ta sama grupa w innej kolejności nie jest nowa.'],
    digits: ['Które cyfry mogą stać z przodu?', 'Co zostaje na następne miejsce?'],
    streets: ['Przy każdym skrzyżowaniu zapisz, ile dróg tam prowadzi.', 'Przychodzisz tam z lewej albo z dołu.'],
  },
  feedback: {
    'combi.adds': 'Nie dodawaj. Każda rzecz łączy się z każdą inną.',
    'combi.counts-twice': 'Czy ta sama grupa nie jest policzona dwa razy? Kolejność jest nieważna.',
    'combi.forgets-the-rule': 'Przeczytaj zasadę jeszcze raz. Nie wszystko jest dozwolone.',
    'combi.misses-some': 'Kilku brakuje. Zapisuj wszystko po kolei.',
    'combi.too-many': 'Coś jest policzone za często. Zapisuj wszystko po kolei.',
  },
  steps: {
    product: (factors, result) => `Wybory jeden po drugim: ${times(factors)} = ${result}.`,
    divide: (all, by, result) => `Każda grupa jest policzona kilka razy, dokładnie ${by}: ${all} : ${by} = ${result}.`,
    zero: (count) => `Zero nie może stać z przodu. Cyfry na pierwsze miejsce: ${count}.`,
    town: (town, terms, result) =>
      `Drogi do ${town}: ${terms.map(([ways, roads]) => `${ways} · ${roads}`).join(' + ')} = ${result}.`,
    first: (who, factors, result) => `Niedozwolone, gdy na początku jest ${noun(who)}: ${times(factors)} = ${result}.`,
    minus: (all, bad, result) => `Odejmij je: ${all} − ${bad} = ${result}.`,
    tied: (factors, result) => `Potraktuj dwoje sąsiadów jak jedno: ${times(factors)} = ${result}.`,
    ends: (who, factors, result) => `Na lewym końcu stoi ${noun(who)}, a reszta dalej: ${times(factors)} = ${result}.`,
    double: (all, result) => `Na odwrót też się da: ${all} · 2 = ${result}.`,
    street: (street, ways) => `Ulica ${street} od dołu, drogi do każdego skrzyżowania: ${ways.join(', ')}.`,
    answer: (total) => `Odpowiedź: ${total}.`,
  },
  praise: (total) => `Tak! Razem: ${total}.`,
};
