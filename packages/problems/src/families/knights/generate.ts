import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { knobsOf } from './params.ts';
import type { KnightsParams, Knobs, Speech } from './params.ts';

const tries = 400;

/** Who is a knight is drawn first, each way equally likely; then speeches that fit it and nothing else. */
export function generate(rng: Rng, level: Level, mode: Mode): KnightsParams | null {
  const knobs = knobsOf(level);
  const asked = mode === 'multi' ? 'multi' : 'single';
  const truth = drawTruth(rng.fork('truth'), knobs.speakers, asked);
  const looks = rng.fork('looks').sample([0, 1, 2, 3, 4, 5], knobs.speakers);
  const from = rng.fork('speeches');
  for (let n = 0; n < tries; n += 1) {
    const speeches = truth.map((isKnight, i) => drawSpeech(from, knobs, { truth, speaker: i, isTrue: isKnight }));
    const isHard = speeches.some(({ says }) => says === 'either' || says === 'count');
    if (isHard !== (knobs.technique % 2 === 1)) continue;
    if (new Set(speeches.map((one) => JSON.stringify(one))).size < speeches.length) continue;
    if (countModels(speeches) === 1) return { level, asked, speeches, looks, truth };
  }
  return null;
}

function drawTruth(rng: Rng, speakers: number, asked: KnightsParams['asked']): readonly boolean[] {
  const knights = asked === 'single' ? 1 : rng.int(1, speakers - 1);
  return rng.shuffle(Array.from({ length: speakers }, (_, i) => i < knights));
}

interface Speaker {
  readonly truth: readonly boolean[];
  readonly speaker: number;
  readonly isTrue: boolean;
}

/** Something about the others that is true from a knight and false from a liar. */
function drawSpeech(rng: Rng, { says }: Knobs, { truth, speaker, isTrue }: Speaker): Speech {
  for (;;) {
    const [a = 0, b = 0] = rng
      .sample(
        truth.map((_, i) => i).filter((i) => i !== speaker),
        2,
      )
      .sort((x, y) => x - y);
    const kind = rng.pick(says);
    const speech: Speech =
      kind === 'count'
        ? { says: kind, n: rng.int(1, truth.length - 1) }
        : kind === 'knight' || kind === 'liar'
          ? { says: kind, a: rng.pick([a, b]) }
          : { says: kind, a, b };
    if (isSo(speech, truth) === isTrue) return speech;
  }
}

function isSo(speech: Speech, truth: readonly boolean[]): boolean {
  if (speech.says === 'count') return truth.filter((one) => !one).length === speech.n;
  const knights = ('b' in speech ? [speech.a, speech.b] : [speech.a]).filter((i) => truth[i]).length;
  const wanted = {
    knight: [1],
    liar: [0],
    same: [0, 2],
    differ: [1],
    'both-knights': [2],
    'both-liars': [0],
    either: [0, 1],
  }[speech.says];
  return wanted.includes(knights);
}

function countModels(speeches: readonly Speech[]): number {
  let count = 0;
  for (let code = 0; code < 1 << speeches.length; code += 1) {
    const model = speeches.map((_, i) => ((code >> i) & 1) === 1);
    if (speeches.every((speech, i) => isSo(speech, model) === model[i])) count += 1;
  }
  return count;
}
