import { Button } from '@logikit/widgets/ui';
import { type ChangeEvent, type ReactElement, type ReactNode, type SyntheticEvent, useId } from 'react';
import type { Mutation } from '../client/use-mutation.ts';
import { ErrorMessage } from '../ui/error-message.tsx';
import { useWords } from '../words/use-words.ts';
import type { Field } from './use-fields.ts';
import { fieldErrorText } from './use-form-mutation.ts';

interface PartProps {
  readonly title: string;
  /** What an address leads to it by, after `#`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One card of the page: its name and what is in it. */
export function Part({ title, id, children }: PartProps): ReactElement {
  const heading = useId();
  return (
    <section id={id} className="lk-card form-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** What can be typed into a field, as the browser is told. */
const kinds = {
  text: { autoComplete: 'off', maxLength: 80 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
  newPassword: { type: 'password', autoComplete: 'new-password', maxLength: 200 },
  number: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 },
  address: { autoComplete: 'street-address', maxLength: 300 },
  message: { autoComplete: 'off', maxLength: 300 },
  date: { type: 'date', autoComplete: 'off' },
  pin: { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 6 },
} as const;

interface FieldProps extends Field {
  readonly label: string;
  readonly mutation: Mutation;
  readonly kind?: keyof typeof kinds;
  readonly maxLength?: number;
}

/** A field of text; what is wrong stands below it and is read with it. */
export function TextField({ label, name, mutation, kind = 'text', onChange, ...input }: FieldProps): ReactElement {
  const id = useId();
  const fault = fieldErrorText(mutation, name);
  const control = {
    ...input,
    name,
    'aria-invalid': fault === null ? undefined : true,
    'aria-describedby': fault === null ? undefined : id,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <div className="form-field">
      <label className="form-control">
        <span>{label}</span>
        {kind === 'address' || kind === 'message' ? (
          <textarea rows={3} {...kinds[kind]} {...control} />
        ) : (
          <input {...kinds[kind]} {...control} />
        )}
      </label>
      {fault !== null && (
        <p id={id} className="form-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, value, options, onChange }: SelectProps): ReactElement {
  return (
    <label className="form-control">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FormProps {
  readonly label: string;
  readonly mutation: Mutation;
  readonly onSave: () => void;
  readonly action?: string;
  /** Said when it is saved. */
  readonly done?: string;
  readonly children: ReactNode;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** A form with its one button and what became of it. */
export function Form({ label, mutation, onSave, action, done, children, beside }: FormProps): ReactElement {
  const t = useWords('family');
  const isOfFields = mutation.code === 'invalidFields' && Object.keys(mutation.fieldErrors).length > 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="form" aria-label={label} noValidate onSubmit={submit}>
      {children}
      {mutation.error !== null && !isOfFields && <ErrorMessage text={mutation.error} />}
      <div className="form-row">
        <Button type="submit" size="small" disabled={mutation.isPending}>
          {action ?? t('family.save')}
        </Button>
        {beside}
        <span role="status" className="form-done">
          {mutation.status === 'done' && (done ?? t('family.saved'))}
        </span>
      </div>
    </form>
  );
}
