import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { digits, numberTile } from '../../draw/digits.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { around } from '../../draw/shapes.ts';
import { circle, inked, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { minutesOf, plateOf, round } from './params.ts';
import type { ClockParams, Sheet } from './params.ts';
import { areHours } from './solve.ts';

type Point = readonly [x: number, y: number];

const width = 320;
const tones = { sea: paper.seaFar, sand: paper.sand, meadow: paper.meadowFar, rose: '#FFE4EB' } as const;
const dial = 104;

/** The paper of a clock around 0,0 with its twelve numbers. */
function face(tone: ClockParams['tone']): readonly SvgNode[] {
  const outer = around(12, dial - 10, -60);
  const inner = around(12, dial - 16, -60);
  const ticks = outer.map(
    ([x, y], i) =>
      `M${Math.round(x)} ${Math.round(y)}L${Math.round(inner[i]?.[0] ?? 0)} ${Math.round(inner[i]?.[1] ?? 0)}`,
  );
  return [
    circle([0, 0], dial, tones[tone]),
    circle([0, 0], dial - 9, paper.white),
    path(ticks.join('')),
    ...around(12, dial - 28, -60).map((at, i) => digits(String(i + 1), at, 20)),
  ];
}

const shortHand = path('M-6 8V-32L0 -43L6 -32V8Z', meaning.red);
const longHand = path('M-4 10V-54L0 -64L4 -54V10Z', meaning.blue);
const pin = withAttributes(circle([0, 0], 7, ink), { stroke: 'none' });

/** A clock that shows this time: short red hand, long blue hand. */
function clock(time: number, tone: ClockParams['tone']): readonly SvgNode[] {
  return [
    ...face(tone),
    place([longHand], { at: [0, 0], turn: minutesOf(time) * 6, line: 2.5 }),
    place([shortHand], { at: [0, 0], turn: time / 2, line: 2.5 }),
    pin,
  ];
}

export function drawFace(time: number, tone: ClockParams['tone']): Picture {
  return picture([0, 0, 220, 220], [place(clock(time, tone), { at: [110, 110] })]);
}

/** What is shown with the question; `answer` adds what was asked. */
export function drawQuestion(params: ClockParams, answer: boolean): Picture | null {
  const { task, from, to, sheet, tone, truth } = params;
  const told = answer ? truth : null;
  if (task === 'set') return answer ? drawSetFace(params) : null;
  if (task === 'find') return drawPlate(params, answer);
  if (task === 'date') return sheet === null ? null : drawSheet(sheet, params, answer);
  if (task === 'between') return drawTwo(params, to ?? 0, told);
  const shown = part('face-0', place(clock(from, tone), { at: [116, 116] }));
  const ask = part('ask', ...numberTile(told, [270, 116], { width: 68, height: 60 }));
  return picture([0, 0, width, 232], [shown, ask]);
}

function drawTwo({ from, tone }: ClockParams, to: number, told: string | null): Picture {
  const one = part('face-0', place(clock(from, tone), { at: [76, 80], scale: 0.66, line: 2.5 }));
  const two = part('face-1', place(clock(to, tone), { at: [244, 80], scale: 0.66, line: 2.5 }));
  const arrow = withAttributes(path('M150 80H166M160 73L168 80L160 87'), { 'stroke-width': 4 });
  return picture(
    [0, 0, width, 224],
    [one, arrow, two, part('ask', ...numberTile(told, [160, 188], { width: 76, height: 56 }))],
  );
}

function plate(params: ClockParams, [x, y]: Point): SvgNode {
  const { from, by } = params;
  const later = by > 0 ? [digits(`+${by}`, [x + 104, y], 30)] : [];
  const shift = by > 0 ? -28 : 0;
  return part(
    'plate',
    rect([x - 66 + shift, y - 30, 132, 60], 14, paper.sun),
    digits(plateOf(from), [x + shift, y], 38),
    ...later,
  );
}

function drawPlate(params: ClockParams, answer: boolean): Picture {
  const shown = plate(params, [160, 44]);
  if (!answer) return picture([0, 0, width, 88], [shown]);
  const right = clock((params.from + params.by) % round, params.tone);
  return picture([0, 0, width, 312], [shown, place(right, { at: [160, 198] })]);
}

function drawSetFace(params: ClockParams): Picture {
  const { from, by, tone } = params;
  return picture(
    [0, 0, width, 312],
    [plate(params, [160, 44]), place(clock((from + by) % round, tone), { at: [160, 198] })],
  );
}

export const stepKey = (step: number): string => `mark.${step}`;

/** The time on a plate, and a clock whose hands can be turned; both stand at twelve. */
export function drawScene(params: ClockParams): Scene {
  const [x, y] = [160, 202];
  return {
    v: 1,
    view: [0, 0, width, 324],
    art: [inked([plate(params, [160, 44]), place(face(params.tone), { at: [x, y] })])],
    parts: [
      {
        t: 'rotor',
        id: 'hands',
        steps: 12,
        labels: Array.from({ length: 12 }, (_, step) => stepKey(step)),
        items: [
          {
            id: 'hour',
            at: [x - 24, y - 54, 48, 48],
            label: 'hand.hour',
            art: [inked([shortHand, pin], 2.5)],
            pivot: [x, y],
            start: 0,
            creepsWith: 'minute',
          },
          {
            id: 'minute',
            at: [x - 24, y - 102, 48, 48],
            label: 'hand.minute',
            art: [inked([longHand, pin], 2.5)],
            pivot: [x, y],
            start: 0,
          },
        ],
      },
    ],
    strings: {},
  };
}

const day = { wide: 40, high: 34, left: 20, top: 34 };

/** A month without names: weeks in rows. After the marked day only the cells are drawn. */
function drawSheet({ offset, days, date }: Sheet, { by, tone }: ClockParams, answer: boolean): Picture {
  const rows = Math.ceil((offset + days) / 7);
  const cells = Array.from({ length: days }, (_, i) => {
    const [n, place_] = [i + 1, offset + i];
    const [x, y] = [day.left + (place_ % 7) * day.wide, day.top + Math.floor(place_ / 7) * day.high];
    const isAnswer = answer && n === date + by;
    const fill = n === date ? paper.sun : isAnswer ? paper.mintSoft : n < date ? tones[tone] : paper.white;
    const box = withAttributes(rect([x, y, day.wide, day.high], 3, fill), { 'stroke-width': 2 });
    return n <= date || isAnswer
      ? (['g', {}, box, digits(String(n), [x + day.wide / 2, y + day.high / 2], 18)] as const)
      : box;
  });
  const rings = [80, 160, 240].map((x) => path(`M${x} 24V8`));
  const top = rect([day.left, 16, 7 * day.wide, 18], 4, paper.roof);
  return picture([0, 0, width, day.top + rows * day.high + 14], [part('sheet', top, ...cells, ...rings)]);
}

/** Whether the number that is asked counts hours. */
export function asksHours({ from, to }: ClockParams): boolean {
  return areHours(from, to ?? from);
}
