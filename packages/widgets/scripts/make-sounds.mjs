// Makes the interface's sounds: small, dry, wooden. Run it after changing a sound; the files are committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 11_025;
/** Bytes of a sound of the interface, and of a tune. */
const LIMIT = 8192;
const TUNE_LIMIT = 73_728;

/**
 * A knock on wood: a few partials of a bar that is free at both ends, the higher the shorter, and a click of noise.
 * `at` and `length` in seconds, `pitch` in Hz, `force` 0…1.
 */
function knock({ at = 0, pitch, length = 0.12, force = 1, click = 0.25 }) {
  const partials = [
    [1, 1],
    [2.76, 0.45],
    [5.4, 0.2],
  ];
  return (time) => {
    const t = time - at;
    if (t < 0 || t > length) return 0;
    const body = partials.reduce(
      (sum, [ratio, share]) =>
        sum + share * Math.sin(2 * Math.PI * pitch * ratio * t) * Math.exp((-t * 5 * ratio ** 0.6) / length),
      0,
    );
    // Noise by arithmetic, so that the same script always makes the same bytes.
    const noise = (((Math.sin(t * 12_989.8 + pitch) * 43_758.5453) % 1) * 2 - 1) * Math.exp(-t * 400);
    const onset = Math.min(1, t * 1500);
    return force * onset * (body * 0.55 + noise * click);
  };
}

const sounds = {
  tap: { seconds: 0.1, parts: [knock({ pitch: 620, length: 0.09 })] },
  'pick-up': {
    seconds: 0.15,
    parts: [knock({ pitch: 520, length: 0.07, force: 0.7 }), knock({ at: 0.045, pitch: 780, length: 0.1 })],
  },
  'put-down': {
    seconds: 0.17,
    parts: [knock({ pitch: 340, length: 0.14, click: 0.4 }), knock({ at: 0.05, pitch: 230, length: 0.1, force: 0.5 })],
  },
  right: {
    seconds: 0.36,
    parts: [
      knock({ pitch: 523, length: 0.16 }),
      knock({ at: 0.09, pitch: 659, length: 0.16 }),
      knock({ at: 0.18, pitch: 784, length: 0.18 }),
    ],
  },
  'not-yet': {
    seconds: 0.3,
    parts: [
      knock({ pitch: 330, length: 0.16, click: 0.15 }),
      knock({ at: 0.12, pitch: 294, length: 0.18, click: 0.1 }),
    ],
  },
  star: {
    seconds: 0.3,
    parts: [
      knock({ pitch: 1047, length: 0.2, click: 0.1 }),
      knock({ at: 0.07, pitch: 1568, length: 0.22, click: 0.05 }),
    ],
  },
  level: {
    seconds: 0.365,
    parts: [
      knock({ pitch: 392, length: 0.12 }),
      knock({ at: 0.06, pitch: 523, length: 0.12 }),
      knock({ at: 0.12, pitch: 659, length: 0.14 }),
      knock({ at: 0.18, pitch: 1047, length: 0.18, click: 0.1 }),
    ],
  },
  award: {
    seconds: 0.365,
    parts: [
      knock({ pitch: 262, length: 0.1, click: 0.5, force: 0.7 }),
      knock({ at: 0.1, pitch: 784, length: 0.16, click: 0.1 }),
      knock({ at: 0.17, pitch: 1175, length: 0.19, click: 0.05 }),
    ],
  },
};

/** The tune of a finished chapter: Hz and beats of every knock, over a bass on each bar of four beats. */
const tune = [
  [523, 1],
  [659, 1],
  [784, 1],
  [1047, 1],
  [880, 1.5],
  [784, 0.5],
  [659, 1],
  [784, 1],
  [698, 1],
  [880, 1],
  [784, 0.5],
  [880, 0.5],
  [988, 1],
  [1047, 3],
];
const basses = [262, 220, 175, 131];
const BEAT = 0.19;

function partsOfTune() {
  let beat = 0;
  const melody = tune.map(([pitch, beats]) => {
    const at = beat * BEAT;
    beat += beats;
    return knock({ at, pitch, length: 0.2 + beats * 0.08, click: 0.12 });
  });
  const bars = basses.map((pitch, bar) => knock({ at: bar * 4 * BEAT, pitch, length: 0.5, force: 0.7, click: 0.3 }));
  const last = [659, 784, 1568].map((pitch) => knock({ at: 12 * BEAT, pitch, length: 0.6, force: 0.5, click: 0.05 }));
  return [...melody, ...bars, ...last];
}

const tunes = { finale: { seconds: 3.1, parts: partsOfTune() } };

/** Mono, 16 bits, with the header that every browser reads. */
function wave(samples) {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_000), 44 + index * 2));
  return file;
}

for (const [name, { seconds, parts }] of Object.entries({ ...sounds, ...tunes })) {
  const raw = Array.from({ length: Math.floor(seconds * RATE) }, (_, index) =>
    parts.reduce((sum, part) => sum + part(index / RATE), 0),
  );
  const peak = Math.max(...raw.map(Math.abs));
  const file = wave(raw.map((sample) => (sample / peak) * 0.7));
  const limit = name in tunes ? TUNE_LIMIT : LIMIT;
  if (file.length > limit) throw new Error(`${name} has ${file.length} bytes; it may have at most ${limit}.`);
  writeFileSync(join(import.meta.dirname, '../assets/sounds', `${name}.wav`), file);
}
