import type { ReactElement } from 'react';
import { yearOptions } from '../../../../forms/year-options.ts';

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
        {yearOptions().map(([value, text]) => (
          <option key={value} value={value} disabled={value === ''}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
