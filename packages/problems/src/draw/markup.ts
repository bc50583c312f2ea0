import type { Picture, SvgNode } from '@logikit/contract/scene';

/** The picture as a text of SVG: for files, mails and size limits. The player draws the tree itself. */
export function toMarkup(drawn: Picture): string {
  const body = drawn.art.map(nodeMarkup).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawn.view.join(' ')}">${body}</svg>`;
}

function nodeMarkup([tag, attributes, ...children]: SvgNode): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : nodeMarkup(child))).join('');
  return inside === '' ? `<${tag}${list.join('')}/>` : `<${tag}${list.join('')}>${inside}</${tag}>`;
}

export function countNodes(art: readonly SvgNode[]): number {
  return art.reduce((sum, [, , ...children]) => {
    const inner = children.filter((child) => typeof child !== 'string');
    return sum + 1 + countNodes(inner);
  }, 0);
}

/** Every `data-id` in the picture: what a hint may point at. */
export function partIds(art: readonly SvgNode[]): readonly string[] {
  return art.flatMap(([, attributes, ...children]) => {
    const own = attributes['data-id'];
    const inner = partIds(children.filter((child) => typeof child !== 'string'));
    return own === undefined ? inner : [String(own), ...inner];
  });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
