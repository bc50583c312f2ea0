/** Sizes that the drawing and the geometry agree on, in pixels. */
export const measures = {
  /** The ribbon with both its edges. */
  ribbon: 62,
  /** Offset paper under ribbon and stations. */
  drop: 7,
  station: { tall: 31, wide: 34, current: 42 },
  /** Earned stars hang this far above the middle of a station, and this far to both sides. */
  stars: { above: 64, aside: 37 },
  kit: { tall: 106, wide: 130 },
  plaque: { tall: { width: 300, height: 118 }, wide: { width: 270, height: 96 } },
  sign: { tall: 216, narrow: 172, least: 148, wide: 290, height: 66 },
  /** From here on the road lies in rows instead of a column (numbers.breakpoints.md). */
  wideFrom: 1024,
  /** Air between things that must not touch. */
  air: 6,
} as const;

export type Shape = 'tall' | 'wide';
