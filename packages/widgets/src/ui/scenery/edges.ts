/** The upper edge of a sheet of land, from left to right, as the beginning of a path. */
export type Edge = (width: number, y: number, period: number) => string;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rolling hills. */
export function waves(width: number, y: number, period: number): string {
  const half = width / Math.max(2, Math.round(width / (period / 2)));
  let path = `M-8 ${tenth(y)}H0`;
  for (let x = 0, up = true; x < width - 1; x += half, up = !up) {
    path += `Q${tenth(x + half / 2)} ${tenth(y + (up ? -0.2 : 0.2) * half)} ${tenth(x + half)} ${tenth(y)}`;
  }
  return `${path}H${width + 8}`;
}

/** The sea: arcs with their points down. */
export function scallops(width: number, y: number, period: number): string {
  const count = Math.max(4, Math.round(width / period));
  const span = width / count;
  const rise = tenth(span * 0.31);
  const start = tenth(-span / 2);
  return `M${start} ${tenth(y)}${`a${tenth(span / 2)} ${rise} 0 0 1 ${tenth(span)} 0`.repeat(count + 1)}`;
}

/** Heights of a mountain range, from valley to peak and back. */
const heights = [0, 92, 0, 55, 8, 92, 16, 55];

/** Mountains far away. */
export function ridges(width: number, y: number, period: number): string {
  const count = Math.max(8, Math.round(width / (period / 2)));
  const step = width / count;
  let path = `M-8 ${tenth(y + 16)}`;
  for (let index = 0; index <= count; index++) {
    const height = heights[index % heights.length] ?? 0;
    path += `L${tenth(index * step)} ${tenth(y + 16 - height * (step / 71))}`;
  }
  return `${path}L${width + 8} ${tenth(y + 16)}`;
}

/** The edge of a forest: tree after tree, in two heights. */
export function firs(width: number, y: number, period: number): string {
  const count = Math.max(6, Math.round(width / period));
  const half = width / count / 2;
  let path = `M-8 ${tenth(y + 16)}H0`;
  for (let index = 0; index < count; index++) {
    const height = index % 2 === 0 ? 46 : 30;
    const x = index * half * 2;
    path += `L${tenth(x + half)} ${tenth(y + 16 - height)}L${tenth(x + half * 2)} ${tenth(y + 16)}`;
  }
  return `${path}H${width + 8}`;
}

/** Dunes: a long slope to windward, a short one to lee. */
export function dunes(width: number, y: number, period: number): string {
  const count = Math.max(1, Math.round(width / period));
  const span = width / count;
  let path = `M-8 ${tenth(y)}H0`;
  for (let x = 0; x < width - 1; x += span) {
    path += `Q${tenth(x + span * 0.45)} ${tenth(y + 10)} ${tenth(x + span * 0.68)} ${tenth(y - 40)}`;
    path += `Q${tenth(x + span * 0.76)} ${tenth(y - 6)} ${tenth(x + span)} ${tenth(y)}`;
  }
  return `${path}H${width + 8}`;
}

/** The limb of a planet. */
export function horizon(width: number, y: number): string {
  return `M-8 ${tenth(y + 30)}Q${tenth(width / 2)} ${tenth(y - 46)} ${width + 8} ${tenth(y + 30)}`;
}
