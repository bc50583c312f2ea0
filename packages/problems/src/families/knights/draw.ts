import type { Picture, SvgNode } from '@logikit/contract/scene';
import { ink, paper } from '../../draw/palette.ts';
import { circle, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { letters } from './params.ts';
import type { KnightsParams, Speech } from './params.ts';

const row = 96;
const width = 320;
const hair = [paper.trunk, paper.sun, paper.roof, ink, paper.hair, paper.fur] as const;
const coat = [paper.sea, paper.meadow, paper.pink, paper.sand, paper.mintSoft, paper.cream] as const;

/** One under the other: a portrait, and what it says. */
export function drawTalk({ looks, speeches }: KnightsParams, truth: readonly boolean[] | null): Picture {
  const art = speeches.map((speech, i) => {
    const y = i * row + 6;
    const known = truth?.[i];
    const badge =
      known === undefined ? [] : [place(known ? shield() : mask(), { at: [86, y + 66], scale: 1, line: 2.5 })];
    return part(
      `speaker-${i}`,
      place(portrait(looks[i] ?? 0, letters[i] ?? 'A'), { at: [50, y + 42] }),
      ...bubble(speech, y + 8),
      ...badge,
    );
  });
  return picture([0, 0, width, speeches.length * row + 8], art);
}

export function drawPortrait({ looks }: KnightsParams, index: number): Picture {
  return picture([-48, -48, 96, 96], [place(portrait(looks[index] ?? 0, letters[index] ?? 'A'), { at: [0, 0] })]);
}

/** Head and shoulders around 0,0, about 84 across, with a letter on the coat. Nobody looks like a liar. */
function portrait(look: number, name: string): readonly SvgNode[] {
  const dot = (x: number): SvgNode => withAttributes(circle([x, -16], 3, ink), { stroke: 'none' });
  return [
    path('M-40 42Q-40 10 0 10Q40 10 40 42Z', coat[look] ?? paper.sea),
    circle([0, -14], 25, paper.cream),
    path('M-26 -14Q-30 -44 0 -44Q30 -44 26 -14Q18 -30 0 -28Q-18 -30 -26 -14Z', hair[look] ?? paper.trunk),
    dot(-9),
    dot(9),
    path('M-7 -4Q0 1 7 -4'),
    letter(name, [0, 36], 22),
  ];
}

function bubble(speech: Speech, y: number): readonly SvgNode[] {
  return [
    rect([116, y, 198, 68], 20, paper.white),
    withAttributes(path(`M119 ${y + 26}L98 ${y + 38}L119 ${y + 46}`, paper.white), {}),
    ...contents(speech, y + 34),
  ];
}

/** Letters and signs only, so that a bubble is the same in every language. */
function contents(speech: Speech, y: number): readonly SvgNode[] {
  const name = (index: number, x: number): SvgNode => letter(letters[index] ?? 'A', [x, y + 11], 30);
  const icon = (isKnight: boolean, x: number): SvgNode =>
    place(isKnight ? shield() : mask(), { at: [x, y], line: 2.5 });
  if (speech.says === 'count')
    return [letter(String(speech.n), [176, y + 11], 30), path(`M198 ${y - 6}l12 12m0 -12l-12 12`), icon(false, 242)];
  if (!('b' in speech)) return [name(speech.a, 176), arrow(y), icon(speech.says === 'knight', 246)];
  const two = [name(speech.a, 160), name(speech.b, 270)];
  switch (speech.says) {
    case 'same':
      return [...two, path(`M203 ${y - 6}H227M203 ${y + 6}H227`)];
    case 'differ':
      return [...two, path(`M203 ${y - 6}H227M203 ${y + 6}H227M222 ${y - 16}L208 ${y + 16}`)];
    case 'either':
      return [
        name(speech.a, 144),
        path(`M168 ${y + 14}L180 ${y - 14}`),
        name(speech.b, 202),
        arrow(y, 216),
        icon(false, 276),
      ];
    default:
      return [name(speech.a, 150), name(speech.b, 190), arrow(y, 206), icon(speech.says === 'both-knights', 270)];
  }
}

function arrow(y: number, x = 196): SvgNode {
  return path(`M${x} ${y}h22m-8 -7l8 7l-8 7`);
}

/** A knight's shield and a liar's mask, about 36 across. */
function shield(): readonly SvgNode[] {
  return [path('M-16 -18H16V0Q16 14 0 20Q-16 14 -16 0Z', paper.sea), path('M0 -18V20M-16 -4H16')];
}

function mask(): readonly SvgNode[] {
  return [
    path('M-22 -10Q0 -4 22 -10Q24 10 8 10Q2 10 0 4Q-2 10 -8 10Q-24 10 -22 -10Z', paper.coral),
    circle([-10, 0], 4, paper.white),
    circle([10, 0], 4, paper.white),
  ];
}

function letter(text: string, [x, y]: readonly [number, number], size: number): SvgNode {
  const style = { 'font-size': size, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x, y, ...style }, text];
}
