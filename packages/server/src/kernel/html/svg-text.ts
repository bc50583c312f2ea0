import type { SvgAttributes, SvgNode } from '@logikit/contract/scene';

const tags = new Set('g path circle ellipse rect line polyline polygon text tspan clipPath'.split(' '));
const attributeNames =
  /^(id|d|x|y|x1|x2|y1|y2|r|rx|ry|cx|cy|dx|dy|width|height|points|transform|opacity|(fill|stroke|clip|font|text|dominant|letter)(-[a-z]+)*)$/;

/**
 * Art as a text of SVG; `scope` keeps ids of several pictures in one file apart. NOTE: an allow-list, as in the player: authors write pictures, and the program that draws them
 * here could read files that a picture names.
 */
export function svgText(nodes: readonly SvgNode[], scope: string): string {
  return nodes
    .map(([tag, attributes, ...children]) => {
      if (!tags.has(tag)) return '';
      const inside = children.map((child) =>
        typeof child === 'string' ? escapeMarkup(child) : svgText([child], scope),
      );
      return `<${tag}${attributesText(attributes, scope)}>${inside.join('')}</${tag}>`;
    })
    .join('');
}

function attributesText(attributes: SvgAttributes, scope: string): string {
  return Object.entries(attributes)
    .filter(([name]) => attributeNames.test(name))
    .map(([name, value]) => ` ${name}="${escapeMarkup(scoped(name, String(value), scope))}"`)
    .join('');
}

/** An address names a part of the same picture, or nothing. */
function scoped(name: string, value: string, scope: string): string {
  if (name === 'id') return `${scope}-${value}`;
  if (!/url\(/i.test(value)) return value;
  const part = /^url\(#([\w-]+)\)$/.exec(value)?.[1];
  return part === undefined ? 'none' : `url(#${scope}-${part})`;
}

/** Text as content or as an attribute of HTML, SVG and XML, without the characters that XML cannot carry. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
