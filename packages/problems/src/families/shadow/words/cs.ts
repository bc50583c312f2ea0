import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('cs');

const of = (id: NounId): string => noun(id, { case: 'genitive' });

export const cs: Words = {
  title: 'Najdi stín',
  turned: {
    'find-shadow': 'Stíny jsou otočené.',
    'find-owner': 'Stín je otočený.',
    match: 'Stíny jsou otočené.',
  },
  ask: {
    shadow: (owner) => `Který stín patří ${noun(owner, { case: 'dative' })}?`,
    owner: 'Čí je to stín?',
    match: 'Dej každý obrázek k jeho stínu.',
  },
  find: {
    shadow: (owner) => `Najdi stín ${of(owner)}.`,
    owner: 'Zjisti, čí je to stín.',
    match: 'Dej každý obrázek k jeho stínu.',
  },
  alt: {
    shadow: (owner, shadows) => `Na obrázku: ${noun(owner)}. Počet stínů na výběr: ${shadows}.`,
    owner: (pictures) => `Tmavý stín. Počet obrázků na výběr: ${pictures}.`,
    match: (owners) => `Obrázky: ${list(owners.map((one) => noun(one)))}. Nad nimi jsou jejich stíny.`,
  },
  shadow: (n) => `Stín ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, obrázek ${n}`,
  hints: {
    edge: 'Jeď prstem po obrysu.',
    turned: 'Otáčej stín v duchu, dokud nebude stát rovně.',
    mirrored: 'Kam se dívá? Porovnej levou a pravou stranu.',
    part: 'Podívej se na malé části. Jsou tam všechny?',
    another: 'Najdi, co vyčnívá. Který obrys to má také?',
  },
  feedback: {
    'shadow.another-thing': 'Ten je jen trochu podobný. Porovnej obrysy.',
    'shadow.mirrored': 'Kam se dívá tenhle? Porovnej levou a pravou stranu.',
    'shadow.forgets-a-part': 'Podívej se na malé části. Spočítej je.',
  },
  steps: {
    edge: {
      'find-shadow': 'Podívej se na obrys obrázku.',
      'find-owner': 'Podívej se na obrys stínu.',
      match: 'Podívej se na obrys každého stínu.',
    },
    turn: 'Otáčej stín v duchu, dokud nebude stát rovně.',
    another: (other) => `Obrys ${of(other)} je jiný.`,
    others: 'Různé věci mají různé obrysy.',
    mirrored: 'Dvojčata, která se dívají na druhou stranu, se nehodí.',
    part: 'Na malých částech záleží: i ty musí být vidět.',
    answer: (owner) => `Tohle je stín ${of(owner)}: sedí celý obrys.`,
    matched: 'Teď je každý obrázek u svého stínu.',
  },
  praise: {
    one: (owner) => `Ano! To je stín ${of(owner)}.`,
    match: 'Ano! Každý stín má svůj obrázek.',
  },
};
