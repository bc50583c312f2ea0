import { build } from 'esbuild';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';

const poses = [
  ui.KitWaving,
  ui.KitThinking,
  ui.KitCheering,
  ui.KitSleeping,
  ui.KitPuzzled,
  ui.KitPointing,
  ui.KitReading,
  ui.KitOnPodium,
] as const;

const week = [0, 1, 2, 3, 4, 5, 0].map((stones) => ({ letter: 'M', stones }));
const motifs: readonly ui.SceneMotif[] = ['meadow', 'harbour', 'peaks', 'forest', 'desert', 'space'];

/** Every drawing at the door, with its name. */
const drawings: readonly (readonly [string, ReactElement])[] = [
  ...poses.map((Pose) => [Pose.name, <Pose key="" />] as const),
  ...Object.entries(ui).flatMap(([name, Drawing]) =>
    // By name, because TypeScript cannot tell components from the door's other functions.
    /(Icon|Door|Thumb|(Hero|Lost|Curtain|DayAndNight|FamilyHouse|Key|PaperPlane|Sound)Scene|Kites|KitFace)$/.test(name)
      ? [[name, createElement(Drawing as ComponentType)] as const]
      : [],
  ),
  ...motifs.map((motif) => [`NextScene ${motif}`, <ui.NextScene key="" motif={motif} />] as const),
  ...motifs.map((motif) => [`HomeRoadScene ${motif}`, <ui.HomeRoadScene key="" motif={motif} />] as const),
  ...motifs.map((motif) => [`PlaceView ${motif}`, <ui.PlaceView key="" motif={motif} />] as const),
  ...motifs.map((motif) => [`FinaleScene ${motif}`, <ui.FinaleScene key="" motif={motif} next={motif} />] as const),
  ['FleetScene', <ui.FleetScene key="" boats={['home', 'home', 'sea', 'ashore']} />],
  ...motifs.map((motif) => [`WeekScene ${motif}`, <ui.WeekScene key="" motif={motif} days={week} />] as const),
];

function markup(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

async function bundleOf(code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@logikit/source'],
    jsx: 'automatic',
    minify: true,
    external: ['react', 'react/jsx-runtime'],
  });
  return result.outputFiles[0]?.text ?? '';
}

describe('Kit', () => {
  it('is decoration until somebody gives him a name', () => {
    expect(markup(<ui.Kit pose={ui.KitWaving} />)).toContain('aria-hidden="true"');
    const named = markup(<ui.Kit pose={ui.KitWaving} label="Kit waves" />);
    expect(named).toContain('role="img" aria-label="Kit waves"');
    expect(named).not.toContain('aria-hidden');
  });

  it('never goes without the kerchief, whatever he does', () => {
    for (const Pose of poses.filter((pose) => pose !== ui.KitSleeping)) {
      expect(markup(<Pose />)).toContain('data-part="kerchief"');
    }
  });

  it('brings only the pose that is shown', async () => {
    const one = await bundleOf(`export { Kit, KitWaving } from './index.ts'`);
    const all = await bundleOf(`export * from './index.ts'`);
    for (const part of ['night', 'tangle', 'prize', 'book', 'thoughts', 'confetti']) {
      expect(all).toContain(`"${part}"`);
      expect(one).not.toContain(`"${part}"`);
    }
    expect(one).toContain('"mark"');
  });
});

describe('every drawing', () => {
  it.each(drawings)('can stand twice on a strict page: %s', (_, drawing) => {
    const drawn = markup(<svg>{drawing}</svg>);
    expect(drawn).toMatch(/<(path|circle|rect)/);
    // An id would meet itself in a second copy; a style attribute is forbidden by a partner's policy.
    expect(drawn).not.toMatch(/\sid=|url\(|\sstyle=/);
  });
});

describe('today’s square', () => {
  it.each([0, 1, 4, 7])('has %i pieces in, over one dashed drawing of all cuts', (filled) => {
    const drawn = markup(<ui.Tangram filled={filled} label={`${filled} of 7`} />);
    expect(drawn.match(/lk-scene-dash/g) ?? []).toHaveLength(1);
    expect(drawn.match(/<polygon/g) ?? []).toHaveLength(filled);
    expect(drawn.match(/lk-paper-/g) ?? []).toHaveLength(filled);
  });

  it('is a square without gaps: its seven pieces have the area of the whole', () => {
    const drawn = markup(<ui.Tangram filled={7} />);
    const areas = [...drawn.matchAll(/points="([^"]+)"/g)].map(([, points = '']) =>
      areaOf(points.split(' ').map(Number)),
    );
    expect(areas.reduce((sum, area) => sum + area, 0)).toBe(176 * 176);
  });
});

describe('stars', () => {
  it.each([0, 1, 2, 3])('shows %i earned of three', (earned) => {
    const drawn = markup(<ui.Stars earned={earned} />);
    expect(drawn.match(/lk-paper-sun/g) ?? []).toHaveLength(earned);
    expect(drawn.match(/lk-paper-card/g) ?? []).toHaveLength(3 - earned);
  });
});

/** Area of a polygon by its corners (x, y, x, y, …). */
function areaOf(corners: readonly number[]): number {
  let twice = 0;
  for (let index = 0; index < corners.length; index += 2) {
    const [x = 0, y = 0] = corners.slice(index);
    const [nextX = 0, nextY = 0] = corners.slice((index + 2) % corners.length);
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}
