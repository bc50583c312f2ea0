import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Motif } from '../src/road/layout/motif.ts';
import { Cut, type Paper } from '../src/ui/cut.tsx';
import * as desert from '../src/ui/scenery/desert.tsx';
import { dunes, type Edge, firs, horizon, ridges, scallops, waves } from '../src/ui/scenery/edges.ts';
import * as forest from '../src/ui/scenery/forest.tsx';
import * as harbour from '../src/ui/scenery/harbour.tsx';
import * as meadow from '../src/ui/scenery/meadow.tsx';
import * as peaks from '../src/ui/scenery/peaks.tsx';
import * as space from '../src/ui/scenery/space.tsx';
import { At } from '../src/ui/scenes/at.tsx';

interface Land {
  readonly edge: Edge;
  readonly period: number;
  /** The first paper of the road's own land, so that the head of the road runs into it. */
  readonly near: Paper;
  readonly far: Paper;
  /** What a traveller sees first. */
  readonly Top: (props: { readonly tone?: number }) => ReactElement;
  /** What the land is known by, also when it is only hinted at. */
  readonly Mark: (props: { readonly tone?: number }) => ReactElement;
  readonly Sky: (props: { readonly tone?: number }) => ReactElement;
  /** A small thing that is scattered over the paper. */
  readonly Speck: (props: { readonly tone?: number }) => ReactElement;
}

const lands: Readonly<Record<Motif, Land>> = {
  meadow: {
    edge: waves,
    period: 520,
    near: 'meadow-1',
    far: 'meadow-3',
    Top: meadow.Windmill,
    Mark: meadow.Tree,
    Sky: meadow.Cloud,
    Speck: meadow.Flower,
  },
  harbour: {
    edge: scallops,
    period: 100,
    near: 'sea-2',
    far: 'sea-3',
    Top: harbour.Lighthouse,
    Mark: harbour.Boat,
    Sky: harbour.Gull,
    Speck: harbour.Gull,
  },
  peaks: {
    edge: ridges,
    period: 130,
    near: 'peak-2',
    far: 'peak-3',
    Top: peaks.Flag,
    Mark: peaks.Mountain,
    Sky: meadow.Cloud,
    Speck: peaks.Crystal,
  },
  forest: {
    edge: firs,
    period: 58,
    near: 'forest-3',
    far: 'forest-2',
    Top: meadow.Fir,
    Mark: meadow.Fir,
    Sky: meadow.Cloud,
    Speck: forest.Mushroom,
  },
  desert: {
    edge: dunes,
    period: 330,
    near: 'desert-2',
    far: 'desert-3',
    Top: desert.Tent,
    Mark: desert.Pyramid,
    Sky: meadow.Cloud,
    Speck: desert.Cactus,
  },
  space: {
    edge: horizon,
    period: 900,
    near: 'space-2',
    far: 'space-3',
    Top: space.Rocket,
    Mark: space.Ringed,
    Sky: space.Spark,
    Speck: space.Spark,
  },
};

/** The pictures of the threads' views, by the names of their files: SVG that knows both themes. */
export function drawRoadArt(tokens: ArtTokens): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lands).flatMap(([motif, land]) =>
      Object.entries(drawLand(land, tokens)).map(([slot, svg]) => [`${slot}-${motif}.svg`, svg] as const),
    ),
  );
}

function drawLand(land: Land, tokens: ArtTokens): Record<string, string> {
  const { Top, Mark } = land;
  const file = (width: number, height: number, art: ReactElement): string => svgFile({ width, height, art }, tokens);
  const soft = (art: ReactElement): ReactElement => <g opacity={0.22}>{art}</g>;
  const top = (
    <At x={100} y={170} scale={1.05}>
      <Top />
    </At>
  );
  const mark = (
    <At x={120} y={170} scale={1.3}>
      <Mark />
    </At>
  );
  return {
    head: file(1200, 150, headOf(land)),
    top: file(200, 200, top),
    paper: file(260, 260, soft(specksOf(land))),
    mark: file(240, 240, soft(mark)),
    dashboard: file(320, 180, skyOf(land)),
  };
}

function headOf({ edge, period, near, far, Mark, Sky }: Land): ReactElement {
  return (
    <>
      {[180, 520, 930].map((x, index) => (
        <At key={x} x={x} y={40 + index * 8} scale={0.5}>
          <Sky tone={index} />
        </At>
      ))}
      <Cut paper={far} d={`${edge(1200, 96, period)}V160H-20Z`} />
      <Cut paper={near} line="none" d={`${edge(1200, 126, period * 1.4)}V160H-20Z`} />
      {[760, 1060].map((x, index) => (
        <At key={x} x={x} y={124} scale={0.55}>
          <Mark tone={index} />
        </At>
      ))}
    </>
  );
}

function specksOf({ Speck }: Land): ReactElement {
  return (
    <>
      <At x={64} y={80} scale={0.42}>
        <Speck />
      </At>
      <At x={196} y={210} scale={0.32}>
        <Speck tone={1} />
      </At>
    </>
  );
}

function skyOf({ Sky }: Land): ReactElement {
  return (
    <>
      <At x={86} y={110} scale={0.6}>
        <Sky />
      </At>
      <At x={236} y={96} scale={0.85}>
        <Sky tone={1} />
      </At>
      <At x={160} y={58} scale={0.4}>
        <Sky tone={2} />
      </At>
    </>
  );
}

/** Colours by the name of their token, in each theme. */
export interface ArtTokens {
  readonly light: ReadonlyMap<string, string>;
  readonly laboratory: ReadonlyMap<string, string>;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly art: ReactElement;
}

const inks: Readonly<Record<string, number>> = { thin: 2.5, usual: 3, near: 4, bold: 5 };

/** A file of its own has no tokens around it: it brings the colours that it uses, and follows the page's colour scheme. */
function svgFile({ width, height, art }: Sheet, tokens: ArtTokens): string {
  const drawn = renderToStaticMarkup(art);
  const papers = [...new Set([...drawn.matchAll(/lk-paper-([a-z0-9-]+)/g)].map(([, name = '']) => name))];
  const widths = [...new Set([...drawn.matchAll(/lk-ink-([a-z]+)/g)].map(([, name = '']) => name))];
  const colours = (theme: ReadonlyMap<string, string>): string =>
    papers.map((name) => `.lk-paper-${name}{fill:${colourOf(theme, name)}}`).join('') +
    `[class*=lk-ink]{stroke:${colourOf(theme, 'edge')}}`;
  const style =
    '.lk-cut{fill:none;stroke-linejoin:round;stroke-linecap:round}' +
    widths.map((name) => `.lk-ink-${name}{stroke-width:${inks[name] ?? 3}}`).join('') +
    colours(tokens.light) +
    `@media(prefers-color-scheme:dark){${colours(tokens.laboratory)}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${drawn}</svg>\n`;
}

function colourOf(theme: ReadonlyMap<string, string>, name: string): string {
  const colour = theme.get(name);
  if (colour === undefined) throw new Error(`No token says the colour of ${name}`);
  return colour;
}
