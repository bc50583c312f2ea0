import { Type } from '@sinclair/typebox';
import type {
  GraphicState as SceneState,
  Picture as SceneGraphicPicture,
  Scene as SceneGraphic,
} from '../scene/scene.ts';
import { numbers } from '../values/numbers.ts';

// NOTE: these three are typed by the scene's own interfaces. Their JSON Schemas state the outer shape; the inside of a
// scene state is judged by `isReachableState`, which no schema could replace.

/** A drawing as data: viewBox and nested [tag, attributes, ...children]. Never markup. */
export const Picture = Type.Unsafe<SceneGraphicPicture>({
  type: 'object',
  required: ['view', 'art'],
  additionalProperties: false,
  properties: {
    view: { type: 'array', items: { type: 'number', minimum: -100_000, maximum: 100_000 }, minItems: 4, maxItems: 4 },
    art: { type: 'array', items: { type: 'array' }, maxItems: 2000 },
  },
  description: 'A drawing as data: viewBox [x, y, width, height] and nested [tag, attributes, ...children].',
});

export const Scene = Type.Unsafe<SceneGraphic>({
  type: 'object',
  required: ['v', 'view', 'art', 'parts', 'strings'],
  additionalProperties: false,
  properties: {
    v: { const: 1 },
    view: { type: 'array', items: { type: 'number', minimum: -100_000, maximum: 100_000 }, minItems: 4, maxItems: 4 },
    art: { type: 'array', items: { type: 'array' }, maxItems: 2000 },
    parts: { type: 'array', items: { type: 'object' }, maxItems: 20 },
    strings: { type: 'object', additionalProperties: { type: 'string', maxLength: 600 }, maxProperties: 200 },
  },
  description: 'Scene v1: the public half of an interactive graphic (toggle, slots, grid, path).',
});

export const GraphicState = Type.Unsafe<SceneState>({
  type: 'object',
  required: ['v', 'parts'],
  additionalProperties: false,
  properties: { v: { const: 1 }, parts: { type: 'object' } },
  description: `What the learner has done in the scene; at most ${numbers.graphicStateBytes} bytes of JSON.`,
});
