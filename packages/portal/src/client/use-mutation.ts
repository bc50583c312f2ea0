import { ApiError } from '@logikit/sdk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from './client.ts';
import { errorCode, errorText } from './error-text.ts';
import { whilePending } from './pending.ts';

/** What is wrong with the fields of a form, by their names: told where it is known, before or after sending. */
export class InvalidFields extends Error {
  readonly code = 'invalidFields';
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('Some fields are not valid.');
    this.fields = fields;
  }
}

type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface MutationOptions {
  /** What is read again after a success: the page's data, unless another is named; `profile` is the profile and the page. */
  readonly refreshes?: 'page' | 'profile' | 'nothing';
  /** The page's own words for an error, or for the code of a field's error; null: the usual ones. */
  readonly describe?: (error: unknown) => string | null;
}

export interface Mutation {
  readonly status: 'idle' | 'pending' | 'done' | 'failed';
  readonly isPending: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly error: string | null;
  /** The code of what went wrong; null: nothing. */
  readonly code: string | null;
  /** What is wrong with fields, as codes by the field's name. */
  readonly fieldErrors: FieldErrors;
  /** Sends one change. False: it was refused, and what was typed stays. */
  run(send: () => Promise<unknown>): Promise<boolean>;
  /** Tells what the page itself has found wrong, without sending anything. */
  fail(error: string): void;
  /** Forgets what went wrong. */
  reset(): void;
}

type State = Pick<Mutation, 'status' | 'error' | 'code' | 'fieldErrors'>;

const idle: State = { status: 'idle', error: null, code: null, fieldErrors: {} };

/** One change that the page sends to the platform: how it stands, what went wrong in words, and a refreshed page. */
export function useMutation({ refreshes = 'page', describe = () => null }: MutationOptions = {}): Mutation {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>(idle);

  async function run(send: () => Promise<unknown>): Promise<boolean> {
    setState({ ...idle, status: 'pending' });
    try {
      await send();
    } catch (error) {
      const code = errorCode(error);
      setState({
        status: 'failed',
        error: describe(error) ?? errorText(error),
        code,
        fieldErrors: fieldErrorsOf(error),
      });
      // The parents' part has closed meanwhile: the page shows its gate.
      if (code === 'parentZoneClosed') await revalidate();
      return false;
    }
    setState({ ...idle, status: 'done' });
    if (refreshes === 'profile') await client().profile.load();
    if (refreshes !== 'nothing') await revalidate();
    return true;
  }

  return {
    ...state,
    isPending: state.status === 'pending',
    run: (send) => whilePending(() => run(send)),
    fail: (error) => setState({ ...idle, status: 'failed', error }),
    reset: () => setState(idle),
  };
}

function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError || error instanceof InvalidFields ? error.fields : {};
}
