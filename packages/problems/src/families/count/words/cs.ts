import type { Step } from '../../../core/family.ts';
import { are } from '../../../lang/cs/prepositions.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, genderOf, noun, numeral, spelled } = speak('cs');

export const cs: Words = {
  title: 'Počítej',
  card: 'Kartička',
  picture: 'Na obrázku',
  cards: 'Kartičky s věcmi, které se dají spočítat.',
  touch: 'Na každou věc ukaž a počítej nahlas.',
  size: 'Velikost nevadí. Důležité je, kolik jich je.',
  pairs: 'Dej je do dvojic. Kdo zůstal sám?',
  mark: 'Začni v rohu. Počítej řadu po řadě.',
  only: 'Nejdřív najdi, co se počítá. Ostatní vynech.',
  feedback: {
    'count.big-is-many': 'Jsou větší, ale není jich víc. Spočítej je.',
    'count.small-is-few': 'Jsou menší, ale není jich míň. Spočítej je.',
    'count.just-as-many': 'Tady je jich právě tolik. Přečti si zadání znovu.',
    'count.one-more': 'Skoro! Spočítej tuhle kartičku ještě jednou.',
    'count.one-less': 'Skoro! Spočítej tuhle kartičku ještě jednou.',
    'count.far': 'Tahle ne. Počítej jedno po druhém.',
  },
  yes: 'Ano!',
  all: 'Dobře spočítáno.',
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const things = noun(params.object, { case: 'genitive', number: 'many' });
  const { task } = params;
  const number = isSpoken ? spelled : counted;
  const than = 'number' in task ? (isSpoken ? numeral(task.number, genderOf(params.object)) : String(task.number)) : '';
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Najdi kartičku, kde je nejvíc ${things}.` : `Na které kartičce je nejvíc ${things}?`;
    case 'fewest':
      return isSpoken ? `Najdi kartičku, kde je nejméně ${things}.` : `Na které kartičce je nejméně ${things}?`;
    case 'as-many': {
      const model = noun(task.model[0]?.object ?? 'apple', { case: 'accusative', number: 'many' });
      return isSpoken
        ? `Spočítej ${model}. Najdi kartičku, kde je stejně ${things}.`
        : `Spočítej ${model}. Na které kartičce je stejně ${things}?`;
    }
    case 'exactly':
      return `Vyber všechny kartičky, kde ${are(task.number)} ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Vyber kartičku, kde je ${things} víc než ${than}.`;
    case 'fewer-than':
      return `Vyber kartičku, kde je ${things} méně než ${than}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const thing = ownThing(params, colour);
  const ofOwn = described(thing, { case: 'genitive', number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken
        ? `Spočítej ${described(thing, { case: 'accusative', number: 'many' })}.`
        : `Kolik je tu ${ofOwn}?`;
    case 'not':
      return isSpoken ? `Spočítej všechno kromě ${ofOwn}.` : `Spočítej všechno kromě ${ofOwn}. Kolik toho je?`;
    case 'difference': {
      const than = noun(task.than ?? task.object, { case: 'genitive', number: 'many' });
      return isSpoken ? `Zjisti, o kolik víc je tu ${ofOwn} než ${than}.` : `O kolik víc je tu ${ofOwn} než ${than}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Nejdřív spočítej obrázek: ${count}.`;
      case 'cards':
        return `Spočítej každou kartičku: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Správné jsou všechny zelené kartičky.'
          : `Odpověď: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const many = { case: 'accusative', number: 'many' } as const;
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `Vynech ${noun(task.object, many)}.` : 'Všechno ostatní vynech.';
    case 'own':
      return task.ask === 'not'
        ? `Spočítej po jednom všechno ostatní: ${count}.`
        : `Spočítej ${described(ownThing(params, colour), many)}: ${count}.`;
    case 'than':
      return `Spočítej ${noun(task.than ?? task.object, many)}: ${count}. Dělej dvojice.`;
    default:
      return task.ask === 'difference' ? `Bez dvojice: ${count}.` : `Odpověď: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Hledej největší číslo.',
  fewest: () => 'Hledej nejmenší číslo.',
  'as-many': () => 'Hledej stejné číslo.',
  exactly: (n) => `Hledej všude číslo ${n}.`,
  'more-than': (n) => `Hledej čísla větší než ${n}.`,
  'fewer-than': (n) => `Hledej čísla menší než ${n}.`,
};
