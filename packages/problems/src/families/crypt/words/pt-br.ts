import type { Place, Words } from './shape.ts';

export const ptBr: Words = {
  title: 'Letras no lugar de números',
  rules:
    'As letras escondem algarismos. Letras diferentes escondem algarismos diferentes. Nenhum número começa com zero.',
  ask: (letter) => `Qual algarismo ${letter} esconde?`,
  find: (letter) => `Encontre o algarismo que ${letter} esconde.`,
  alt: (addends, total) => `Uma conta armada: ${addends.join(' + ')} = ${total}.`,
  hints: {
    ones: 'Siga as colunas da direita para a esquerda.',
    carry: 'Lembre-se do que vai para a próxima coluna.',
    begin: 'Comece por esta coluna.',
  },
  feedback: {
    'crypt.forgets-the-carry': 'Perto! Você se lembrou do vai um?',
    'crypt.begins-with-zero': 'Nenhum número começa com zero. Onde está essa letra?',
    'crypt.another-letter': 'Confira cada coluna de novo. Talvez outra letra esconda esse.',
    'crypt.takes-a-shown-digit': 'Ponha esse algarismo nas colunas. A conta dá certo?',
  },
  steps: {
    only: (place, letter, digit) => `Olhe as ${places[place]}. Só um algarismo serve: ${letter} = ${digit}.`,
    left: (place, letter, digits) => `Olhe as ${places[place]}. Sobram para ${letter}: ${digits.join(', ')}.`,
    tried: (letter, wrong) =>
      `Teste os algarismos que sobram para ${letter}. Estes não dão certo: ${wrong.join(', ')}.`,
    fits: (sum) => `Confira. A conta dá certo assim: ${sum}.`,
    answer: (letter, digit) => `A resposta: ${letter} = ${digit}.`,
  },
  praise: (letter, digit) => `Isso! ${letter} = ${digit}.`,
};

const places: Readonly<Record<Place, string>> = {
  0: 'unidades',
  1: 'dezenas',
  2: 'centenas',
  3: 'unidades de milhar',
  4: 'dezenas de milhar',
};
