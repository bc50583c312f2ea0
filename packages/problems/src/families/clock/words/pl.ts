import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import { ordinal } from '../../../lang/words.ts';
import type { Time, Words } from './shape.ts';

const { adjective, counted, noun, numeral, spelled } = speak('pl');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
/** "siódma", "siódma piętnaście". */
const spoken = ({ hour, minutes }: Time): string => {
  const full = adjective(ordinal(hour), { gender: 'feminine' });
  return minutes === 0 ? full : `${full} ${numeral(minutes, 'feminine')}`;
};
/** After "za": "za 1 godzinę", "za 5 godzin". */
const after = (n: number, id: NounId): string =>
  n === 1 ? `${n} ${noun(id, { case: 'accusative' })}` : counted(n, id);
const afterSpoken = (n: number, id: 'hour' | 'minute' | 'day'): string => {
  if (n !== 1) return spelled(n, id);
  return `${id === 'day' ? 'jeden' : 'jedną'} ${noun(id, { case: 'accusative' })}`;
};
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0 ? `krótka wskazówka na ${hour}, długa na 12` : `krótka wskazówka za ${hour}, długa na ${minutes / 5}`;

export const pl: Words = {
  title: 'Zegar i kalendarz',
  question: {
    hour: () => 'Którą godzinę pokazuje zegar?',
    minutes: () => 'Ile minut minęło od pełnej godziny?',
    'later-hour': ({ by }) => `Która godzina będzie za ${after(by, 'hour')}?`,
    'hours-between': () => 'O ile godzin później jest na drugim zegarze?',
    'minutes-between': () => 'O ile minut później jest na drugim zegarze?',
    date: ({ by }) => `Dziś jest żółty dzień. Który dzień miesiąca będzie za ${after(by, 'day')}?`,
    find: ({ time }) => `Na którym zegarze jest ${plate(time)}?`,
    'find-later': ({ time, by }) => `Jest ${plate(time)}. Co pokaże zegar za ${after(by, 'minute')}?`,
    set: ({ time }) => `Przesuń wskazówki. Niech zegar pokazuje ${plate(time)}.`,
    'set-later': ({ time, by }) => `Jest ${plate(time)}. Ustaw godzinę, która będzie za ${after(by, 'minute')}.`,
  },
  narration: {
    hour: () => 'Sprawdź, którą godzinę pokazuje zegar.',
    minutes: () => 'Sprawdź, ile minut minęło od pełnej godziny.',
    'later-hour': ({ by }) => `Sprawdź, która godzina będzie za ${afterSpoken(by, 'hour')}.`,
    'hours-between': () => 'Sprawdź, o ile godzin później jest na drugim zegarze.',
    'minutes-between': () => 'Sprawdź, o ile minut później jest na drugim zegarze.',
    date: ({ by }) => `Dziś jest żółty dzień. Sprawdź, który dzień miesiąca będzie za ${afterSpoken(by, 'day')}.`,
    find: ({ time }) => `Znajdź zegar, na którym jest ${spoken(time)}.`,
    'find-later': ({ time, by }) => `Jest ${spoken(time)}. Sprawdź, co pokaże zegar za ${afterSpoken(by, 'minute')}.`,
    set: ({ time }) => `Przesuń wskazówki. Niech na zegarze będzie ${spoken(time)}.`,
    'set-later': ({ time, by }) => `Jest ${spoken(time)}. Ustaw godzinę, która będzie za ${afterSpoken(by, 'minute')}.`,
  },
  alt: {
    face: (time) => `Zegar: ${hands(time)}.`,
    two: (first, second) => `Pierwszy zegar: ${hands(first)}. Drugi zegar: ${hands(second)}.`,
    plate: (time) => `Na tabliczce ${plate(time)}.`,
    later: (minutes) => `Później o: ${minutes}.`,
    sheet: (days, date) => `Kartka z kalendarza. Dni w miesiącu: ${days}. Żółty dzień: ${date}.`,
    variant: (time) => `Zegar: ${hands(time)}`,
  },
  hints: {
    read: ['Krótka czerwona wskazówka pokazuje godzinę.', 'Długa niebieska wskazówka pokazuje minuty.'],
    set: ['Najpierw ustaw długą niebieską wskazówkę.', 'Potem krótką czerwoną: ona pokazuje godzinę.'],
    pass: ['Najpierw odczytaj wcześniejszą godzinę.', 'Zatrzymaj się na pełnej godzinie, potem idź dalej.'],
    date: ['Jeden rząd kalendarza to jeden tydzień.', 'Ten sam dzień za tydzień jest tuż pod spodem.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Ta godzina jest teraz. Niech wskazówki pójdą dalej.',
    'clock.next-hour': 'Popatrz jeszcze raz na krótką czerwoną wskazówkę.',
    'clock.opposite-hour': 'Krótka czerwona wskazówka patrzy w przeciwną stronę. Sprawdź.',
    'clock.other-hour': 'Popatrz jeszcze raz na krótką czerwoną wskazówkę.',
    'clock.long-hand': 'Godzina pasuje. Popatrz na długą niebieską wskazówkę.',
    'clock.both-hands': 'Popatrz na obie wskazówki po kolei.',
  },
  steps: {
    hourHand: (hour) => `Krótka wskazówka stoi na ${hour}.`,
    longHand: (mark) => `Długa wskazówka stoi na ${mark}.`,
    fives: (mark, minutes) => `Każda liczba to 5 minut: ${mark} · 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Przesuń ją do przodu o ${hours}: trafi na ${hour}.`,
    twoFaces: (from, to) => `Zegary pokazują ${from} i ${to}.`,
    rounds: (hours) => `Długa wskazówka jest w tym samym miejscu, licz pełne godziny: ${hours}.`,
    minutesOn: (minutes) => `Długa wskazówka idzie dalej: ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `Do pełnej godziny: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `Po pełnej godzinie: ${second}. Razem: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Najpierw całe tygodnie: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Potem dni: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Jest ${from}, za ${after(minutes, 'minute')} będzie ${to}.`,
    longAt: (mark) => `Długa wskazówka stoi na ${mark}.`,
    shortAt: (hour) => `Krótka wskazówka stoi na ${hour}.`,
    shortPast: (hour, next) => `Krótka wskazówka jest między ${hour} a ${next}.`,
    answer: {
      hour: (n) => `Odpowiedź: ${n}.`,
      minutes: (n) => `Odpowiedź: ${counted(n, 'minute')}.`,
      hours: (n) => `Odpowiedź: ${counted(n, 'hour')}.`,
      date: (n) => `Odpowiedź: ${n}.`,
    },
    answerTime: (time) => `A więc na zegarze jest ${time}.`,
  },
  praise: (answer) => `Tak! Zgadza się: ${answer}.`,
  strings: {
    hour: 'Krótka czerwona wskazówka',
    minute: 'Długa niebieska wskazówka',
    mark: (mark) => `stoi na ${mark}`,
  },
};
