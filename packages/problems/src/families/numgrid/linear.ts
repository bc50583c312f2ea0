/** A sum of numbers times unknowns that equals a number. */
export interface Equation {
  readonly terms: readonly (readonly [unknown: number, factor: number])[];
  readonly equals: number;
}

/** What every unknown must be, or null where the equations leave it open. Whole numbers all the way: nothing is rounded. */
export function forced(equations: readonly Equation[], count: number): readonly (number | null)[] {
  const rows = equations.map(({ terms, equals }) => {
    const row = Array.from({ length: count + 1 }, () => 0);
    for (const [unknown, factor] of terms) row[unknown] = (row[unknown] ?? 0) + factor;
    row[count] = equals;
    return row;
  });
  const pivots: number[] = [];
  for (let column = 0; column < count; column += 1) {
    const index = rows.findIndex((row, i) => i >= pivots.length && row[column] !== 0);
    if (index < 0) continue;
    const top = pivots.length;
    [rows[top], rows[index]] = [rows[index] ?? [], rows[top] ?? []];
    const pivot = rows[top] ?? [];
    rows.forEach((row, i) => {
      if (i !== top && row[column] !== 0) rows[i] = combined(row, pivot, column);
    });
    pivots.push(column);
  }
  return Array.from({ length: count }, (_, unknown) => {
    const row = rows[pivots.indexOf(unknown)];
    if (!pivots.includes(unknown) || row === undefined) return null;
    const isAlone = row.every((factor, column) => column === unknown || column === count || factor === 0);
    return isAlone ? (row[count] ?? 0) / (row[unknown] ?? 1) : null;
  });
}

/** The row without this column, kept small by its greatest common divisor. */
function combined(row: readonly number[], pivot: readonly number[], column: number): number[] {
  const [a, b] = [pivot[column] ?? 1, row[column] ?? 0];
  const mixed = row.map((value, i) => value * a - (pivot[i] ?? 0) * b);
  const divisor = mixed.reduce(gcd, 0);
  return divisor > 1 ? mixed.map((value) => value / divisor) : mixed;
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}
