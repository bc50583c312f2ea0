import type { Picture, SvgAttributes, SvgNode } from '@logikit/contract/scene';
import type { ReactElement, ReactNode, Ref } from 'react';
import { createElement, useId } from 'react';

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

export function Art({ nodes }: { readonly nodes: readonly SvgNode[] }): ReactElement {
  // Two players of one problem on one page must not share the ids of their clip paths.
  const scope = useId().replace(/\W/g, '');
  return <>{nodes.map((node, index) => draw(node, scope, index))}</>;
}

const tags = new Set('g path circle ellipse rect line polyline polygon text tspan clipPath'.split(' '));

function draw([tag, attributes, ...children]: SvgNode, scope: string, key: number): ReactNode {
  if (!tags.has(tag)) return null;
  const drawn = children.map((child, index) => (typeof child === 'string' ? child : draw(child, scope, index)));
  return createElement(tag, { key, ...propsOf(attributes, scope) }, ...drawn);
}

const plain =
  /^(data-id|data-new|d|x|y|x1|x2|y1|y2|r|rx|ry|cx|cy|dx|dy|width|height|points|transform|fill|opacity|stroke)$/;
const hyphened = /^(fill|stroke|clip|font|text|dominant|letter)-[a-z-]+$/;

/** NOTE: an allow-list. A picture has no business with styles, classes, events or addresses. */
function propsOf(attributes: SvgAttributes, scope: string): Record<string, string | number> {
  const props: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'id') props['id'] = `${scope}-${value}`;
    else if (name === 'clip-path') props['clipPath'] = String(value).replace('#', `#${scope}-`);
    else if (plain.test(name)) props[name] = value;
    else if (hyphened.test(name)) props[camel(name)] = value;
  }
  return props;
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
