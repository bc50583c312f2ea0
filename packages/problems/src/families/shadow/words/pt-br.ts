import { ofThe } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('pt-br');

export const ptBr: Words = {
  title: 'Encontre a sombra',
  turned: {
    'find-shadow': 'As sombras estão giradas.',
    'find-owner': 'A sombra está girada.',
    match: 'As sombras estão giradas.',
  },
  ask: {
    shadow: (owner) => `Qual é a sombra ${ofThe(owner)}?`,
    owner: 'De quem é esta sombra?',
    match: 'Coloque cada figura junto da sua sombra.',
  },
  find: {
    shadow: (owner) => `Encontre a sombra ${ofThe(owner)}.`,
    owner: 'Descubra de quem é esta sombra.',
    match: 'Coloque cada figura junto da sua sombra.',
  },
  alt: {
    shadow: (owner, shadows) => `Na figura: ${noun(owner)}. Sombras para escolher: ${shadows}.`,
    owner: (pictures) => `Uma sombra escura. Figuras para escolher: ${pictures}.`,
    match: (owners) => `Figuras: ${list(owners.map((one) => noun(one)))}. Acima delas estão as sombras.`,
  },
  shadow: (n) => `Sombra ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, figura ${n}`,
  hints: {
    edge: 'Passe o dedo pelo contorno.',
    turned: 'Gire a sombra na imaginação até ela ficar em pé.',
    mirrored: 'Para que lado ela olha? Compare esquerda e direita.',
    part: 'Olhe as partes pequenas. Estão todas aí?',
    another: 'Procure uma ponta que sobressai. Quais contornos têm essa ponta?',
  },
  feedback: {
    'shadow.another-thing': 'Essa é um pouco parecida. Compare os contornos.',
    'shadow.mirrored': 'Para que lado essa olha? Compare esquerda e direita.',
    'shadow.forgets-a-part': 'Olhe as partes pequenas. Conte uma por uma.',
  },
  steps: {
    edge: {
      'find-shadow': 'Olhe o contorno da figura.',
      'find-owner': 'Olhe o contorno da sombra.',
      match: 'Olhe o contorno de cada sombra.',
    },
    turn: 'Gire a sombra na imaginação até ela ficar em pé.',
    another: (other) => `O contorno ${ofThe(other)} é diferente.`,
    others: 'Coisas diferentes têm contornos diferentes.',
    mirrored: 'As figuras que olham para o outro lado não servem.',
    part: 'As partes pequenas contam: elas também precisam aparecer.',
    answer: (owner) => `Esta é a sombra ${ofThe(owner)}: o contorno inteiro combina.`,
    matched: 'Agora cada figura está com a sua sombra.',
  },
  praise: {
    one: (owner) => `Isso! Esta é a sombra ${ofThe(owner)}.`,
    match: 'Isso! Cada sombra tem a sua figura.',
  },
};
