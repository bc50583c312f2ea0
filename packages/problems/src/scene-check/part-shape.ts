import type { Box, NumberPart, Part, RotorItem, RotorPart } from '@logikit/contract/scene';

/** Every key of the scene's strings that is said of a part. */
export function labelsOf(part: Part): readonly string[] {
  switch (part.t) {
    case 'toggle':
      return part.spots.map((spot) => spot.label);
    case 'slots':
      return [...part.pieces, ...part.slots].map((spot) => spot.label);
    case 'grid':
      return [...part.labels, ...part.alphabet.map((symbol) => symbol.label)];
    case 'path':
    case 'links':
      return part.nodes.map((node) => node.label);
    case 'rotor':
      return [...part.labels, ...part.items.map((item) => item.label)];
    case 'number':
      return [part.label];
  }
}

/** Every box that can be taken hold of, wherever it may come to lie. */
export function boxesOf(part: Part): readonly Box[] {
  switch (part.t) {
    case 'toggle':
      return part.spots.map((spot) => spot.at);
    case 'slots':
      return [...part.pieces, ...part.slots].map((spot) => spot.at);
    case 'grid': {
      const [x, y, width, height] = part.at;
      return [
        [x, y, width / part.columns, height / part.rows],
        [x, y, width, height],
      ];
    }
    case 'path':
    case 'links':
      return part.nodes.map((node) => node.at);
    case 'rotor':
      return part.items.flatMap((item) => turnedBoxes(part, item));
    case 'number':
      return numberBoxes(part);
  }
}

/** The box keeps its size and its uprightness; only its middle goes round. */
function turnedBoxes({ steps }: RotorPart, { at: [x, y, width, height], pivot }: RotorItem): readonly Box[] {
  const [px, py] = pivot ?? [x + width / 2, y + height / 2];
  const [dx, dy] = [x + width / 2 - px, y + height / 2 - py];
  return Array.from({ length: steps }, (_, step): Box => {
    const angle = (step / steps) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [px + dx * cos - dy * sin - width / 2, py + dx * sin + dy * cos - height / 2, width, height];
  });
}

/** The buttons of a counter above and below its windows; the whole line of a number line. */
function numberBoxes({ look, at: [x, y, width, height], digits = 1 }: NumberPart): readonly Box[] {
  if (look === 'line') return [[x, y, width, height]];
  return Array.from({ length: digits }, (_, index) => x + (index * width) / digits).flatMap((left): Box[] => [
    [left, y, width / digits, height / 3],
    [left, y + (height * 2) / 3, width / digits, height / 3],
  ]);
}
