import { speak } from '../../../lang/speak.ts';
import type { Gender } from '../../../lang/grammar.ts';
import type { Spelling, Trip, Words } from './shape.ts';

const { capital, counted, list, noun, numeral, spelled } = speak('uk');

const numbers = (values: readonly number[], spelling: Spelling): string =>
  list(values.map((value) => number(value, spelling)));
const number = (value: number, spelling: Spelling, gender: Gender = 'masculine'): string =>
  spelling === 'digits' ? String(value) : numeral(value, gender);

const trip = ({ isBack, crew }: Trip): string => `${isBack ? 'назад' : 'туди'} ${list(crew.map((one) => noun(one)))}`;

export const uk: Words = {
  title: { pour: 'Відміряй воду', ferry: 'Через річку', flip: 'Переверни монети', pay: 'Якнайменше монет' },
  ask: {
    pour: ({ jugs, target, hasTap }, spelling) => {
      const litres = spelling === 'digits' ? counted(target, 'litre') : spelled(target, 'litre');
      const size = `Об’єм глечиків у літрах: ${numbers(jugs, spelling)}.`;
      const given = hasTap
        ? `${size} Один хід: наповнити глечик, вилити його або перелити.`
        : `${size} Найбільший повний. Один хід: перелити з одного глечика в інший.`;
      const stop = 'Лий, доки один не спорожніє або не наповниться.';
      return `${given} ${stop} За яку найменшу кількість ходів можна отримати ${litres}?`;
    },
    ferry: ({ weights, limit }, spelling) =>
      `Усім треба на інший берег. Вага звірів: ${numbers(weights, spelling)}. Човен витримує не більше ніж ${number(limit, spelling)}. Хтось завжди має веслувати. Скільки разів щонайменше човен перепливе річку?`,
    flip: (width, spelling) =>
      `За один хід перевертають ${number(width, spelling, 'feminine')} сусідні монети. За яку найменшу кількість ходів усі покажуть зірку?`,
    pay: ({ values, sum }, spelling) =>
      `Є багато монет: ${numbers(values, spelling)}. Заплати рівно ${number(sum, spelling)}. Скільки монет треба щонайменше?`,
  },
  alt: {
    pour: ({ jugs, target, hasTap }) =>
      `Глечики, об’єм у літрах: ${list(jugs.map(String))}. ${hasTap ? 'Є кран, усі глечики порожні.' : 'Найбільший повний, решта порожні.'} Треба: ${counted(target, 'litre')}.`,
    ferry: (herd, limit) =>
      `Звірі на лівому березі річки: ${herd.map(({ animal, weight }) => `${noun(animal)} ${weight}`).join(', ')}. Човен витримує ${limit}.`,
    flip: (coins) =>
      `Ряд монет: ${coins.map((isUp, index) => `${index + 1} ${isUp ? 'зірка' : 'зворот'}`).join(', ')}.`,
    pay: (values, sum) => `Монети: ${list(values.map(String))}. Ціна: ${sum}.`,
  },
  hints: {
    pour: ['Після кожного ходу записуй, скільки води в глечиках.', 'Що могло бути в глечиках просто перед кінцем?'],
    ferry: ['Хтось має повернути човен. Хто легкий?', 'Завантажуй човен якнайкраще.'],
    flip: ['Подивися на першу монету. Її змінює лише один хід.', 'Той самий хід двічі нічого не змінює.'],
    pay: ['Почати з найбільшої монети не завжди краще.', 'Спробуй узяти кілька середніх монет.'],
  },
  feedback: {
    'search.one-move-forgotten': 'Зовсім близько! Пройди все хід за ходом і полічи.',
    'search.one-move-too-many': 'Зовсім близько! Частину шляху можна скоротити.',
    'search.too-few': 'Перевір: чи все готово за стільки ходів?',
    'search.detour': 'Так вийде, але це гак. Пошукай коротший шлях.',
    'search.largest-first': 'Це якщо почати з найбільшої. Спробуй почати інакше.',
  },
  steps: {
    pour: (states) => `У глечиках по черзі: ${states.join('; ')}.`,
    ferry: (trips) => `${capital(trips.map(trip).join('; '))}.`,
    flip: (turns) => `Переверни монети ${list(turns)}.`,
    greedy: (coins, sum) => `Спершу найбільші: ${coins.join(' + ')} = ${sum}. Монет: ${coins.length}.`,
    pay: (coins, sum) => `Краще так: ${coins.join(' + ')} = ${sum}.`,
    answer: {
      pour: (moves) => `Коротше ніяк не вийде. Найменша кількість ходів: ${moves}.`,
      ferry: (moves) => `Тепер усі на тому березі, і швидше не можна. Переправ: ${moves}.`,
      flip: (moves) => `Усі зірки видно, і за менше ходів не вийде. Ходів: ${moves}.`,
      pay: (moves) => `Меншою кількістю монет цієї суми не зібрати. Монет: ${moves}.`,
    },
  },
  praise: 'Так! Коротше не можна.',
};
