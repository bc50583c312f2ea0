import { type ApiErrorBody, type ErrorCode, errors } from '@logikit/contract';

export interface ApiErrorDetails {
  /** Message keys per field, by wire name. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** What the code needs, in camelCase. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Seconds, for 409 requestInFlight, 429 and 503. */
  readonly retryAfter?: number;
  /** What the handler has written stays: for errors that had to change something, such as ending a stolen session. */
  readonly keepsChanges?: boolean;
  /** Overrides the developer's message of the code. */
  readonly message?: string;
}

/** The one way to say no. Thrown where it is known, turned into the error answer at the door of HTTP. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? errors[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.status = errors[code].status;
    this.details = details;
  }

  get body(): ApiErrorBody {
    const { fields, data } = this.details;
    return { code: this.code, message: this.message, ...(fields && { fields }), ...(data && { data }) };
  }

  /** True when asking again with the same key can never end otherwise, so the error is kept as the key's answer. */
  get isFinal(): boolean {
    return this.code !== 'requestInFlight' && [400, 403, 404, 409, 410, 422].includes(this.status);
  }
}
