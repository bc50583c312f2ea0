import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The code of a class, as it stands on the board. */
export function CodeField({ value, onChange }: CodeFieldProps): ReactElement {
  const t = useWords('teacher');
  return (
    <label className="form-control">
      <span>{t('teacher.enter.code')}</span>
      <input
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXXX-XXXXX"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
