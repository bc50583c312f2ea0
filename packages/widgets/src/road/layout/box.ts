/** Position in the road's own pixels, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle; `x` and `y` are its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export function boxAround(center: Point, width: number, height = width): Box {
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

export function overlap(one: Box, other: Box, air = 0): boolean {
  return (
    one.x < other.x + other.width + air &&
    other.x < one.x + one.width + air &&
    one.y < other.y + other.height + air &&
    other.y < one.y + one.height + air
  );
}

export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
