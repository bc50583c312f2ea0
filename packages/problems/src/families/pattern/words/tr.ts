import { speak } from '../../../lang/speak.ts';
import type { SaidBead, Words } from './shape.ts';

const { adjective, capital, colour: hue, described, list, spelled } = speak('tr');

const thing = ({ noun, colour }: SaidBead) => (colour === null ? { noun } : { noun, adjectives: [hue(colour)] });
const bare = (bead: SaidBead): string => described(thing(bead));
/** "kırmızı kalp ve mavi kare", but "iki kırmızı kalp". */
function together(beads: readonly SaidBead[]): string {
  const [first] = beads;
  const isSame = beads.length > 1 && first !== undefined && beads.every((bead) => bare(bead) === bare(first));
  return isSame ? spelled(beads.length, thing(first)) : list(beads.map(bare));
}

export const tr: Words = {
  title: 'Sırada ne var?',
  question: {
    next: 'Sırada ne var?',
    missing: 'Hangisi eksik?',
    put: 'Boşluğu doldur.',
    putAll: 'İki boşluğu da doldur.',
  },
  questionOfBeads: {
    next: 'Sırada hangi boncuk var?',
    missing: 'Hangi boncuk eksik?',
    put: 'Eksik boncuğu ipe tak.',
    putAll: 'Eksik olan iki boncuğu da ipe tak.',
  },
  narration: {
    next: 'Sıraya baştan sona bak. Şimdi ne geleceğini bul.',
    missing: 'Sıraya baştan sona bak. Hangisinin eksik olduğunu bul.',
    put: 'Sıraya baştan sona bak. Eksik olanı yerine koy.',
    putAll: 'Sıraya baştan sona bak. Eksik olan ikisini de yerine koy.',
  },
  bead: bare,
  alt: (row) => `Bir sıra: ${row.map((bead) => (bead ? bare(bead) : 'boşluk')).join(', ')}.`,
  gap: (n) => `Boşluk ${n}`,
  hints: {
    aloud: 'Sırayı yüksek sesle söyle. Nerede yeniden başlıyor?',
    repeats: 'Bu bölüm tekrar ediyor. Onu sırada tekrar tekrar bul.',
    grows: 'Bir bölüm her seferinde uzuyor. Say bakalım.',
    apart: 'Önce yalnız şekilleri söyle. Sonra yalnız renkleri söyle.',
  },
  feedback: {
    'pattern.colour': 'Şekli uyuyor. Şimdi yalnız renkleri söyle.',
    'pattern.shape': 'Rengi uyuyor. Şimdi yalnız şekilleri söyle.',
    'pattern.repeats-last': 'O az önce geldi. Sırayı baştan söyle.',
    'pattern.copies-next': 'O, boşluktan sonra geliyor. Peki ondan önce ne var?',
    'pattern.starts-again': 'Sıra onunla başlıyor. Peki yeniden başlama zamanı mı?',
    'pattern.out-of-turn': 'O bu sırada var. Ama sıra onda mı?',
    'pattern.stranger': 'O bu sırada hiç yok. Bir daha bak.',
  },
  steps: {
    unit: (beads) => `Tekrar eden bölüm: ${beads.map(bare).join(', ')}.`,
    unitOfShapes: (shapes) =>
      `Yalnız şekillere bak. Tekrar edenler: ${shapes.map((shape) => described({ noun: shape })).join(', ')}.`,
    unitOfColours: (colours) =>
      `Yalnız renklere bak. Tekrar edenler: ${colours.map((one) => adjective(hue(one), { noun: 'colour' })).join(', ')}.`,
    again: 'Aynı bölüm burada bir kez daha geliyor.',
    grows: 'Bir bölüm büyüyor: önce bir, sonra iki, sonra üç.',
    growsInShapes: 'Yalnız şekillere bak. Bir bölüm her seferinde büyüyor.',
    before: (bead) => `Boşluktan önce ${bare(bead)} var. Oradan devam et.`,
    answer: (beads) => `Demek ki buraya ${together(beads)} geliyor.`,
  },
  praise: (beads) => `Evet! ${capital(together(beads))}.`,
};
