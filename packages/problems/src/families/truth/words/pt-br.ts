import type { GrammaticalNumber } from '../../../lang/grammar.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import { a, agree, many as plural, the } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Thing } from '../../../lang/words.ts';
import type { Counted, SaidGroup, SaidQuality, Words } from './shape.ts';

const { adjective, colour: hue, counted, described, noun, spelled } = speak('pt-br');

const thing = ({ noun: id, colour, size }: SaidGroup): Thing => ({
  noun: id,
  adjectives: [...(colour === null ? [] : [hue(colour)]), ...(size === null ? [] : [size])],
});
const many = (group: SaidGroup): string => plural(thing(group));
const one = (group: SaidGroup): string => described(thing(group));
/** "todas as bolas vermelhas". */
const allOf = (group: SaidGroup): string => `${agree(group.noun, 'todos', 'todas')} ${the(thing(group), 'many')}`;

/** What stands after "são" and "é": "bolas", "vermelhas"; "uma bola", "vermelha". It agrees with what is talked about. */
function quality(said: SaidQuality, like: NounId, number: GrammaticalNumber): string {
  if (said.is === 'kind') return number === 'many' ? noun(said.noun, { number }) : a(said.noun);
  return adjective(adjectiveOf(said), { noun: like, number });
}
const adjectiveOf = (said: Exclude<SaidQuality, { is: 'kind' }>) =>
  said.is === 'colour' ? hue(said.colour) : said.size;
/** "uma bola", "um brinquedo vermelho": one that has it. */
const oneWith = (said: SaidQuality, generic: NounId): string =>
  said.is === 'kind' ? a(said.noun) : a({ noun: generic, adjectives: [adjectiveOf(said)] });
const is = (isNot: boolean): string => (isNot ? 'não é' : 'é');
/** Nobody says "0 balão": "nenhum balão (0)". */
const count = ({ n, group }: Counted): string =>
  n === 0 ? `${agree(group.noun, 'nenhum', 'nenhuma')} ${one(group)} (0)` : counted(n, thing(group));
const all = (things: readonly Counted[]): string => things.map(count).join(', ');

export const ptBr: Words = {
  title: 'Verdade ou não?',
  statements: {
    all: (of, are) =>
      `${agree(of.noun, 'Todos', 'Todas')} ${the(thing(of), 'many')} são ${quality(are, of.noun, 'many')}.`,
    none: (of, are) => `${agree(of.noun, 'Nenhum', 'Nenhuma')} ${one(of)} é ${quality(are, of.noun, 'one')}.`,
    notAll: (of, are) => `Nem ${allOf(of)} são ${quality(are, of.noun, 'many')}.`,
    exists: (of) => `Há ${a(thing(of))}.`,
    only: (kind, are) => `Só ${the(kind, 'many')} são ${quality(are, kind, 'many')}.`,
    and: (of, are, too) => `Cada ${one(of)} é ${quality(are, of.noun, 'one')} e ${quality(too, of.noun, 'one')}.`,
    or: (of, are, too) => `Cada ${one(of)} é ${quality(are, of.noun, 'one')} ou ${quality(too, of.noun, 'one')}.`,
    if: ({ noun: id, when, whenNot, then, thenNot }) =>
      `Se ${a(id)} ${is(whenNot)} ${quality(when, id, 'one')}, ${agree(id, 'ele', 'ela')} ${is(thenNot)} ${quality(then, id, 'one')}.`,
    exactly: (of, n) => `Há exatamente ${counted(n, thing(of))}.`,
    exactlySpelled: (of, n) => `Há exatamente ${spelled(n, thing(of))}.`,
    more: (of, than) => `Há mais ${many(of)} que ${many(than)}.`,
    alike: {
      colour: (of) => `${agree(of.noun, 'Todos', 'Todas')} ${the(thing(of), 'many')} são da mesma cor.`,
      size: (of) => `${agree(of.noun, 'Todos', 'Todas')} ${the(thing(of), 'many')} são do mesmo tamanho.`,
    },
    differ: (of) => `Não há ${agree(of.noun, 'dois', 'duas')} ${many(of)} da mesma cor.`,
    eachColour: (are, generic) => `Há ${oneWith(are, generic)} de cada cor.`,
    oneColour: (are, generic) =>
      `Há uma cor em que ${agree(generic, 'todos', 'todas')} ${the(generic, 'many')} são ${quality(are, generic, 'many')}.`,
  },
  choosePicture: {
    single: 'Qual figura combina?',
    multi: 'Escolha todas as figuras que combinam.',
    any: 'Escolha uma figura que combina.',
  },
  chooseStatement: {
    single: 'Olhe a figura. Qual frase é verdadeira?',
    multi: 'Olhe a figura. Escolha todas as frases verdadeiras.',
    any: 'Olhe a figura. Escolha uma frase verdadeira.',
  },
  findStatement: {
    single: 'Olhe a figura. Encontre a frase verdadeira.',
    multi: 'Olhe a figura. Encontre todas as frases verdadeiras.',
    any: 'Olhe a figura. Encontre uma frase verdadeira.',
  },
  altPictures: (count) => `Figuras para escolher: ${count}.`,
  things: all,
  alt: (things) => `Na figura: ${things}.`,
  hints: {
    read: 'Diga a frase devagar. Do que ela fala?',
    pictures: 'Pegue uma figura. Olhe cada coisa que há nela.',
    all: 'Procure uma coisa que não combina.',
    exists: 'Procure uma coisa que tenha tudo isso.',
    count: 'Conte com o dedo.',
    two: 'Separe a frase. Confira primeiro uma metade.',
    if: 'Olhe só os que vêm depois da palavra “se”.',
    colours: 'Pegue uma cor depois da outra.',
  },
  feedback: {
    'truth.turns-it-round': 'Isso é o contrário. O que vem primeiro?',
    'truth.misses-one': 'Quase! Olhe cada um de novo.',
    'truth.some-for-all': 'Alguns sim. E os outros?',
    'truth.ignores-not': 'Cuidado com as palavras pequenas: “não” e “nenhum”.',
    'truth.fits-in-part': 'Uma parte combina. Confira cada palavra.',
    'truth.checks-one-half': 'Uma metade está certa. Agora confira a outra.',
    'truth.miscounts': 'Quase! Conte mais uma vez.',
    'truth.swaps-each-and-one': 'Cada cor ou só uma? Leia de novo.',
  },
  because: {
    'all-keep': 'Confira um por um: cada um combina.',
    'pair-alike': 'Olhe estes dois: eles têm a mesma cor.',
    'pair-differs': 'Olhe estes dois: eles são diferentes.',
    'no-colour-holds': 'Em cada cor há um que não combina.',
    breaks: (group) => `Aqui há ${a(thing(group))}: não combina.`,
    shows: (group) => `Aqui há ${a(thing(group))}.`,
    lacks: (group) => `Aqui não há ${agree(group.noun, 'nenhum', 'nenhuma')} ${one(group)}.`,
    counted: (things) => `Conte: ${all(things)}.`,
    colourFails: (colour) => `Olhe esta cor: ${adjective(hue(colour), { gender: 'masculine' })}. Aqui nada combina.`,
    colourHolds: (colour) => `Olhe esta cor: ${adjective(hue(colour), { gender: 'masculine' })}. Aqui tudo combina.`,
  },
  fits: 'Então esta figura combina.',
  fitsNot: 'Então esta figura não combina.',
  judged: (statement, because, isTrue) =>
    `“${statement}” ${because} ${isTrue ? 'Então é verdade.' : 'Então não é verdade.'}`,
  answerPictures: (things) =>
    things.length > 1
      ? `As figuras que combinam: ${things.join('; ')}.`
      : `A resposta é a figura com: ${things.join('')}.`,
  answerStatements: (statements) => `O que é verdade: ${statements.join(' ')}`,
  praise: { pictures: 'Isso! Combina direitinho.', statements: 'Isso! Você olhou com atenção.' },
};
