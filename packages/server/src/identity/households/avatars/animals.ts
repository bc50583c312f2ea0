import { CREAM, eyes, INK, line } from './drawn.ts';

/** What of a face has the same edge. `twice`: it stands on the other side, too. */
interface Shape {
  readonly d: string;
  readonly fill: string;
  /** Width of the edge; left out: the usual one, 0: none. */
  readonly edge?: number;
  readonly twice?: true;
}

const shape = (d: string, fill: string, more: Omit<Shape, 'd' | 'fill'> = {}): Shape => ({ d, fill, ...more });
const twice = (d: string, fill: string, edge?: number): Shape =>
  shape(d, fill, { twice: true, ...(edge !== undefined && { edge }) });
const flat = (d: string, fill: string): Shape => shape(d, fill, { edge: 0 });

/** An ellipse as a path. */
const oval = ([x, y]: readonly [number, number], rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const round = 'M120 42C174 42 204 76 204 114C204 148 170 168 120 168C70 168 36 148 36 114C36 76 66 42 120 42Z';
const mask = 'M35 116Q80 96 101 121Q112 136 120 136Q128 136 139 121Q160 96 205 116Q180 162 120 165Q60 162 35 116Z';
const pointed = 'M58 62Q120 36 182 62L205 116Q180 162 120 165Q60 162 35 116Z';

const nose = flat('M107 124Q120 117 133 124Q131 136 120 139Q109 136 107 124Z', INK);
const smile = shape('M108 141q6 7 12 0q6 7 12 0', 'none', { edge: 5 });
const teeth = shape('M112 148h16v12h-16Z', '#fff', { edge: 4 });
const pointedEar = (fill: string): readonly Shape[] => [
  twice('M48 88L50 12L106 52Z', fill),
  twice('M62 64L63 36L84 51Z', INK, 0),
];
const roundEar = (fill: string, inside: string): readonly Shape[] => [
  twice(oval([66, 56], 28), fill),
  twice(oval([66, 56], 13), inside, 0),
];
const muzzle = (fill: string): Shape => shape(oval([120, 136], 48, 30), fill, { edge: 6 });

interface Animal {
  readonly shapes: readonly Shape[];
  /** In place of the usual two. */
  readonly eyes?: string;
  /** Before the eyes. */
  readonly over?: readonly Shape[];
}

const whiteEyes = ['87', '153']
  .map((x) => `<circle cx="${x}" cy="102" r="12" fill="#fff"/><circle cx="${x}" cy="102" r="7" fill="${INK}"/>`)
  .join('');

/** In the order of the animals of the nicknames (community/profiles/nickname-words.ts). */
const animals: readonly Animal[] = [
  // fox
  { shapes: [...pointedEar('#FF8A3C'), shape(pointed, '#FF8A3C'), shape(mask, CREAM)], over: [smile, nose] },
  // owl
  {
    shapes: [
      twice('M50 92L44 22L104 50Z', '#8A6244'),
      shape(round, '#A9774A'),
      twice(oval([87, 101], 32), CREAM, 6),
      flat('M84 150q9-10 18 0q9-10 18 0q9-10 18 0q9-10 18 0q-12 14-36 14t-36-14Z', '#8A6244'),
    ],
    over: [shape('M106 116Q120 108 134 116L120 142Z', '#FFC83D', { edge: 6 })],
  },
  // dragon
  {
    shapes: [
      twice('M70 66Q56 36 66 10Q88 22 98 50Z', CREAM),
      shape('M104 50L120 16L136 50Z', '#FFC83D'),
      twice('M40 92L14 78L38 124Z', '#2E8F5E'),
      shape(round, '#4DBE85'),
      shape(oval([120, 138], 54, 28), '#8BD46E', { edge: 6 }),
    ],
    over: [twice(oval([104, 130], 5, 6), INK, 0), shape('M98 146q22 14 44 0', 'none', { edge: 5 })],
  },
  // wolf
  { shapes: [...pointedEar('#8B93B5'), shape(pointed, '#8B93B5'), shape(mask, '#E9ECF8')], over: [smile, nose] },
  // hedgehog
  {
    shapes: [
      shape(
        'M30 126L14 104L34 96L22 70L46 68L44 40L70 46L78 20L100 36L120 14L140 36L162 20L170 46L196 40L194 68L218 70L206 96L226 104L210 126Z',
        '#7A5A45',
      ),
      twice(oval([58, 84], 16), '#D9B48C', 6),
      shape(oval([120, 118], 76, 50), CREAM),
    ],
    over: [smile, nose],
  },
  // squirrel
  {
    shapes: [
      twice('M52 84Q44 40 56 8Q86 24 104 52Z', '#C8663A'),
      twice('M54 14L46-4L64 10Z', '#8F4022', 0),
      shape(round, '#C8663A'),
      twice(oval([85, 134], 27, 21), CREAM, 0),
      flat(oval([120, 136], 34, 25), CREAM),
    ],
    over: [teeth, smile, nose],
  },
  // hare
  {
    shapes: [
      twice('M76 66C54 30 60-22 82-20C106-18 110 26 108 58Z', '#CDBBA8'),
      twice('M82 50C70 24 72-4 83-4C95-2 98 26 96 48Z', '#F2A9B0', 0),
      shape(round, '#CDBBA8'),
      muzzle('#fff'),
    ],
    over: [teeth, smile, flat('M110 126h20l-10 12Z', '#E4708A')],
  },
  // badger
  {
    shapes: [
      twice(oval([64, 58], 19), INK, 6),
      shape(round, '#F4F4FA'),
      twice('M70 58Q92 46 106 54Q104 96 98 134Q72 138 58 118Q62 84 70 58Z', '#3A4166', 0),
    ],
    eyes: whiteEyes,
    over: [smile, nose],
  },
  // hamster
  {
    shapes: [
      ...roundEar('#F2B366', '#F2A9B0'),
      shape(round, '#F2B366'),
      twice(oval([85, 134], 27, 21), CREAM, 0),
      flat(oval([120, 136], 34, 25), CREAM),
      flat('M106 44Q120 62 134 44Q130 74 120 84Q110 74 106 44Z', CREAM),
    ],
    over: [teeth, smile, flat('M111 126h18l-9 11Z', '#E4708A')],
  },
  // raccoon
  {
    shapes: [
      twice('M46 80Q40 34 58 22Q88 28 104 54Z', '#8B93B5'),
      shape(round, '#A7AEC8'),
      twice('M38 118Q52 84 88 82Q112 84 112 106Q100 128 66 132Q46 130 38 118Z', '#3A4166', 0),
      flat(oval([120, 142], 36, 22), '#F4F4FA'),
      twice('M60 80Q82 62 104 76Q84 74 64 90Z', '#F4F4FA', 0),
    ],
    eyes: whiteEyes,
    over: [smile, nose],
  },
  // lynx
  {
    shapes: [
      twice('M52 86L46 14L104 52Z', '#E0A96A'),
      twice('M46 18L34-14L58 6Z', INK, 0),
      twice('M40 104L14 138L46 134L34 158L84 152Z', '#E0A96A'),
      shape(round, '#E0A96A'),
      twice(oval([70, 74], 5), '#A9713A', 0),
      twice(oval([92, 62], 5), '#A9713A', 0),
      flat(oval([120, 66], 5), '#A9713A'),
      muzzle(CREAM),
    ],
    over: [smile, nose],
  },
  // tiger
  {
    shapes: [
      ...roundEar('#FF9D3C', CREAM),
      shape(round, '#FF9D3C'),
      flat('M112 46h16l-8 34Z', INK),
      twice('M84 52l16-6l4 26Z', INK, 0),
      twice('M38 100l28 6l-30 8Z', INK, 0),
      twice('M40 126l28-2l-22 16Z', INK, 0),
      muzzle(CREAM),
    ],
    over: [smile, nose],
  },
  // lion
  {
    shapes: [
      shape(
        'M120 6Q144-2 158 18Q184 16 192 42Q216 52 214 80Q230 104 214 124Q212 152 186 160Q168 182 142 174Q120 184 98 174Q72 182 54 160Q28 152 26 124Q10 104 26 80Q24 52 48 42Q56 16 82 18Q96-2 120 6Z',
        '#B9612A',
      ),
      twice(oval([70, 62], 20), '#FFC46B', 6),
      shape(
        'M120 46C166 46 190 76 190 110C190 142 160 160 120 160C80 160 50 142 50 110C50 76 74 46 120 46Z',
        '#FFC46B',
      ),
      flat(oval([120, 136], 40, 23), CREAM),
    ],
    over: [smile, nose],
  },
  // panda
  {
    shapes: [
      twice(oval([64, 54], 28), '#2B3052'),
      shape(round, '#fff'),
      twice('M64 118Q58 86 84 80Q108 82 106 106Q98 130 78 130Q68 130 64 118Z', '#2B3052', 0),
    ],
    eyes: whiteEyes,
    over: [smile, nose],
  },
  // penguin
  {
    shapes: [
      shape(round, '#2E3A66'),
      flat('M120 84Q100 54 72 68Q46 86 52 118Q62 156 120 160Q178 156 188 118Q194 86 168 68Q140 54 120 84Z', '#fff'),
      twice(oval([66, 130], 12, 8), '#FFB3A6', 0),
    ],
    over: [shape('M100 122Q120 110 140 122Q132 140 120 142Q108 140 100 122Z', '#FFA23C', { edge: 6 })],
  },
  // dolphin
  {
    shapes: [
      shape('M106 54Q108 14 150 6Q138 26 146 56Z', '#4C95C8'),
      shape(round, '#6DB6E8'),
      shape('M58 132Q120 104 182 132Q182 176 120 178Q58 176 58 132Z', '#DDF2FF', { edge: 6 }),
    ],
    over: [shape('M84 142q36 26 72 0', 'none', { edge: 6 })],
  },
  // parrot
  {
    shapes: [
      shape('M94 52Q78 18 98 4Q108 14 112 30Q116 4 134 0Q138 18 132 34Q146 18 160 24Q152 44 146 54Z', '#FFC83D'),
      shape(round, '#39B86F'),
      twice(oval([84, 104], 30, 28), '#fff', 0),
    ],
    over: [shape('M98 108Q120 92 142 108Q146 134 120 156Q112 142 98 132Q94 120 98 108Z', '#FFA23C', { edge: 6 })],
  },
  // turtle
  {
    shapes: [
      shape('M16 128Q18 14 120 10Q222 14 224 128Q198 144 120 144Q42 144 16 128Z', '#8C6B3F'),
      twice('M52 92L46 56L80 34L100 56Z', '#B58F55', 5),
      shape('M106 48L120 22L134 48Z', '#B58F55', { edge: 5 }),
      shape(
        'M120 60C164 60 186 86 186 118C186 150 158 170 120 170C82 170 54 150 54 118C54 86 76 60 120 60Z',
        '#8BD46E',
      ),
    ],
    over: [twice(oval([114, 128], 3, 4), INK, 0), shape('M88 142q32 22 64 0', 'none', { edge: 6 })],
  },
  // heron
  {
    shapes: [
      shape('M88 50Q60 20 20 24Q44 36 58 66Z', '#3A4166'),
      shape(round, '#D5DFF2'),
      flat('M44 88Q66 46 120 44Q174 46 196 88Q160 62 120 66Q80 62 44 88Z', '#3A4166'),
    ],
    over: [shape('M100 114Q120 102 140 114L122 188Q120 192 118 188Z', '#FFB23C', { edge: 6 })],
  },
  // chameleon
  {
    shapes: [
      shape('M52 84Q70 10 120-8Q170 10 188 84Z', '#4DBE85'),
      shape(round, '#8BD46E'),
      twice(oval([80, 100], 33), '#C7EFA6', 6),
      twice(oval([60, 148], 7), '#4DBE85', 0),
    ],
    over: [shape('M70 146q50 26 100 0', 'none', { edge: 6 }), twice(oval([112, 130], 3), INK, 0)],
  },
  // falcon
  {
    shapes: [
      shape(round, '#7D6250'),
      flat('M48 128Q80 112 104 124Q120 132 136 124Q160 112 192 128Q178 164 120 166Q62 164 48 128Z', CREAM),
      twice('M70 110Q86 130 76 156Q58 146 58 118Z', '#4A3A30', 0),
      twice(oval([87, 101], 21), '#FFD966', 5),
    ],
    over: [shape('M104 114Q120 104 136 114Q136 132 118 148Q118 134 104 128Z', '#FFB23C', { edge: 6 })],
  },
  // swan
  {
    shapes: [shape('M98 46Q108 14 130 12Q126 28 142 22Q136 34 142 46Z', '#fff'), shape(round, '#fff')],
    over: [
      shape('M92 120Q120 100 148 120Q146 156 120 164Q94 156 92 120Z', '#FF9D3C', { edge: 6 }),
      flat('M104 116Q120 98 136 116Q128 126 120 126Q112 126 104 116Z', INK),
    ],
  },
  // elephant
  {
    shapes: [
      twice('M72 60C30 22-10 60 2 112C8 148 44 152 66 132Z', '#A9B4D0'),
      twice('M60 74C34 52 14 76 20 108C26 130 46 130 58 118Z', '#F2BCC4', 0),
      shape(
        'M120 38C164 38 184 66 184 104C184 138 158 156 120 156C82 156 56 138 56 104C56 66 76 38 120 38Z',
        '#A9B4D0',
      ),
    ],
    over: [
      shape(
        'M100 112Q98 152 104 172Q112 194 128 190Q142 184 140 168Q132 176 128 168Q134 148 140 112Q120 100 100 112Z',
        '#A9B4D0',
        { edge: 7 },
      ),
    ],
  },
  // giraffe
  {
    shapes: [
      twice('M88 54L82 12L98 10L104 50Z', '#FFD269', 6),
      twice(oval([90, 4], 13), '#8A5A32', 6),
      twice('M60 76Q20 50 10 74Q26 102 60 98Z', '#FFD269'),
      shape(
        'M120 40C164 40 184 66 180 104C176 146 160 174 120 174C80 174 64 146 60 104C56 66 76 40 120 40Z',
        '#FFD269',
      ),
      twice('M66 78L86 66L90 82L70 90Z', '#C98A45', 0),
      flat('M110 48L130 48L134 66L106 66Z', '#C98A45'),
      shape(oval([120, 148], 46, 26), '#FFE9B8', { edge: 6 }),
    ],
    over: [twice(oval([104, 142], 5, 6), '#8A5A32', 0), shape('M102 158q18 10 36 0', 'none', { edge: 5 })],
  },
];

const papers = ['#E9E6FF', '#D5F2EC', '#FFF1CC', '#FFE3DC', '#DDF1FF', '#F3E3F7'] as const;

/** The face of the animal of a drawn nickname, counted from 0; null: there is none. */
export function drawAnimal(animal: number, paper: number): string | null {
  const [face, ground] = [animals[animal], papers[paper]];
  if (!face || ground === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="${ground}"/><g transform="translate(14 40) scale(.88)">${face.shapes.map(drawShape).join('')}${face.eyes ?? eyes.open}${(face.over ?? []).map(drawShape).join('')}</g></svg>`;
}

function drawShape({ d, fill, edge, twice: isTwice }: Shape): string {
  const stroke = edge === 0 ? '' : ` ${edge === undefined ? line : line.replace('"9"', `"${edge}"`)}`;
  const path = `<path d="${d}" fill="${fill}"${stroke}/>`;
  return isTwice ? `${path}<g transform="matrix(-1 0 0 1 240 0)">${path}</g>` : path;
}

/** The address of the face of an animal; `which` chooses among its grounds. */
export function animalPath(animal: number, which: number): string {
  return `/avatars/animal-${animal}-${which % papers.length}.svg`;
}
