import type { DetailType, WidgetDescriptor } from '../descriptors/descriptor.ts';

/** The reference of an element as the partner's guide prints it, from the same description as the code. */
export function elementReference({ tag, summary, props, events, methods, parts }: WidgetDescriptor): string {
  const propRows = Object.entries(props).map(([name, { attribute, type, summary }]) => [
    `\`${attribute}\``,
    `\`${name}\``,
    said(type),
    summary,
  ]);
  const eventRows = Object.values(events).map(({ event, detail, summary }) => [
    `\`${event}\``,
    Object.entries(detail)
      .map(([field, type]) => `\`${field}\` ${said(type, ' / ')}`)
      .join(', '),
    summary,
  ]);
  return [
    `### \`<${tag}>\``,
    summary,
    table(['attribute', 'property', 'value', 'meaning'], propRows),
    table(['event', 'detail', 'when'], eventRows),
    table(
      ['method', 'what it does'],
      Object.entries(methods).map(([name, summary]) => [`\`${name}()\``, summary]),
    ),
    `Parts for \`::part(…)\`: ${parts.map((part) => `\`${part}\``).join(', ')}.`,
  ].join('\n\n');
}

function said(type: DetailType, between = ', '): string {
  if (typeof type === 'string') return type.replace('?', ' or null');
  return type.map((value) => `\`${value}\``).join(between);
}

/** Columns as wide as their widest cell: what the formatter would make of it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(width[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(width.map((count) => '-'.repeat(count))), ...rows.map(line)].join('\n');
}
