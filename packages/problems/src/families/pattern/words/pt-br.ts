import { a } from '../../../lang/phrases/pt-br.ts';
import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list, spelled } = speak('pt-br');

const thing = ({ noun, colour }: SaidBead) => (colour === null ? { noun } : { noun, adjectives: [hue(colour)] });
const bare = (bead: SaidBead): string => described(thing(bead));
const one = (bead: SaidBead): string => a(thing(bead));
/** "uma cruz e um gato", but "dois gatos" where both are the same. */
function all(beads: readonly SaidBead[]): string {
  const [first] = beads;
  const areSame = beads.every(({ noun, colour }) => noun === first?.noun && colour === first.colour);
  if (first === undefined || beads.length === 1 || !areSame) return list(beads.map(one));
  return spelled(beads.length, thing(first));
}

export const ptBr: Words = {
  title: 'O que vem depois?',
  question: {
    next: 'O que vem depois?',
    missing: 'O que está faltando?',
    put: 'Preencha o espaço vazio.',
    putAll: 'Preencha os dois espaços vazios.',
  },
  questionOfBeads: {
    next: 'Qual miçanga vem depois?',
    missing: 'Qual miçanga está faltando?',
    put: 'Coloque no fio a miçanga que falta.',
    putAll: 'Coloque no fio as duas miçangas que faltam.',
  },
  narration: {
    next: 'Observe a fila. Descubra o que vem depois.',
    missing: 'Observe a fila. Descubra o que está faltando.',
    put: 'Observe a fila. Coloque o que está faltando.',
    putAll: 'Observe a fila. Coloque as duas coisas que faltam.',
  },
  bead: bare,
  alt: (row) => `Uma fila: ${row.map((bead) => (bead ? bare(bead) : 'espaço vazio')).join(', ')}.`,
  gap: (n) => `Espaço vazio ${n}`,
  hints: {
    aloud: 'Diga a fila em voz alta. Onde ela recomeça?',
    repeats: 'Esta parte se repete. Procure onde ela aparece de novo.',
    grows: 'Uma parte fica cada vez maior. Conte.',
    apart: 'Diga só as formas. Depois, diga só as cores.',
  },
  feedback: {
    'pattern.colour': 'A forma combina. Agora diga só as cores.',
    'pattern.shape': 'A cor combina. Agora diga só as formas.',
    'pattern.repeats-last': 'Esse acabou de aparecer. Diga a fila desde o começo.',
    'pattern.copies-next': 'Esse vem depois do espaço vazio. E o que vem antes?',
    'pattern.starts-again': 'A fila começa com esse. Já é hora de recomeçar?',
    'pattern.out-of-turn': 'Esse está na fila. Mas é a vez dele?',
    'pattern.stranger': 'Esse não aparece nesta fila. Olhe de novo.',
  },
  steps: {
    unit: (beads) => `Esta parte se repete: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Olhe só as formas. Elas se repetem: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Olhe só as cores. Elas se repetem: ${colours.map((id) => adjective(hue(id), { gender: 'masculine' })).join(', ')}.`,
    again: 'Aqui a mesma parte aparece mais uma vez.',
    grows: 'Uma parte cresce: um, depois dois, depois três.',
    growsInShapes: 'Olhe só as formas. Uma parte cresce a cada vez.',
    before: (bead) => `Antes do espaço vazio vem ${one(bead)}. Continue daí.`,
    answer: (beads) => `Então aqui ${beads.length > 1 ? 'vêm' : 'vem'} ${all(beads)}.`,
  },
  praise: (beads) => `Isso! ${capital(all(beads))}.`,
};
