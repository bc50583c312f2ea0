import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('uk');
const of = (owner: Parameters<typeof noun>[0]): string => noun(owner, { case: 'genitive' });

export const uk: Words = {
  title: 'Знайди тінь',
  turned: {
    'find-shadow': 'Тіні повернуто.',
    'find-owner': 'Тінь повернуто.',
    match: 'Тіні повернуто.',
  },
  ask: {
    shadow: (owner) => `Де тінь ${of(owner)}?`,
    owner: 'Чия це тінь?',
    match: 'Поклади кожен малюнок до його тіні.',
  },
  find: {
    shadow: (owner) => `Знайди тінь ${of(owner)}.`,
    owner: 'Дізнайся, чия це тінь.',
    match: 'Поклади кожен малюнок до його тіні.',
  },
  alt: {
    shadow: (owner, shadows) => `На малюнку: ${noun(owner)}. Тіней на вибір: ${shadows}.`,
    owner: (pictures) => `Темна тінь. Малюнків на вибір: ${pictures}.`,
    match: (owners) => `Малюнки: ${list(owners.map((one) => noun(one)))}. Над ними їхні тіні.`,
  },
  shadow: (n) => `Тінь ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, малюнок ${n}`,
  hints: {
    edge: 'Проведи пальцем по краю.',
    turned: 'Подумки поверни тінь, щоб вона стояла рівно.',
    mirrored: 'У який бік вона дивиться? Порівняй ліворуч і праворуч.',
    part: 'Подивися на дрібні деталі. Чи всі вони на місці?',
    another: 'Знайди, що стирчить. У яких тіней це є?',
  },
  feedback: {
    'shadow.another-thing': 'Трохи схоже. Порівняй краї ще раз.',
    'shadow.mirrored': 'У який бік вона дивиться? Порівняй ліворуч і праворуч.',
    'shadow.forgets-a-part': 'Подивися на дрібні деталі. Полічи їх.',
  },
  steps: {
    edge: {
      'find-shadow': 'Подивися на край малюнка.',
      'find-owner': 'Подивися на край тіні.',
      match: 'Подивися на край кожної тіні.',
    },
    turn: 'Подумки поверни тінь, щоб вона стояла рівно.',
    another: (other) => `${/^[аоуеиі]/.test(of(other)) ? 'В' : 'У'} ${of(other)} край інший.`,
    others: 'У різних предметів краї різні.',
    mirrored: 'Близнюки, що дивляться в інший бік, не підходять.',
    part: 'Дрібні деталі важливі: вони теж мають збігтися.',
    answer: (owner) => `Це тінь ${of(owner)}: увесь край збігається.`,
    matched: 'Тепер кожен малюнок біля своєї тіні.',
  },
  praise: {
    one: (owner) => `Так! Це тінь ${of(owner)}.`,
    match: 'Так! Кожна тінь має свій малюнок.',
  },
};
