import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, spelled, list } = speak('tr');

const directions: Readonly<Record<Direction, string>> = { 0: 'yukarı', 1: 'sağa', 2: 'aşağı', 3: 'sola' };
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${counted(count, 'step')} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));
const to = (id: NounId): string => noun(id, { case: 'dative' });
const from = (id: NounId): string => noun(id, { case: 'ablative' });

export const tr: Words = {
  title: { walk: 'Labirentte yolculuk', gate: 'Hangi kapı?' },
  lead: (hero, goal) => `${capital(noun(hero, { case: 'accusative' }))} ${to(goal)} götür.`,
  collect: {
    one: (item) => `Yolda ${noun(item, { case: 'accusative' })} almayı unutma.`,
    many: (item) => `Yolda bütün ${noun(item, { case: 'accusative', number: 'many' })} topla.`,
  },
  doors: 'Oklardan yalnız tek yönde geçilir.',
  limit: (steps) => `${counted(steps, 'step')} hakkın var.`,
  limitSpoken: (steps) => `${capital(spelled(steps, 'step'))} hakkın var.`,
  which: (goal) => `Hangi kapı ${to(goal)} çıkar?`,
  find: (goal) => `${capital(to(goal))} çıkan kapıyı bul.`,
  alt: {
    garden: (side) => `Bir labirent: ${counted(side, 'row')}, ${counted(side, 'column')}.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: satır ${row}, sütun ${column}.`,
    gate: (sign, row, column) => `Kapının tabelasında: ${noun(sign)}. Kapının yeri: satır ${row}, sütun ${column}.`,
    open: (row, column, open) => `Satır ${row}, sütun ${column}: buradan ${ways(open)} gidilir.`,
    cell: (row, column, { ways: open, things }) =>
      [`Satır ${row}, sütun ${column}`, ...things.map((thing) => noun(thing)), `açık yönler: ${ways(open)}`].join(', '),
    sign: (sign) => `Kapı: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `${capital(from(goal))} başla ve geriye doğru git.`,
    end: 'Çıkmaz yol mu? Son yol ayrımına geri dön.',
    items: 'Önce neleri toplayacağına bak.',
    doors: 'Okların ne yöne baktığına dikkat et.',
    limit: 'Birden çok yol var. Onları karşılaştır.',
    cover: 'Her yolu parmağınla izle.',
  },
  feedback: {
    'maze.through-wall': 'Çok yakın! Ama arada bir duvar var.',
    'maze.nearest-gate': 'Bu kapı yakın. Peki yolu oraya varıyor mu?',
    'maze.dead-end': 'Bu yolu parmağınla izle. Bir duvara çıkıyor.',
  },
  steps: {
    go: (thing, runs) => `${capital(to(thing))} git: ${along(runs)}.`,
    on: (runs) => `Devam et: ${along(runs)}.`,
    arrived: (steps) => `Vardın. Yol ${counted(steps, 'step')} sürdü.`,
    shortest: (steps) => `Toplam ${counted(steps, 'step')}, daha kısa yol yok.`,
    back: (goal, runs) => `${capital(from(goal))} başla ve geriye git: ${along(runs)}.`,
    others: 'Öteki kapıların arkasındaki her yol bir duvarda bitiyor.',
    gate: (sign, goal) => `Tabelasında ${noun(sign)} olan kapı ${to(goal)} çıkıyor.`,
  },
  praise: {
    walk: (hero, goal) => `Evet! ${capital(noun(hero))} ${to(goal)} vardı.`,
    gate: (goal) => `Evet! O kapı ${to(goal)} çıkıyor.`,
  },
};
