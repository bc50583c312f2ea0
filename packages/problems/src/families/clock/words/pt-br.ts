import { speak } from '../../../lang/speak.ts';
import type { Time, Words } from './shape.ts';

const { counted, numeral, spelled } = speak('pt-br');

const plate = ({ hour, minutes }: Time): string => `${hour}:${String(minutes).padStart(2, '0')}`;
/** "uma hora", "duas e cinco". */
const spoken = ({ hour, minutes }: Time): string =>
  minutes === 0 ? spelled(hour, 'hour') : `${numeral(hour, 'feminine')} e ${numeral(minutes)}`;
const it = ({ hour }: Time): string => (hour === 1 ? 'É' : 'São');
const hands = ({ hour, minutes }: Time): string =>
  minutes === 0
    ? `o ponteiro pequeno aponta para o ${hour}, e o grande, para o 12`
    : `o ponteiro pequeno já passou do ${hour}, e o grande aponta para o ${minutes / 5}`;

export const ptBr: Words = {
  title: 'Relógio e calendário',
  question: {
    hour: () => 'Que horas o relógio marca?',
    minutes: () => 'Quantos minutos já passaram da hora cheia?',
    'later-hour': ({ by }) => `Que horas o relógio vai marcar ${counted(by, 'hour')} depois?`,
    'hours-between': () => 'Quantas horas passam de um relógio ao outro?',
    'minutes-between': () => 'Quantos minutos passam de um relógio ao outro?',
    date: ({ by }) => `Hoje é o dia amarelo. Que dia será ${counted(by, 'day')} depois?`,
    find: ({ time }) => `Qual relógio marca ${plate(time)}?`,
    'find-later': ({ time, by }) =>
      `${it(time)} ${plate(time)}. Qual relógio estará certo ${counted(by, 'minute')} depois?`,
    set: ({ time }) => `Gire os ponteiros até o relógio marcar ${plate(time)}.`,
    'set-later': ({ time, by }) => `${it(time)} ${plate(time)}. Adiante o relógio ${counted(by, 'minute')}.`,
  },
  narration: {
    hour: () => 'Descubra que horas o relógio marca.',
    minutes: () => 'Descubra quantos minutos já passaram da hora cheia.',
    'later-hour': ({ by }) => `Descubra que horas o relógio vai marcar ${spelled(by, 'hour')} depois.`,
    'hours-between': () => 'Descubra quantas horas passam de um relógio ao outro.',
    'minutes-between': () => 'Descubra quantos minutos passam de um relógio ao outro.',
    date: ({ by }) => `Hoje é o dia amarelo. Descubra que dia será ${spelled(by, 'day')} depois.`,
    find: ({ time }) => `Encontre o relógio que marca ${spoken(time)}.`,
    'find-later': ({ time, by }) =>
      `${it(time)} ${spoken(time)}. Encontre o relógio que estará certo ${spelled(by, 'minute')} depois.`,
    set: ({ time }) => `Gire os ponteiros até o relógio marcar ${spoken(time)}.`,
    'set-later': ({ time, by }) => `${it(time)} ${spoken(time)}. Adiante o relógio ${spelled(by, 'minute')}.`,
  },
  alt: {
    face: (time) => `Um relógio: ${hands(time)}.`,
    two: (first, second) => `Primeiro relógio: ${hands(first)}. Segundo relógio: ${hands(second)}.`,
    plate: (time) => `Uma plaquinha mostra ${plate(time)}.`,
    later: (minutes) => `Minutos depois: ${minutes}.`,
    sheet: (days, date) => `Uma folha de calendário. Dias do mês: ${days}. O dia amarelo: ${date}.`,
    variant: (time) => `Um relógio: ${hands(time)}`,
  },
  hints: {
    read: ['O ponteiro pequeno, vermelho, mostra a hora.', 'O ponteiro grande, azul, mostra os minutos.'],
    set: ['Primeiro acerte o ponteiro grande, azul.', 'Depois o pequeno, vermelho: ele mostra a hora.'],
    pass: ['Primeiro leia o horário que vem antes.', 'Pare na hora cheia e depois continue.'],
    date: ['Uma linha do calendário é uma semana.', 'Uma semana depois fica logo abaixo.'],
  },
  feedback: {
    'clock.forgets-to-move-on': 'Esse é o horário de agora. Faça os ponteiros andarem.',
    'clock.next-hour': 'Olhe de novo o ponteiro pequeno, vermelho.',
    'clock.opposite-hour': 'O ponteiro vermelho aponta para o outro lado. Olhe de novo.',
    'clock.other-hour': 'Olhe de novo o ponteiro pequeno, vermelho.',
    'clock.long-hand': 'A hora está certa. Olhe o ponteiro grande, azul.',
    'clock.both-hands': 'Olhe os dois ponteiros, um depois do outro.',
  },
  steps: {
    hourHand: (hour) => `O ponteiro pequeno aponta para o ${hour}.`,
    longHand: (mark) => `O ponteiro grande aponta para o ${mark}.`,
    fives: (mark, minutes) => `Cada número vale 5 minutos: ${mark} × 5 = ${minutes}.`,
    hoursOn: (hours, hour) => `Avance ${hours}: ele chega ao ${hour}.`,
    twoFaces: (from, to) => `Os relógios marcam ${from} e ${to}.`,
    rounds: (hours) => `O ponteiro grande voltou ao lugar, então conte horas inteiras: ${hours}.`,
    minutesOn: (minutes) => `O ponteiro grande avança ${counted(minutes, 'minute')}.`,
    toFull: (minutes) => `Até a hora cheia: ${counted(minutes, 'minute')}.`,
    fromFull: (first, second, sum) => `Depois da hora cheia: ${second}. Ao todo: ${first} + ${second} = ${sum}.`,
    weeks: (from, plus, to) => `Primeiro as semanas inteiras: ${from} + ${plus} = ${to}.`,
    days: (from, plus, to) => `Depois os dias: ${from} + ${plus} = ${to}.`,
    later: (from, minutes, to) => `De ${from}, avance ${counted(minutes, 'minute')}: ${to}.`,
    longAt: (mark) => `O ponteiro grande aponta para o ${mark}.`,
    shortAt: (hour) => `O ponteiro pequeno aponta para o ${hour}.`,
    shortPast: (hour, next) => `O ponteiro pequeno fica entre o ${hour} e o ${next}.`,
    answer: {
      hour: (n) => `A resposta: ${n}.`,
      minutes: (n) => `A resposta: ${counted(n, 'minute')}.`,
      hours: (n) => `A resposta: ${counted(n, 'hour')}.`,
      date: (n) => `A resposta: ${n}.`,
    },
    answerTime: (time) => `Então o relógio marca ${time}.`,
  },
  praise: (answer) => `Isso! Certo: ${answer}.`,
  strings: {
    hour: 'Ponteiro pequeno, vermelho',
    minute: 'Ponteiro grande, azul',
    mark: (mark) => `aponta para o ${mark}`,
  },
};
