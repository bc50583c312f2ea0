import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { counted, numeral, spelled } = speak('es-mx');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
/** "la", "las" before a time. */
const article = (hour: number): string => (hour === 1 ? 'la' : 'las');
/** "la 1:05", "las 2:05". */
const at = (time: Time): string => `${article(time.hour)} ${plate(time)}`;
/** The same of a time that is already written. */
const atPlate = (text: string): string => `${text.startsWith('1:') ? 'la' : 'las'} ${text}`;
const is = ({ hour }: Time): string => (hour === 1 ? 'Es' : 'Son');
const spoken = ({ hour, minutes }: Time): string => {
  const full = `${article(hour)} ${numeral(hour, 'feminine')}`;
  if (minutes === 0) return `${full} en punto`;
  if (minutes === 15) return `${full} y cuarto`;
  if (minutes === 30) return `${full} y media`;
  return minutes < 30 ? `${full} y ${numeral(minutes)}` : `${full} ${numeral(minutes)}`;
};
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `la manecilla corta señala el ${hour}; la larga, el 12`
    : `la manecilla corta ya pasó del ${hour}; la larga señala el ${minutes / 5}`;

export const esMx: Words = {
  title: 'Reloj y calendario',
  question: {
    hour: () => '¿Qué hora marca el reloj?',
    minutes: () => '¿Cuántos minutos han pasado desde la hora en punto?',
    'later-hour': ({ by }) => `¿Qué hora será dentro de ${counted(by, 'hour')}?`,
    'hours-between': () => '¿Cuántas horas pasan de un reloj al otro?',
    'minutes-between': () => '¿Cuántos minutos pasan de un reloj al otro?',
    date: ({ by }) => `Hoy es el día amarillo. ¿Qué fecha será dentro de ${counted(by, 'day')}?`,
    find: ({ time }) => `¿Qué reloj marca ${at(time)}?`,
    'find-later': ({ time, by }) =>
      `${is(time)} ${at(time)}. ¿Qué reloj muestra la hora ${counted(by, 'minute')} después?`,
    set: ({ time }) => `Gira las manecillas. Haz que el reloj marque ${at(time)}.`,
    'set-later': ({ time, by }) => `${is(time)} ${at(time)}. Adelanta el reloj ${counted(by, 'minute')}.`,
  },
  narration: {
    hour: () => 'Averigua qué hora marca el reloj.',
    minutes: () => 'Averigua cuántos minutos han pasado desde la hora en punto.',
    'later-hour': ({ by }) => `Averigua qué hora será dentro de ${spelled(by, 'hour')}.`,
    'hours-between': () => 'Averigua cuántas horas pasan de un reloj al otro.',
    'minutes-between': () => 'Averigua cuántos minutos pasan de un reloj al otro.',
    date: ({ by }) => `Hoy es el día amarillo. Averigua qué fecha será dentro de ${spelled(by, 'day')}.`,
    find: ({ time }) => `Encuentra el reloj que marca ${spoken(time)}.`,
    'find-later': ({ time, by }) =>
      `${is(time)} ${spoken(time)}. Encuentra el reloj que muestra la hora ${spelled(by, 'minute')} después.`,
    set: ({ time }) => `Gira las manecillas. Haz que el reloj marque ${spoken(time)}.`,
    'set-later': ({ time, by }) => `${is(time)} ${spoken(time)}. Adelanta el reloj ${spelled(by, 'minute')}.`,
  },
  alt: {
    face: (time) => `Un reloj: ${hands(time)}.`,
    two: (first, second) => `Primer reloj: ${hands(first)}. Segundo reloj: ${hands(second)}.`,
    plate: (time) => `Un letrero dice ${plate(time)}.`,
    later: (minutes) => `Minutos después: ${minutes}.`,
    sheet: (days, date) => `Una hoja de calendario. Días del mes: ${days}. El día amarillo: ${date}.`,
    variant: (time) => `Un reloj: ${hands(time)}`,
  },
  hints: {
    read: ['La manecilla corta y roja muestra la hora.', 'La manecilla larga y azul muestra los minutos.'],
    set: ['Primero pon la manecilla larga y azul.', 'Luego la corta y roja: esa muestra la hora.'],
    pass: ['Primero lee la hora que va antes.', 'Detente en la hora en punto y luego sigue.'],
    date: ['Una fila del calendario es una semana.', 'Una semana después queda justo abajo.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Esa es la hora de ahora. Haz avanzar las manecillas.',
    'clock.next-hour': 'Mira otra vez la manecilla corta y roja.',
    'clock.opposite-hour': 'La manecilla corta apunta al otro lado. Mira otra vez.',
    'clock.other-hour': 'Mira otra vez la manecilla corta y roja.',
    'clock.long-hand': 'La hora está bien. Mira la manecilla larga y azul.',
    'clock.both-hands': 'Mira las dos manecillas, una después de la otra.',
  },
  steps: {
    hourHand: (hour) => `La manecilla corta señala el ${hour}.`,
    longHand: (mark) => `La manecilla larga señala el ${mark}.`,
    fives: (mark, minutes) => `Cada número vale 5 minutos: ${mark} × 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Hazla avanzar ${hours}: llega al ${hour}.`,
    twoFaces: (from, to) => `Los relojes marcan ${atPlate(from)} y ${atPlate(to)}.`,
    rounds: (hours) => `La manecilla larga volvió a su lugar, así que cuenta horas completas: ${hours}.`,
    minutesOn: (minutes) => `La manecilla larga avanza ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `Hasta la hora en punto: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) =>
      `Después de la hora en punto: ${second}. En total: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Primero las semanas completas: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Luego los días: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `Empieza a ${atPlate(from)}. ${counted(minutes, 'minute')} después: ${to}.`,
    longAt: (mark) => `La manecilla larga señala el ${mark}.`,
    shortAt: (hour) => `La manecilla corta señala el ${hour}.`,
    shortPast: (hour, next) => `La manecilla corta está entre el ${hour} y el ${next}.`,
    answer: {
      hour: (n) => `La respuesta: ${n}.`,
      minutes: (n) => `La respuesta: ${counted(n, 'minute')}.`,
      hours: (n) => `La respuesta: ${counted(n, 'hour')}.`,
      date: (n) => `La respuesta: ${n}.`,
    },
    answerTime: (time) => `Entonces, el reloj marca ${atPlate(time)}.`,
  },
  praise: (answer) => `¡Sí! Correcto: ${answer}.`,
  strings: {
    hour: 'Manecilla corta y roja',
    minute: 'Manecilla larga y azul',
    mark: (mark) => `señala el ${mark}`,
  },
};
