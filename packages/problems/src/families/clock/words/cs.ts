import { are } from '../../../lang/cs/prepositions.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { counted, noun, spelled } = speak('cs');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
/** "tři hodiny a pět minut". */
const spoken = ({ hour, minutes }: Time): string =>
  [spelled(hour, 'hour'), ...(minutes === 0 ? [] : [spelled(minutes, 'minute')])].join(' a ');
/** "jsou na hodinách tři hodiny". */
const onClock = (time: Time): string => `${are(time.hour)} na hodinách ${spoken(time)}`;
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `malá ručička ukazuje na ${hour}, velká na 12`
    : `malá ručička je za číslem ${hour}, velká ukazuje na ${minutes / 5}`;

/** "za 1 hodinu", "za 2 hodiny", "za 5 hodin". */
const later = (n: number, unit: NounId): string =>
  `za ${n === 1 ? `1 ${noun(unit, { case: 'accusative' })}` : counted(n, unit)}`;
const laterSpoken = (n: number, unit: 'hour' | 'minute' | 'day'): string => {
  const one = `${unit === 'day' ? 'jeden' : 'jednu'} ${noun(unit, { case: 'accusative' })}`;
  return `za ${n === 1 ? one : spelled(n, unit)}`;
};

export const cs: Words = {
  title: 'Hodiny a kalendář',
  question: {
    hour: () => 'Kolik hodin ukazují hodiny?',
    minutes: () => 'Kolik minut uplynulo od celé hodiny?',
    'later-hour': ({ by }) => `Kolik hodin bude ${later(by, 'hour')}?`,
    'hours-between': () => 'Kolik hodin uplyne mezi časy na obou hodinách?',
    'minutes-between': () => 'Kolik minut uplyne mezi časy na obou hodinách?',
    date: ({ by }) => `Dnes je žlutý den. Kolikátého bude ${later(by, 'day')}?`,
    find: ({ time }) => `Na kterých hodinách je ${plate(time)}?`,
    'find-later': ({ time, by }) => `Je ${plate(time)}. Které hodiny ukazují čas ${later(by, 'minute')}?`,
    set: ({ time }) => `Otoč ručičky. Ať hodiny ukazují ${plate(time)}.`,
    'set-later': ({ time, by }) => `Je ${plate(time)}. Nastav čas, který bude ${later(by, 'minute')}.`,
  },
  narration: {
    hour: () => 'Zjisti, kolik hodin ukazují hodiny.',
    minutes: () => 'Zjisti, kolik minut uplynulo od celé hodiny.',
    'later-hour': ({ by }) => `Zjisti, kolik hodin bude ${laterSpoken(by, 'hour')}.`,
    'hours-between': () => 'Zjisti, kolik hodin uplyne mezi časy na obou hodinách.',
    'minutes-between': () => 'Zjisti, kolik minut uplyne mezi časy na obou hodinách.',
    date: ({ by }) => `Dnes je žlutý den. Zjisti, kolikátého bude ${laterSpoken(by, 'day')}.`,
    find: ({ time }) => `Najdi hodiny, na kterých ${are(time.hour)} ${spoken(time)}.`,
    'find-later': ({ time, by }) =>
      `Teď ${onClock(time)}. Najdi hodiny, které ukazují čas ${laterSpoken(by, 'minute')}.`,
    set: ({ time }) => `Otoč ručičky. Ať ${onClock(time)}.`,
    'set-later': ({ time, by }) => `Teď ${onClock(time)}. Nastav čas, který bude ${laterSpoken(by, 'minute')}.`,
  },
  alt: {
    face: (time) => `Hodiny: ${hands(time)}.`,
    two: (first, second) => `První hodiny: ${hands(first)}. Druhé hodiny: ${hands(second)}.`,
    plate: (time) => `Na tabulce je ${plate(time)}.`,
    later: (minutes) => `Později o: ${minutes}.`,
    sheet: (days, date) => `List kalendáře. Dní v měsíci: ${days}. Žlutý den: ${date}.`,
    variant: (time) => `Hodiny: ${hands(time)}`,
  },
  hints: {
    read: ['Malá červená ručička ukazuje hodinu.', 'Velká modrá ručička ukazuje minuty.'],
    set: ['Nejdřív nastav velkou modrou ručičku.', 'Potom malou červenou: ta ukazuje hodinu.'],
    pass: ['Nejdřív přečti dřívější čas.', 'Zastav se na celé hodině a pak jdi dál.'],
    date: ['Jeden řádek kalendáře je jeden týden.', 'Stejný den za týden je hned pod ním.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Tolik je teď. Ať jdou ručičky dál.',
    'clock.next-hour': 'Podívej se ještě jednou na malou červenou ručičku.',
    'clock.opposite-hour': 'Malá červená ručička ukazuje na opačnou stranu. Podívej se.',
    'clock.other-hour': 'Podívej se ještě jednou na malou červenou ručičku.',
    'clock.long-hand': 'Hodina sedí. Podívej se na velkou modrou ručičku.',
    'clock.both-hands': 'Podívej se na obě ručičky, na jednu po druhé.',
  },
  steps: {
    hourHand: (hour) => `Malá ručička ukazuje na ${hour}.`,
    longHand: (mark) => `Velká ručička ukazuje na ${mark}.`,
    fives: (mark, minutes) => `Každé číslo je 5 minut: ${mark} · 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Posuň ji dál o ${hours}: přijde na ${hour}.`,
    twoFaces: (from, to) => `Na hodinách je ${from} a ${to}.`,
    rounds: (hours) => `Velká ručička je zase na svém místě, počítej celé hodiny: ${hours}.`,
    minutesOn: (minutes) => `Velká ručička jde dál: ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `Do celé hodiny: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `Po celé hodině: ${second}. Dohromady: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Nejdřív celé týdny: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Potom dny: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Je ${from}, ${later(minutes, 'minute')} bude ${to}.`,
    longAt: (mark) => `Velká ručička ukazuje na ${mark}.`,
    shortAt: (hour) => `Malá ručička ukazuje na ${hour}.`,
    shortPast: (hour, next) => `Malá ručička je mezi ${hour} a ${next}.`,
    answer: {
      hour: (n) => `Odpověď: ${n}.`,
      minutes: (n) => `Odpověď: ${counted(n, 'minute')}.`,
      hours: (n) => `Odpověď: ${counted(n, 'hour')}.`,
      date: (n) => `Odpověď: ${n}.`,
    },
    answerTime: (time) => `Hodiny tedy ukazují ${time}.`,
  },
  praise: (answer) => `Ano! Správně: ${answer}.`,
  strings: {
    hour: 'Malá červená ručička',
    minute: 'Velká modrá ručička',
    mark: (mark) => `ukazuje na ${mark}`,
  },
};
