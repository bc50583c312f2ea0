import type { ErrorCode } from '../api/models/codes.ts';

/** The one error body. `fields` lists message keys per field; `data` is what the code needs. */
export interface ApiErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What can go wrong on our side of the wire. */
export type SdkErrorCode = 'offline' | 'timeout' | 'aborted' | 'sessionChanged' | 'noSession' | 'noToken';

/** Every error that the SDK throws. `code` is stable, `message` is for developers; people read `errors.<code>`. */
export class SdkError extends Error {
  readonly code: SdkErrorCode | ErrorCode;

  constructor(code: SdkErrorCode | ErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'SdkError';
    this.code = code;
  }
}

/** The platform refused: `status` is the HTTP status, `fields` lists message keys per field, `data` what the code needs. */
export class ApiError extends SdkError {
  declare readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(status: number, body: ApiErrorBody) {
    super(body.code, body.message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = body.fields ?? {};
    this.data = body.data ?? {};
  }
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  413: 'payloadTooLarge',
  429: 'tooManyRequests',
  501: 'notImplemented',
  503: 'unavailable',
};

/** Reads the one error body (rule D-164). A proxy's own page has none, so its status decides. */
export function apiError(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError(status, body);
  const code = CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalidRequest');
  return new ApiError(status, { code, message: `The answer had status ${status} and no error body.` });
}

export function isErrorBody(body: unknown): body is ApiErrorBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'message' in body
  );
}
