import type { ReactElement } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { HighlightProps } from '../../../scene/scene-parts.ts';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A dashed frame around the named parts of a drawing. It must be drawn inside that drawing. */
export function Highlight({ svg, ids }: HighlightProps): ReactElement | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  const names = ids.join(' ');
  // Follows the drawn geometry, which only the browser knows; what slides in has its place when it has stopped.
  useLayoutEffect(() => {
    const drawing = svg.current;
    // NOTE: asking a drawing for its place makes the browser lay out the page, so nothing is asked for nothing.
    if (!drawing || names === '') return setFrame(null);
    const measure = () => setFrame(frameAround(drawing, names.split(' ')));
    measure();
    drawing.addEventListener('animationend', measure);
    return () => drawing.removeEventListener('animationend', measure);
  }, [svg, names]);
  return frame && <rect className="lk-look" {...frame} rx={18} />;
}

const MARGIN = 8;

function frameAround(svg: SVGSVGElement, ids: readonly string[]): Frame | null {
  const toView = svg.getScreenCTM()?.inverse();
  const parts = [...svg.querySelectorAll<SVGGraphicsElement>('[data-id]')];
  const corners = parts
    .filter((part) => ids.includes(part.dataset['id'] ?? ''))
    .flatMap((part) => cornersOf(part, toView));
  if (corners.length === 0) return null;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function cornersOf(part: SVGGraphicsElement, toView: DOMMatrix | undefined): readonly DOMPoint[] {
  const toScreen = part.getScreenCTM();
  if (!toScreen || !toView) return [];
  const matrix = toView.multiply(toScreen);
  const { x, y, width, height } = part.getBBox();
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px, py]) => new DOMPoint(px, py).matrixTransform(matrix));
}
