import type { Words } from './shape.ts';

export const ptBr: Words = {
  title: 'Cavaleiros e mentirosos',
  rule: 'Cavaleiros sempre dizem a verdade. Mentirosos nunca.',
  quote: (who, speech) => `${who}: “${speech}”`,
  speeches: {
    knight: (a) => `${a} é cavaleiro.`,
    liar: (a) => `${a} é mentiroso.`,
    same: (a, b) => `${a} e ${b} são do mesmo tipo.`,
    differ: (a, b) => `${a} e ${b} não são do mesmo tipo.`,
    bothKnights: (a, b) => `${a} e ${b} são cavaleiros.`,
    bothLiars: (a, b) => `${a} e ${b} são mentirosos.`,
    either: (a, b) => `Pelo menos um, ${a} ou ${b}, é mentiroso.`,
    count: (n) => `O número de mentirosos aqui é exatamente ${n}.`,
  },
  ask: { single: 'Quem é o único cavaleiro?', multi: 'Quem é cavaleiro? Escolha todos.' },
  find: { single: 'Encontre o único cavaleiro.', multi: 'Encontre todos os cavaleiros.' },
  alt: (count) => `Personagens com balões de fala: ${count}.`,
  speaker: (who) => `Personagem ${who}`,
  hints: ['Suponha que um deles é cavaleiro.', 'O que vem daí? Tudo combina?'],
  feedback: {
    'knights.trusts-the-word': 'Alguém diz que esse é cavaleiro. Será verdade?',
    'knights.believes-the-accuser': 'Esse acusa os outros. Será verdade?',
    'knights.does-not-test': 'Suponha que esse é cavaleiro. Teste todos os balões.',
  },
  steps: {
    true: (who) => `${who} é cavaleiro: o que ${who} diz é verdade.`,
    false: (who) => `${who} é mentiroso: o que ${who} diz é falso.`,
    answer: (all) => `Todos os outros caminhos dão em contradição. Cavaleiros: ${all.join(', ')}.`,
  },
  praise: 'Isso! Tudo combina.',
};
