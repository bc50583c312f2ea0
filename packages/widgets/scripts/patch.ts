/** One place of a file: where it begins, what stands there, and what stands there afterwards. */
export interface Hunk {
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The hunks of a unified diff by file. What stands before the first file is for people. */
export function readPatch(text: string): ReadonlyMap<string, readonly Hunk[]> {
  const files = text.split(/^--- .*\n\+\+\+ /m).slice(1);
  return new Map(
    files.map((file) => {
      const [path = '', ...hunks] = file.split(/\n@@ /);
      return [path, hunks.map(readHunk)];
    }),
  );
}

function readHunk(text: string): Hunk {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const side = (sign: string): string[] =>
    lines.filter((line) => line.startsWith(sign) || line.startsWith(' ')).map((line) => line.slice(1));
  return { line: Number(/^-(\d+)/.exec(head)?.[1]), before: side('-'), after: side('+') };
}

/** The text with every hunk in its place. Throws when a line is not exactly what the patch says. */
export function applyPatch(text: string, hunks: readonly Hunk[]): string {
  const lines = text.split('\n');
  // From the end, so that the numbers of the lines before stay true.
  for (const { line, before, after } of hunks.toReversed()) {
    const found = lines.splice(line - 1, before.length, ...after);
    const wrong = before.findIndex((expected, index) => found[index] !== expected);
    if (wrong >= 0) throw new Error(`Line ${line + wrong} is not as the patch says: ${before[wrong]}`);
  }
  return lines.join('\n');
}
