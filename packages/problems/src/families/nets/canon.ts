import { freeKey, images, keyOf } from './hexominoes.ts';
import type { Folded, NetsParams, Shape } from './params.ts';

/** Nets turned, mirrored and with other marks are one idea; for shapes it is the set of shapes that counts. */
export function structKey(params: NetsParams): string {
  if (params.task === 'shapes') return `nets:shapes:${params.options.map(freeKey).toSorted().join('|')}`;
  const roles = params.faces.map((_, index) => roleOf(params, index));
  return `nets:${params.task}:${smallestImage(params.net, roles)}`;
}

/** What a face is to the question: the asked one, or how often it is shown, truly and falsely, and in how many ways. */
function roleOf(params: Folded, index: number): string {
  const mark = params.faces[index]?.mark;
  if (params.task === 'opposite') return mark === params.ask ? 'a' : '-';
  const right = params.truth.split(',').map(Number);
  const shown = params.options.map((view) => view.find((face) => face.mark === mark));
  const count = (isRight: boolean): number =>
    shown.filter((face, option) => face !== undefined && right.includes(option) === isRight).length;
  const ways = new Set(shown.flatMap((face) => (face ? [face.turn] : []))).size;
  return params.task === 'cube' ? `${count(true)}${count(false)}${ways}` : `${count(true)}${count(false)}`;
}

function smallestImage(net: Shape, roles: readonly string[]): string {
  // Images sort their squares, so each square carries its role along by its place.
  const told = [0, 1, 2, 3, 4, 5, 6, 7].map((image) => {
    const moved = net.map((square) => placed(square, image));
    const left = Math.min(...moved.map(([x]) => x));
    const top = Math.min(...moved.map(([, y]) => y));
    return moved
      .map(([x, y], index) => `${x - left},${y - top}${roles[index]}`)
      .toSorted()
      .join(' ');
  });
  return told.toSorted()[0] ?? keyOf(images(net)[0] ?? net);
}

function placed([x, y]: readonly [number, number], image: number): readonly [number, number] {
  const [a, b] = image & 1 ? [-x, y] : [x, y];
  const [c, d] = image & 2 ? [a, -b] : [a, b];
  return image & 4 ? [d, c] : [c, d];
}

export function skinKey(params: NetsParams): string {
  if (params.task === 'shapes') return `nets:shapes:${params.options.map(keyOf).join('|')}`;
  const { colours, faces, net, options, task } = params;
  const told = faces.map(({ mark, turn }) => `${mark}${turn}${colours[mark]}`).join(' ');
  const asked = task === 'opposite' ? params.ask : '';
  return `nets:${task}:${asked}:${keyOf(net)}:${told}:${JSON.stringify(options)}`;
}
