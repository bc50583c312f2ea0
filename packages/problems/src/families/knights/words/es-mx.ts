import type { Words } from './shape.ts';

export const esMx: Words = {
  title: 'Caballeros y mentirosos',
  rule: 'Los caballeros siempre dicen la verdad. Los mentirosos, nunca.',
  quote: (who, speech) => `${who}: “${speech}”`,
  speeches: {
    knight: (a) => `${a} es caballero.`,
    liar: (a) => `${a} es mentiroso.`,
    same: (a, b) => `${a} y ${b} son del mismo tipo.`,
    differ: (a, b) => `${a} y ${b} no son del mismo tipo.`,
    bothKnights: (a, b) => `${a} y ${b} son caballeros los dos.`,
    bothLiars: (a, b) => `${a} y ${b} son mentirosos los dos.`,
    either: (a, b) => `Por lo menos uno de los dos, ${a} o ${b}, es mentiroso.`,
    count: (n) => `El número exacto de mentirosos es ${n}.`,
  },
  ask: { single: '¿Quién es el único caballero?', multi: '¿Quiénes son caballeros? Elígelos a todos.' },
  find: { single: 'Encuentra al único caballero.', multi: 'Encuentra a todos los caballeros.' },
  alt: (count) => `Personajes con globos de diálogo: ${count}.`,
  speaker: (who) => `Personaje ${who}`,
  hints: ['Supón que uno de ellos es caballero.', '¿Qué pasa entonces? ¿Todo coincide?'],
  feedback: {
    'knights.trusts-the-word': 'Alguien dice que es caballero. ¿Será verdad?',
    'knights.believes-the-accuser': 'Ese acusa a otros. ¿Será verdad?',
    'knights.does-not-test': 'Supón que es caballero. Revisa cada globo.',
  },
  steps: {
    true: (who) => `${who} es caballero: lo que dice ${who} es verdad.`,
    false: (who) => `${who} es mentiroso: lo que dice ${who} es falso.`,
    answer: (all) => `Todo lo demás lleva a una contradicción. Caballeros: ${all.join(', ')}.`,
  },
  praise: '¡Sí! Todo coincide.',
};
