import type { ReactElement } from 'react';

interface YearFieldProps {
  readonly label: string;
  readonly describedBy: string;
}

/** The year only: who is older than sixteen has an address of their own. */
export function YearField({ label, describedBy }: YearFieldProps): ReactElement {
  return (
    <label className="form-control">
      <span>{label}</span>
      <select name="birthYear" defaultValue="" aria-describedby={describedBy}>
        <option value="" disabled />
        {years().map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </label>
  );
}

/** Everybody who may sit in front of the screen, the youngest first. */
function years(): readonly number[] {
  const now = new Date().getFullYear();
  return Array.from({ length: 97 }, (_, index) => now - 3 - index);
}
