import type { Step } from '../../../core/family.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { colour, counted, described, genderOf, noun, numeral, spelled } = speak('pl');

export const pl: Words = {
  title: 'Policz',
  card: 'Karta',
  picture: 'Na obrazku',
  cards: 'Karty z rzeczami do policzenia.',
  touch: 'Dotykaj po kolei i licz na głos.',
  size: 'Wielkość nie jest ważna. Liczy się, ile ich jest.',
  pairs: 'Połącz w pary. Co zostało bez pary?',
  mark: 'Zacznij w rogu. Licz rząd po rzędzie.',
  only: 'Najpierw znajdź to, co liczysz. Resztę pomiń.',
  feedback: {
    'count.big-is-many': 'Są większe, ale nie jest ich więcej. Policz.',
    'count.small-is-few': 'Są mniejsze, ale nie jest ich mniej. Policz.',
    'count.just-as-many': 'Tu jest dokładnie tyle samo. Przeczytaj zadanie jeszcze raz.',
    'count.one-more': 'Bardzo blisko! Policz tę kartę jeszcze raz.',
    'count.one-less': 'Bardzo blisko! Policz tę kartę jeszcze raz.',
    'count.far': 'To nie ta. Licz po jednym.',
  },
  yes: 'Tak!',
  all: 'Wszystko dobrze policzone.',
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
      return isSpoken
        ? `Znajdź kartę, na której jest najwięcej ${things}.`
        : `Na której karcie jest najwięcej ${things}?`;
    case 'fewest':
      return isSpoken
        ? `Znajdź kartę, na której jest najmniej ${things}.`
        : `Na której karcie jest najmniej ${things}?`;
    case 'as-many': {
      const model = noun(task.model[0]?.object ?? 'apple', { case: 'accusative', number: 'many' });
      return isSpoken
        ? `Policz ${model}. Znajdź kartę, na której jest tyle samo ${things}.`
        : `Policz ${model}. Na której karcie jest tyle samo ${things}?`;
    }
    case 'exactly':
      return `Szukamy: ${number(task.number, params.object)}. Wybierz wszystkie takie karty.`;
    case 'more-than':
      return `Wybierz kartę, na której ${things} jest więcej niż ${than}.`;
    case 'fewer-than':
      return `Wybierz kartę, na której ${things} jest mniej niż ${than}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const thing = ownThing(params, colour);
  const ofOwn = described(thing, { case: 'genitive', number: 'many' });
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Policz ${described(thing, { case: 'accusative', number: 'many' })}.` : `Ile tu jest ${ofOwn}?`;
    case 'not':
      return isSpoken ? `Policz wszystko oprócz ${ofOwn}.` : `Policz wszystko oprócz ${ofOwn}. Ile tego jest?`;
    case 'difference': {
      const than = noun(task.than ?? task.object, { case: 'genitive', number: 'many' });
      return isSpoken ? `Sprawdź, o ile więcej jest ${ofOwn} niż ${than}.` : `O ile więcej jest ${ofOwn} niż ${than}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Najpierw policz na obrazku: ${count}.`;
      case 'cards':
        return `Policz na każdej karcie: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Pasują wszystkie zielone karty.'
          : `Odpowiedź: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const many = { case: 'accusative', number: 'many' } as const;
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `Pomiń ${noun(task.object, many)}.` : 'Całą resztę pomiń.';
    case 'own':
      return task.ask === 'not'
        ? `Policz po kolei całą resztę: ${count}.`
        : `Policz po kolei ${described(ownThing(params, colour), many)}: ${count}.`;
    case 'than':
      return `Policz ${noun(task.than ?? task.object, many)}: ${count}. Połącz w pary.`;
    default:
      return task.ask === 'difference' ? `Bez pary: ${count}.` : `Odpowiedź: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Znajdź największą liczbę.',
  fewest: () => 'Znajdź najmniejszą liczbę.',
  'as-many': () => 'Znajdź taką samą liczbę.',
  exactly: (n) => `Znajdź wszędzie liczbę ${n}.`,
  'more-than': (n) => `Szukaj liczb większych niż ${n}.`,
  'fewer-than': (n) => `Szukaj liczb mniejszych niż ${n}.`,
};
