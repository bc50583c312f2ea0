import type { Picture, SvgNode } from '@logikit/contract/scene';
import type { ReactElement, ReactNode, Ref } from 'react';

export interface DrawingProps {
  readonly picture: Picture;
  /** What a screen reader says; without it the drawing is decoration beside its words. */
  readonly label?: string | undefined;
  readonly className?: string;
  /** Drawn over the picture, in its coordinates. */
  readonly children?: ReactNode;
  readonly svgRef?: Ref<SVGSVGElement>;
}

/** Draws a picture that travelled as data. No markup is ever parsed, so no host policy can refuse it. */
export function Drawing({ picture, label, className, children, svgRef }: DrawingProps): ReactElement {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      ref={svgRef}
      className={['lk-art', className].filter(Boolean).join(' ')}
      viewBox={picture.view.join(' ')}
      {...named}
    >
      <Art nodes={picture.art} />
      {children}
    </svg>
  );
}

/**
 * Draws nodes once and by hand: a page with twenty pictures would otherwise keep a virtual copy of every line of them and
 * compare it at each change. NOTE: other `nodes` are drawn anew, so hand over the same ones as long as they are the same.
 */
export function Art({ nodes }: { readonly nodes: readonly SvgNode[] }): ReactElement {
  return <g ref={(place) => paint(place, nodes)} />;
}

/** What was drawn last, so that drawing the same again costs nothing. */
const painted = new WeakMap<SVGGElement, readonly SvgNode[]>();
let scopes = 0;

function paint(place: SVGGElement | null, nodes: readonly SvgNode[]): void {
  if (!place || painted.get(place) === nodes) return;
  painted.set(place, nodes);
  // Two players of one problem on one page must not share the ids of their clip paths.
  const scope = `k${(scopes += 1)}`;
  place.replaceChildren();
  for (const node of nodes) draw(node, place, scope);
}

const tags = new Set('g path circle ellipse rect line polyline polygon text tspan clipPath'.split(' '));

/** NOTE: pictures have hundreds of nodes, and taking an array apart by its iterator is the slow way. */
function draw(node: SvgNode, place: Element, scope: string): void {
  const tag = node[0];
  if (!tags.has(tag)) return;
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  const attributes = node[1];
  Object.keys(attributes).forEach((name) => {
    if (allowed.test(name)) element.setAttribute(name, scoped(name, String(attributes[name]), scope));
  });
  for (let index = 2; index < node.length; index += 1) {
    const child = node[index] as SvgNode | string; // after the attributes there are only children
    if (typeof child === 'string') element.append(child);
    else draw(child, element, scope);
  }
  place.append(element);
}

/** NOTE: an allow-list. A picture has no business with styles, classes, events or addresses. */
const allowed =
  /^(id|data-(id|new)|d|[xy][12]?|r[xy]?|[cd][xy]|width|height|points|transform|fill|opacity|stroke|(fill|stroke|clip|font|text|dominant|letter)-[a-z-]+)$/;

function scoped(name: string, value: string, scope: string): string {
  if (name === 'id') return `${scope}-${value}`;
  return name === 'clip-path' ? value.replace('#', `#${scope}-`) : value;
}
