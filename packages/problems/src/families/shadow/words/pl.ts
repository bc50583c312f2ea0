import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('pl');
const of = (owner: Parameters<typeof noun>[0]): string => noun(owner, { case: 'genitive' });

export const pl: Words = {
  title: 'Znajdź cień',
  turned: {
    'find-shadow': 'Cienie są obrócone.',
    'find-owner': 'Cień jest obrócony.',
    match: 'Cienie są obrócone.',
  },
  ask: {
    shadow: (owner) => `Gdzie jest cień ${of(owner)}?`,
    owner: 'Czyj to cień?',
    match: 'Połóż każdy obrazek przy jego cieniu.',
  },
  find: {
    shadow: (owner) => `Znajdź cień ${of(owner)}.`,
    owner: 'Sprawdź, czyj to cień.',
    match: 'Połóż każdy obrazek przy jego cieniu.',
  },
  alt: {
    shadow: (owner, shadows) => `Na obrazku: ${noun(owner)}. Cienie do wyboru: ${shadows}.`,
    owner: (pictures) => `Ciemny cień. Obrazki do wyboru: ${pictures}.`,
    match: (owners) => `Obrazki: ${list(owners.map((one) => noun(one)))}. Nad nimi są ich cienie.`,
  },
  shadow: (n) => `Cień ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, obrazek ${n}`,
  hints: {
    edge: 'Przesuń palcem wzdłuż brzegu.',
    turned: 'Obróć cień w myślach, aż stanie prosto.',
    mirrored: 'W którą stronę patrzy? Porównaj lewą i prawą.',
    part: 'Popatrz na małe części. Czy wszystkie są na miejscu?',
    another: 'Znajdź coś, co wystaje. Które cienie to mają?',
  },
  feedback: {
    'shadow.another-thing': 'Ten jest trochę podobny. Porównaj brzegi.',
    'shadow.mirrored': 'W którą stronę patrzy? Porównaj lewą i prawą.',
    'shadow.forgets-a-part': 'Popatrz na małe części. Policz je.',
  },
  steps: {
    edge: {
      'find-shadow': 'Popatrz na brzeg obrazka.',
      'find-owner': 'Popatrz na brzeg cienia.',
      match: 'Popatrz na brzeg każdego cienia.',
    },
    turn: 'Obróć cień w myślach, aż stanie prosto.',
    another: (other) => `Brzeg ${of(other)} jest inny.`,
    others: 'Różne rzeczy mają różne brzegi.',
    mirrored: 'Bliźniaki, które patrzą w drugą stronę, nie pasują.',
    part: 'Małe części są ważne: one też muszą być na miejscu.',
    answer: (owner) => `To jest cień ${of(owner)}: pasuje cały brzeg.`,
    matched: 'Teraz każdy obrazek jest przy swoim cieniu.',
  },
  praise: {
    one: (owner) => `Tak! To jest cień ${of(owner)}.`,
    match: 'Tak! Każdy cień ma swój obrazek.',
  },
};
