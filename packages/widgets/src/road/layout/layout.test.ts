import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxAround, isInside, overlap, type Point } from './box.ts';
import { layOutRoad, type RoadLayout, type RoadPlan } from './layout.ts';
import { measures } from './measures.ts';
import type { Motif } from './motif.ts';
import { thingsOf } from './scatter.ts';
import { clearance, stationBox } from './spots.ts';

const motifs: readonly Motif[] = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'];

/** Roads of 5 to 60 stations in up to eight blocks, from the narrowest phone to the widest screen. */
const plans: fc.Arbitrary<RoadPlan> = fc
  .record({
    blocks: fc.array(fc.record({ motif: fc.constantFrom(...motifs), stations: fc.integer({ min: 1, max: 14 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    width: fc.oneof(fc.integer({ min: 320, max: 1023 }), fc.integer({ min: 1024, max: 1920 })),
  })
  .filter(({ blocks }) => {
    const stations = blocks.reduce((sum, block) => sum + block.stations, 0);
    return stations >= 5 && stations <= 60;
  });

const oneBlock: fc.Arbitrary<RoadPlan> = fc.record({
  blocks: fc.tuple(fc.record({ motif: fc.constantFrom(...motifs), stations: fc.integer({ min: 5, max: 60 }) })),
  width: fc.integer({ min: 320, max: 1920 }),
});

function holds(check: (layout: RoadLayout) => void): void {
  fc.assert(
    fc.property(fc.oneof(plans, oneBlock), (plan) => check(layOutRoad(plan))),
    { numRuns: 60 },
  );
}

const halfRibbon = measures.ribbon / 2;

/** The middle line, walked from the first station to the last. */
function trace(layout: RoadLayout): readonly Point[] {
  return layout.walk(0, layout.stations.length - 1);
}

function picture({ width, height }: RoadLayout): Box {
  return { x: 0, y: 0, width, height };
}

describe('a road of any length for any width', () => {
  it('keeps every station with its stars inside the picture', () => {
    holds((layout) => {
      for (const station of layout.stations) {
        expect(isInside(stationBox(station, layout.shape), picture(layout))).toBe(true);
        expect(isInside(boxAround(station, measures.station.current * 2.2), picture(layout))).toBe(true);
      }
    });
  });

  it('keeps stations with their stars apart from each other', () => {
    holds((layout) => {
      const boxes = layout.stations.map((station) => stationBox(station, layout.shape));
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      });
    });
  });

  it('keeps things off the road, off stations and plaques, apart from each other and in the picture', () => {
    holds((layout) => {
      const road = trace(layout);
      const taken = [...layout.stations.map((station) => stationBox(station, layout.shape)), ...layout.plaques];
      const things = thingsOf(layout.lands);
      things.forEach(({ box }, index) => {
        expect(clearance(box, road)).toBeGreaterThan(halfRibbon + measures.drop);
        expect(taken.filter((other) => overlap(box, other))).toEqual([]);
        expect(things.slice(index + 1).filter((other) => overlap(box, other.box))).toEqual([]);
        expect(isInside(box, picture(layout))).toBe(true);
      });
    });
  });

  it('finds something to put into every long block', () => {
    holds((layout) => {
      for (const band of layout.bands) {
        if (band.bottom - band.top < 600) continue;
        expect(thingsOf(layout.lands).some(({ y }) => y > band.top && y < band.bottom)).toBe(true);
      }
    });
  });

  it('keeps plaques off the road and off the stations, in the picture', () => {
    holds((layout) => {
      const road = trace(layout);
      for (const plaque of layout.plaques) {
        expect(clearance(plaque, road)).toBeGreaterThan(halfRibbon);
        expect(isInside(plaque, picture(layout))).toBe(true);
        for (const station of layout.stations) expect(overlap(plaque, stationBox(station, layout.shape))).toBe(false);
      }
    });
  });

  it('lets Kit and the title stand at any station without hiding another one, a plaque or each other', () => {
    holds((layout) => {
      layout.stations.forEach((_, index) => {
        const others = layout.stations
          .filter((__, other) => other !== index)
          .map((station) => boxAround(station, measures.station[layout.shape] * 2));
        const [kit, sign] = [layout.kits[index] as Box, layout.signs[index] as Box];
        for (const box of [kit, sign]) {
          expect(isInside(box, picture(layout))).toBe(true);
          expect([...others, ...layout.plaques].filter((other) => overlap(box, other))).toEqual([]);
        }
        expect(overlap(kit, sign)).toBe(false);
      });
    });
  });

  it('keeps the title off the road where the road lies in rows', () => {
    holds((layout) => {
      if (layout.shape === 'tall') return;
      const road = trace(layout);
      for (const sign of layout.signs) expect(clearance(sign, road)).toBeGreaterThan(halfRibbon);
    });
  });

  it('leads the walked stretch exactly to the station', () => {
    holds((layout) => {
      layout.stations.forEach((station, index) => {
        const end = layout.roadTo(index).split(/[ MC]/).slice(-2).map(Number);
        expect(end[0]).toBeCloseTo(station.x, 0);
        expect(end[1]).toBeCloseTo(station.y, 0);
        expect(layout.road.startsWith(layout.roadTo(index))).toBe(true);
      });
    });
  });

  it('lets Kit walk from any station to the next, forth and back', () => {
    holds((layout) => {
      const way = layout.walk(1, 3);
      expect(way[0]).toEqual(layout.stations[1]);
      expect(way.at(-1)).toEqual(layout.stations[3]);
      expect(layout.walk(3, 1)).toEqual([...way].reverse());
    });
  });

  it('draws the same plan the same way every time', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(JSON.stringify(layOutRoad(plan))).toBe(JSON.stringify(layOutRoad(plan)));
      }),
      { numRuns: 10 },
    );
  });
});

describe('mist', () => {
  const plan: RoadPlan = { width: 1280, blocks: [{ motif: 'meadow', stations: 20 }] };

  it('begins under the last row that can be walked', () => {
    const layout = layOutRoad(plan);
    const { banks } = layout.mist(layout.stations.map((_, index) => index >= 10));
    const tops = banks.map((bank) => Number(/^M\S+ (\S+)a/.exec(bank)?.[1]));
    expect(tops).toHaveLength(3);
    for (const top of tops) expect(top).toBeGreaterThan(Math.max(...layout.stations.slice(5, 10).map(({ y }) => y)));
  });

  it('hangs over single locked stations of a row that can be walked in part', () => {
    const layout = layOutRoad(plan);
    const { puffs } = layout.mist(layout.stations.map((_, index) => index >= 8));
    const row = layout.stations.slice(5, 10);
    const light = puffs.filter(({ density }) => density === 'light');
    expect(light.length).toBeGreaterThan(0);
    const walked = row.slice(0, 3);
    for (const puff of light) {
      expect(walked.every((station) => Math.hypot(station.x - puff.x, station.y - puff.y) > 80)).toBe(true);
    }
  });

  it('is away when nothing is locked', () => {
    const layout = layOutRoad(plan);
    expect(layout.mist(layout.stations.map(() => false))).toEqual({ banks: [], puffs: [] });
  });
});
