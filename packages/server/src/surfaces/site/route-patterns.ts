/** The addresses that the built site knows, as `routes.json` lists them: `/2.0/:locale?/cabinet`. */
export function compilePatterns(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map(compile);
  return (path) => expressions.some((expression) => expression.test(path));
}

function compile(pattern: string): RegExp {
  const segments = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const isOptional = segment.endsWith('?');
      const name = isOptional ? segment.slice(0, -1) : segment;
      const one = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
      return isOptional ? `(?:${one})?` : one;
    });
  return new RegExp(`^${segments.join('')}/?$`);
}
