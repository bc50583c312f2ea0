/**
 * Scene v1: the public half of an interactive graphic. Pure data; the check stays on the server.
 * Source: design/problems.md §2.
 */

/** One drawn element: tag, attributes, then children. Never a string of markup, so no host policy can refuse it. */
export type SvgNode = readonly [tag: SvgTag, attributes: SvgAttributes, ...children: (SvgNode | string)[]];

export type SvgTag =
  'g' | 'path' | 'circle' | 'ellipse' | 'rect' | 'line' | 'polyline' | 'polygon' | 'text' | 'tspan' | 'clipPath';

export type SvgAttributes = Readonly<Record<string, string | number>>;

/** A picture drawn by code. `view` is the viewBox [min-x, min-y, width, height]; `art` paints in order. */
export interface Picture {
  readonly view: readonly [x: number, y: number, width: number, height: number];
  readonly art: readonly SvgNode[];
}

/** A box in the coordinates of the scene's view: x, y, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A key into `Scene.strings`, which holds the sentence in the learner's language. */
export type StringKey = string;

export interface Scene {
  readonly v: 1;
  readonly view: Picture['view'];
  readonly art: readonly SvgNode[];
  readonly parts: readonly Part[];
  readonly strings: Readonly<Record<StringKey, string>>;
}

export type Part = TogglePart | SlotsPart | GridPart | PathPart | LinksPart | RotorPart | NumberPart;

/** Tap to mark. `max` limits how many spots can be on at once. */
export interface TogglePart {
  readonly t: 'toggle';
  readonly id: string;
  readonly spots: readonly Spot[];
  readonly max?: number;
  /** How many stand in a row, for the arrow keys; without it they go from one to the next. */
  readonly columns?: number;
}

export interface Spot {
  readonly id: string;
  readonly at: Box;
  readonly label: StringKey;
}

/** Put pieces into slots. A piece with `many` can lie in several slots at once. */
export interface SlotsPart {
  readonly t: 'slots';
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly slots: readonly Spot[];
}

/** `at` is its place in the tray. */
export interface Piece extends Spot {
  /** Drawn around 0,0 in units of the scene's view, never scaled: its middle comes to the middle of `at` or of its slot. */
  readonly art: readonly SvgNode[];
  readonly many?: boolean;
}

/**
 * Fill cells with symbols 1…alphabet.length; 0 is empty. `given` cells cannot be changed. Row by row, `labels` too.
 * The scene's art paints the paper; the view paints the symbols, given ones included.
 */
export interface GridPart {
  readonly t: 'grid';
  readonly id: string;
  readonly rows: number;
  readonly columns: number;
  readonly alphabet: readonly GridSymbol[];
  readonly given: readonly number[];
  readonly labels: readonly StringKey[];
  readonly at: Box;
}

/** `art` is drawn around (0, 0) within −50…50; the view scales it to the cell. */
export interface GridSymbol {
  readonly label: StringKey;
  readonly art: readonly SvgNode[];
}

/** Walk from `start` along `edges`. `once` forbids a second visit of a node or of an edge. */
export interface PathPart {
  readonly t: 'path';
  readonly id: string;
  readonly nodes: readonly Spot[];
  readonly edges: readonly (readonly [from: string, to: string])[];
  /** True when an edge may only be walked from its first node to its second. */
  readonly directed?: boolean;
  readonly start: string;
  /** The walk is complete when it stands on one of these; empty means: when every edge is used. */
  readonly ends: readonly string[];
  readonly once: 'node' | 'edge' | null;
}

/** Join nodes by lines. A line has no direction; drawing it again takes it away. */
export interface LinksPart {
  readonly t: 'links';
  readonly id: string;
  readonly nodes: readonly LinkNode[];
  /** Only these pairs can be joined; without it, any two nodes that are not of one side. */
  readonly pairs?: readonly NodePair[];
  /** How many lines there can be; the drawing is complete with so many. Without it: when every node has a line. */
  readonly max?: number;
}

export interface LinkNode extends Spot {
  /** Two nodes of one side are never joined, e.g. `pictures` and `digits`. */
  readonly side?: string;
  /** How many lines can end here, 1 unless said. Where it is 1, a new line takes the place of the old one. */
  readonly ends?: number;
}

export type NodePair = readonly [a: string, b: string];

/** Turn things in steps: hands of a clock, pipes, cogs. */
export interface RotorPart {
  readonly t: 'rotor';
  readonly id: string;
  /** How many steps make a whole turn. */
  readonly steps: number;
  /** What is said of each step, by number: "points at 3". */
  readonly labels: readonly StringKey[];
  readonly items: readonly RotorItem[];
  /** How many stand in a row, for the arrow keys; without it they go from one to the next. */
  readonly columns?: number;
}

/** `at` is where the learner takes hold of it in step 0, e.g. the tip of a hand; it turns together with the art. */
export interface RotorItem extends Spot {
  /** Drawn around 0,0 in units of the scene's view as it lies in step 0; 0,0 comes to the pivot. */
  readonly art: readonly SvgNode[];
  /** What it turns about; the middle of `at` unless said. */
  readonly pivot?: readonly [x: number, y: number];
  /** The step in which it lies at the beginning. */
  readonly start: number;
  /** What is said of its steps, where it differs from the part's. */
  readonly labels?: readonly StringKey[];
  /**
   * Another item: the further that one is on its round, the further this one creeps from its step towards the next,
   * as the hour hand does. Only drawn so; the step stays whole.
   */
  readonly creepsWith?: string;
}

/** Set one whole number. The scene's art paints the window or the line with its marks; the view paints what moves. */
export interface NumberPart {
  readonly t: 'number';
  readonly id: string;
  readonly label: StringKey;
  /** `counter`: windows for digits with buttons above and below them. `line`: a pointer on a number line. */
  readonly look: 'counter' | 'line';
  /**
   * `counter`: a window takes the middle third of the height, its buttons the upper and the lower third.
   * `line`: `min` stands at the left edge, `max` at the right edge, the pointer's tip at half the height.
   */
  readonly at: Box;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  /** Counter: how many windows side by side, each turning its own digit; without it, one window for the whole number. */
  readonly digits?: number;
}

/**
 * What the learner has done so far, by part id.
 * toggle: ids that are on, sorted · slots: slot id → piece id · grid: numbers row by row · path: node ids from the start
 * links: pairs of node ids, each and all in the order of the nodes · rotor: a step per item · number: a list of one number.
 */
export interface GraphicState {
  readonly v: 1;
  readonly parts: Readonly<Record<string, PartState>>;
}

export type PartState = readonly string[] | Readonly<Record<string, string>> | readonly number[] | readonly NodePair[];

/** The only way a state changes. */
export type SceneAction = PartAction | { readonly type: 'reset' };

export type PartAction =
  | { readonly type: 'toggle'; readonly part: string; readonly spot: string }
  | { readonly type: 'place'; readonly part: string; readonly piece: string; readonly slot: string }
  | { readonly type: 'clear'; readonly part: string; readonly slot: string }
  | { readonly type: 'fill'; readonly part: string; readonly cell: number; readonly symbol: number }
  | { readonly type: 'step'; readonly part: string; readonly node: string }
  | { readonly type: 'back'; readonly part: string }
  | { readonly type: 'link'; readonly part: string; readonly from: string; readonly to: string }
  | { readonly type: 'turn'; readonly part: string; readonly item: string; readonly step: number }
  | { readonly type: 'count'; readonly part: string; readonly value: number };
