import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Clue, Leg, Near, Side } from '../params.ts';
import type { Task, Words } from './shape.ts';

const { noun, counted, spelled, list, capital } = speak('tr');

/** "Kedinin hemen solu": sol, sağ, üst and alt with the endings that the sentences need. */
interface Place {
  /** Solunda. */
  readonly at: string;
  /** Solundaki. */
  readonly which: string;
  /** Soluna. */
  readonly to: string;
}

const sides: Readonly<Record<Side, Place>> = {
  left: { at: 'hemen solunda', which: 'hemen solundaki', to: 'hemen soluna' },
  right: { at: 'hemen sağında', which: 'hemen sağındaki', to: 'hemen sağına' },
  above: { at: 'hemen üstünde', which: 'hemen üstündeki', to: 'hemen üstüne' },
  below: { at: 'hemen altında', which: 'hemen altındaki', to: 'hemen altına' },
};
const between: Place = { at: 'arasında', which: 'arasındaki', to: 'arasına' };
const ways: Readonly<Record<Side, string>> = { left: 'sola', right: 'sağa', above: 'yukarı', below: 'aşağı' };

const of = (toy: NounId): string => noun(toy, { case: 'genitive' });
const it = (toy: NounId): string => noun(toy, { case: 'accusative' });
const from = (toy: NounId): string => noun(toy, { case: 'ablative' });
const route = (legs: readonly Leg[], count: typeof counted): string =>
  legs.map(({ side, steps }) => `${count(steps, 'step')} ${ways[side]}`).join(', ');

/** `owner` is a toy in the genitive; the place is told by what it is near to. */
function order(task: Task, owner: string, place: Place): string {
  if (task.do === 'put') return `${capital(it(task.toy))} ${owner} ${place.to} koy.`;
  return capital(`${owner} ${place.which} ${task.do === 'tap' ? 'oyuncağa dokun' : 'oyuncağı bul'}.`);
}

function say(task: Task, clue: Clue, how: { readonly ask: boolean; readonly count: typeof counted }): string {
  switch (clue.kind) {
    case 'near':
    case 'between': {
      const [owner, place] =
        clue.kind === 'near'
          ? [of(clue.near.toy), sides[clue.near.side]]
          : [`${noun(clue.toys[0])} ile ${of(clue.toys[1])}`, between];
      return how.ask && task.do === 'choose'
        ? capital(`${owner} ${place.which} oyuncak hangisi?`)
        : order(task, owner, place);
    }
    case 'both': {
      const also = `${of(clue.also.toy)} ${too(clue.also.toy)} ${sides[clue.also.side].at}`;
      const first = order(task, `bir ${of(clue.near.toy)}`, sides[clue.near.side]);
      return task.do === 'put' ? `${first} Burası bir ${also} olmalı.` : `${first} O, bir ${also}.`;
    }
    case 'walk': {
      const start = `${capital(from(clue.from))} başla: ${route(clue.legs, how.count)}.`;
      if (task.do === 'put') return `${start} ${capital(it(task.toy))} oraya koy.`;
      if (task.do === 'tap') return `${start} Oradaki oyuncağa dokun.`;
      return how.ask ? `${start} Orada hangi oyuncak var?` : `${start} Oradaki oyuncağı bul.`;
    }
  }
}

/** "da" or "de" after a genitive, by its last vowel. */
function too(toy: NounId): string {
  return /[aıou][^aeıioöuü]*$/.test(of(toy)) ? 'da' : 'de';
}

const beside = ({ side, toy }: Near): string => `bir ${of(toy)} ${sides[side].at}`;

export const tr: Words = {
  title: 'Oyuncak rafı',
  question: (task, clue) => say(task, clue, { ask: true, count: counted }),
  narration: (task, clue) => say(task, clue, { ask: false, count: spelled }),
  shelf: (shelf, toys) => `Raf ${shelf}: ${toys.map((toy) => (toy === null ? 'boş' : noun(toy))).join(', ')}.`,
  spot: ({ shelf, place }, toy) => `Raf ${shelf}, yer ${place}${toy === null ? '' : `: ${noun(toy)}`}`,
  toy: (toy) => capital(noun(toy)),
  hints: {
    near: ['Önce adı geçen oyuncağı bul.', 'Şimdi tam yanına bak. Hangi yanına?'],
    between: ['Önce adı geçen iki oyuncağı bul.', 'Şimdi tam ortalarına bak.'],
    both: ['İki şey aynı anda doğru olmalı.', 'Birincisine uyan bütün yerleri bul. Sonra ikincisine bak.'],
    walk: ['Parmağını ilk oyuncağın üstüne koy.', 'Parmağını adım adım yürüt ve say.'],
  },
  feedback: {
    'position.other-side': 'Orası öbür yan. Hangi yan olduğunu elinle göster.',
    'position.other-direction': 'Yukarı mı, aşağı mı, yana mı? Bir daha dinle.',
    'position.the-named-one': 'Bu oyuncak nereye bakacağını gösteriyor. Onun yanına bak.',
    'position.too-far': 'Orası bir adım fazla uzak. Tam yanına bak.',
    'position.beside-not-between': 'Bu, yalnız birine yakın. Tam ortaya bak.',
    'position.one-half-only': 'Bu, sözün yalnız yarısına uyuyor. Sonuna kadar oku.',
    'position.miscounts-steps': 'Çok yaklaştın! Adımları bir daha say.',
  },
  steps: {
    locate: (toy) => `Burada ${noun(toy)} var.`,
    locateTwo: (one, two) => `Burada ${noun(one)} ile ${noun(two)} var.`,
    look: {
      left: 'Onun hemen soluna bak.',
      right: 'Onun hemen sağına bak.',
      above: 'Onun hemen üstüne bak.',
      below: 'Onun hemen altına bak.',
    },
    middle: 'Tam ortadaki yere bak.',
    fits: (near, toys) => `${capital(beside(near))} duranlar: ${list(toys.map((toy) => noun(toy)))}.`,
    free: (near, count) => `${capital(beside(near))} kalan boş yerler: ${count}.`,
    leg: (side, steps) => `${counted(steps, 'step')} ${ways[side]} git.`,
    answer: (toy) => `Cevap: ${noun(toy)}.`,
    put: (toy, { shelf, place }) => `${capital(it(toy))} buraya koy: raf ${shelf}, yer ${place}.`,
  },
  praise: (toy) => `Evet! Orada ${noun(toy)} var.`,
  praisePut: 'Evet! Yeri tam orası.',
};
