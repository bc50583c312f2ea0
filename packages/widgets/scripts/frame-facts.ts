import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameShape } from '../src/frame/shown.ts';
import type { EventDescription, PropDescription } from '../src/descriptors/descriptor.ts';
import type { ElementShape } from '../src/embed/protocol.ts';
import { type Widget, widgets } from '../src/elements/widgets.ts';

const framed = widgets.filter(({ descriptor }: Widget) => descriptor.isFramed !== false);

/** Shapes with the events that leave a frame. */
export function frameShapes(shapeOf: (widget: Widget) => ElementShape): readonly FrameShape[] {
  return framed.map((widget: Widget) => ({
    shape: shapeOf(widget),
    events: Object.values<EventDescription>(widget.descriptor.events).map(({ event }) => event),
  }));
}

interface Build {
  readonly version: string;
  readonly languages: readonly string[];
  /** Name and hash of the script of every frame's page. */
  readonly script: readonly [file: string, integrity: string];
}

/** What the server must know to write the pages of frames: `frames.json`. */
export async function frameFacts(locales: string, { version, languages, script }: Build): Promise<string> {
  const words = languages.map(
    async (code) => [code, JSON.parse(await readFile(join(locales, code, 'frame.json'), 'utf8')) as object] as const,
  );
  return JSON.stringify({
    version,
    script,
    widgets: framed.map(({ name, descriptor: { tag, props } }: Widget) => ({
      name,
      tag,
      attributes: Object.fromEntries(
        Object.values<PropDescription>(props).map(({ attribute, type }) => [attribute, type]),
      ),
    })),
    words: Object.fromEntries(await Promise.all(words)),
  });
}
