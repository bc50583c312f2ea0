import type { Step } from '../../../core/family.ts';
import { agree, howMany, many, the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { CountParams } from '../params.ts';
import { ownThing } from './shape.ts';
import type { FieldParams, Words } from './shape.ts';

const { capital, colour, counted, spelled } = speak('pt-br');

export const ptBr: Words = {
  title: 'Conte',
  card: 'Cartão',
  picture: 'Na figura',
  cards: 'Cartões com grupos de coisas para contar.',
  touch: 'Toque em cada um e conte em voz alta.',
  size: 'Grande ou pequeno, tanto faz. Importa quantos são.',
  pairs: 'Forme pares. Quem fica sem par?',
  mark: 'Comece pelo canto. Vá linha por linha.',
  only: 'Primeiro ache o que contar. Pule o resto.',
  feedback: {
    'count.big-is-many': 'Esses são maiores, mas não são mais. Conte.',
    'count.small-is-few': 'Esses são menores, mas não são menos. Conte.',
    'count.just-as-many': 'Aqui a quantidade é a mesma. Leia a pergunta de novo.',
    'count.one-more': 'Quase! Conte este cartão mais uma vez.',
    'count.one-less': 'Quase! Conte este cartão mais uma vez.',
    'count.far': 'Não é este. Conte um por um.',
  },
  yes: 'Isso!',
  all: 'Você contou direitinho.',
  ask: (params, isSpoken) => ask(params, isSpoken),
  step: (params, one) => step(params, one),
};

function ask(params: CountParams, isSpoken: boolean): string {
  if (params.kind === 'field') return askField(params, isSpoken);
  const things = many(params.object);
  const { task } = params;
  const number = isSpoken ? spelled : counted;
  switch (task.ask) {
    case 'most':
      return isSpoken ? `Encontre o cartão que tem mais ${things}.` : `Qual cartão tem mais ${things}?`;
    case 'fewest':
      return isSpoken ? `Encontre o cartão que tem menos ${things}.` : `Qual cartão tem menos ${things}?`;
    case 'as-many': {
      const model = the(task.model[0]?.object ?? 'apple', 'many');
      return isSpoken
        ? `Conte ${model}. Encontre o cartão com a mesma quantidade de ${things}.`
        : `Conte ${model}. Qual cartão tem a mesma quantidade de ${things}?`;
    }
    case 'exactly':
      return `Escolha todos os cartões com ${number(task.number, params.object)}.`;
    case 'more-than':
      return `Escolha um cartão com mais de ${number(task.number, params.object)}.`;
    case 'fewer-than':
      return `Escolha um cartão com menos de ${number(task.number, params.object)}.`;
  }
}

function askField(params: FieldParams, isSpoken: boolean): string {
  const { task } = params;
  const own = ownThing(params, colour);
  switch (task.ask) {
    case 'all':
    case 'colour':
      return isSpoken ? `Conte ${the(own, 'many')}.` : `${capital(howMany(own))} há na figura?`;
    case 'not':
      return isSpoken
        ? `Conte tudo, menos ${the(own, 'many')}.`
        : `Conte tudo, menos ${the(own, 'many')}. Quanto dá ao todo?`;
    case 'difference': {
      const than = many(task.than ?? task.object);
      return isSpoken
        ? `Descubra ${howMany(own)} há a mais do que ${than}.`
        : `${capital(howMany(own))} há a mais do que ${than}?`;
    }
  }
}

function step(params: CountParams, { key, args }: Step): string {
  const count = Number(args['count']);
  if (params.kind === 'cards') {
    switch (key) {
      case 'model':
        return `Conte primeiro o modelo: ${count}.`;
      case 'cards':
        return `Conte cada cartão: ${String(args['counts']).split(' ').join(', ')}.`;
      case 'compare':
        return compare[String(args['ask'])]?.(Number(args['number'])) ?? '';
      default:
        return Number(args['cards']) > 1
          ? 'Todos os cartões verdes estão certos.'
          : `A resposta: ${counted(count, params.object)}.`;
    }
  }
  const { task } = params;
  const own = ownThing(params, colour);
  switch (key) {
    case 'leave':
      return task.ask === 'not' ? `Deixe de lado ${the(task.object, 'many')}.` : 'Deixe de lado todo o resto.';
    case 'own':
      return task.ask === 'not'
        ? `Conte todo o resto, um por um: ${count}.`
        : `Conte ${the(own, 'many')}, ${agree(own, 'um por um', 'uma por uma')}: ${count}.`;
    case 'than':
      return `Conte ${the(task.than ?? task.object, 'many')}: ${count}. Forme pares.`;
    default:
      return task.ask === 'difference' ? `Sem par: ${count}.` : `A resposta: ${count}.`;
  }
}

const compare: Readonly<Record<string, (n: number) => string>> = {
  most: () => 'Procure o maior número.',
  fewest: () => 'Procure o menor número.',
  'as-many': () => 'Procure o mesmo número.',
  exactly: (n) => `Procure o número ${n}.`,
  'more-than': (n) => `Procure números maiores que ${n}.`,
  'fewer-than': (n) => `Procure números menores que ${n}.`,
};
