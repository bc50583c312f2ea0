import { useState } from 'react';

export interface Field {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  set(values: Partial<Readonly<Record<Name, string>>>): void;
  /** What the field of this name shows, and tells. */
  field(name: Name): Field;
}

/** What stands in the fields of a form. */
export function useFields<Name extends string>(initial: Readonly<Record<Name, string>>): Fields<Name> {
  const [values, setValues] = useState(initial);
  const set: Fields<Name>['set'] = (some) => setValues((before) => ({ ...before, ...some }));
  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    }),
  };
}
