import { ApiError } from '@logikit/sdk';
import { describe, expect, it } from 'vitest';
import { worthReporting } from './error-reports.ts';

describe('[X-021] the error reporter', () => {
  it('ignores an uninitialized component and an unknown variable, and reports a third', () => {
    expect(worthReporting(new Error('Uninitialized component: header'))).toBeNull();
    expect(worthReporting(new ReferenceError('Unknown variable dataLayer'))).toBeNull();
    expect(worthReporting(new TypeError('x is not a function'))).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
    });
  });

  it('leaves out what the platform itself refused', () => {
    const refused = new ApiError(409, { code: 'noLife', message: 'No life.' });
    expect(worthReporting(refused)).toBeNull();
  });

  it('makes something of a thrown text, and cuts what is long', () => {
    expect(worthReporting('oops')).toEqual({ name: 'Thrown', message: 'oops', trace: null });
    expect(worthReporting(new Error('a'.repeat(900)))?.message).toHaveLength(400);
  });
});
