import type { Step } from '../../../core/family.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { capital, colour, counted, described, noun, numeral, spelled } = speak('tr');

export const tr: Words = {
  title: 'Say bakalım',
  card: 'Kart',
  picture: 'Resimde',
  cards: 'Kartlarda sayılacak şeyler var.',
  touch: 'Her birine dokun ve yüksek sesle say.',
  size: 'Büyük ya da küçük olması önemli değil. Kaç tane olduğuna bak.',
  pairs: 'Her birine bir eş bul. Kim yalnız kalıyor?',
  mark: 'Köşeden başla. Satır satır say.',
  only: 'Önce neyi sayacağını bul. Ötekileri atla.',
  feedback: {
    'count.big-is-many': 'Bunlar daha büyük ama daha çok değil. Say bakalım.',
    'count.small-is-few': 'Bunlar daha küçük ama daha az değil. Say bakalım.',
    'count.just-as-many': 'Bunlar tam aynı sayıda. Soruyu bir daha oku.',
    'count.one-more': 'Çok yaklaştın! Bu kartı bir daha say.',
    'count.one-less': 'Çok yaklaştın! Bu kartı bir daha say.',
    'count.far': 'Bu değil. Birer birer say.',
  },
  yes: 'Evet!',
  all: 'Çok güzel saydın.',
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

const them = (id: NounId): string => noun(id, { case: 'accusative', number: 'many' });

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const { task, object } = params;
  const thing = noun(object);
  switch (task.ask) {
    case 'most':
      return isSpoken ? `En çok ${thing} olan kartı bul.` : `En çok ${thing} hangi kartta?`;
    case 'fewest':
      return isSpoken ? `En az ${thing} olan kartı bul.` : `En az ${thing} hangi kartta?`;
    case 'as-many': {
      const count = `${capital(them(task.model[0]?.object ?? 'apple'))} say.`;
      return isSpoken
        ? `${count} Aynı sayıda ${thing} olan kartı bul.`
        : `${count} Hangi kartta aynı sayıda ${thing} var?`;
    }
    case 'exactly':
      return `Üzerinde ${(isSpoken ? spelled : counted)(task.number, object)} olan bütün kartları seç.`;
    case 'more-than':
      return `Üzerinde ${than(task.number, object, isSpoken)} daha fazlası olan bir kart seç.`;
    case 'fewer-than':
      return `Üzerinde ${than(task.number, object, isSpoken)} daha azı olan bir kart seç.`;
  }
}

/** "5 elmadan". */
function than(n: number, thing: NounId, isSpoken: boolean): string {
  return `${isSpoken ? numeral(n) : n} ${noun(thing, { case: 'ablative' })}`;
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const own = ownThing(params, colour);
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken
        ? `${capital(described(own, { case: 'accusative', number: 'many' }))} say.`
        : `Kaç ${described(own)} var?`;
    case 'not': {
      const order = `${capital(described(own, { number: 'many' }))} dışında her şeyi say.`;
      return isSpoken ? order : `${order} Kaç tane?`;
    }
    case 'difference': {
      const others = noun(task.than ?? task.object, { case: 'ablative', number: 'many' });
      return isSpoken
        ? `${capital(described(own, { case: 'genitive', number: 'many' }))} ${others} kaç tane fazla olduğunu bul.`
        : `${capital(described(own, { number: 'many' }))} ${others} kaç tane fazla?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Önce resimdekileri say: ${count}.`;
      case 'cards':
        return `Her kartı say: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1 ? 'Bütün yeşil kartlar doğru.' : `Cevap: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const own = ownThing(params, colour);
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `${capital(them(task.object))} sayma.` : 'Ötekileri sayma.';
    case 'own':
      return task.ask === 'not'
        ? `Geri kalan her şeyi birer birer say: ${count}.`
        : `${capital(described(own, { case: 'accusative', number: 'many' }))} birer birer say: ${count}.`;
    case 'than':
      return `${capital(them(task.than ?? task.object))} say: ${count}. Şimdi ikişer ikişer eşleştir.`;
    default:
      return task.ask === 'difference' ? `Eşsiz kalanlar: ${count}.` : `Cevap: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'En büyük sayıyı ara.',
  fewest: () => 'En küçük sayıyı ara.',
  'as-many': () => 'Aynı sayıyı ara.',
  exactly: (n) => `Şu sayıyı her yerde ara: ${n}.`,
  'more-than': (n) => `Şundan büyük sayıları ara: ${n}.`,
  'fewer-than': (n) => `Şundan küçük sayıları ara: ${n}.`,
};
