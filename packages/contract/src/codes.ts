/**
 * Every error code of the platform, one list. `status` is the HTTP status, `message` is for developers;
 * people read the text that the locale files keep under `errors.<code>`.
 */
export const errors = {
  // transport
  invalidRequest: { status: 400, message: 'The request does not have the declared shape; see `fields`.' },
  invalidFields: { status: 422, message: 'Some fields are not acceptable; see `fields`.' },
  notFound: { status: 404, message: 'There is nothing at this address, or it is not yours to see.' },
  methodNotAllowed: { status: 405, message: 'This address does not answer this method.' },
  notImplemented: { status: 501, message: 'This call is declared but the platform does not answer it yet.' },
  tooManyRequests: {
    status: 429,
    message: 'Too many requests; solve `data.puzzle` where there is one, or wait as long as Retry-After says.',
  },
  payloadTooLarge: { status: 413, message: 'The body is larger than this call accepts.' },
  idempotencyKeyRequired: {
    status: 400,
    message: 'Every change needs an Idempotency-Key header (a UUID per user action).',
  },
  idempotencyMismatch: { status: 422, message: 'This Idempotency-Key was already used with another body.' },
  requestInFlight: { status: 409, message: 'The same request is still being worked on; try again shortly.' },
  internal: { status: 500, message: 'Something broke on our side; quote the error id.' },
  unavailable: { status: 503, message: 'The platform is not ready; try again shortly.' },
  unknownTenant: { status: 404, message: 'There is no such tenant.' },
  // auth
  unauthorized: { status: 401, message: 'This call needs a valid token.' },
  forbidden: { status: 403, message: 'The token is valid but does not allow this.' },
  wrongCredentials: { status: 401, message: 'The name or the password is not right.' },
  oneCredentialOnly: { status: 400, message: 'Send exactly one credential.' },
  originNotAllowed: { status: 403, message: 'The publishable key does not list this origin.' },
  keyRevoked: { status: 403, message: 'The publishable key has been revoked; use another one of the partner.' },
  linkExpired: { status: 422, message: 'The link of the letter was used or is too old; ask for another letter.' },
  passkeyRefused: { status: 403, message: 'This passkey is not known, or its answer does not hold.' },
  commonPassword: { status: 422, message: 'This password is on the list of the most used ones; choose another.' },
  socialDenied: { status: 403, message: 'The person did not allow the sign-in, or closed it.' },
  socialFailed: { status: 502, message: 'The network could not be asked who this is; try again.' },
  sessionExpired: { status: 401, message: 'The session has ended; sign in again.' },
  // training
  emptySolution: { status: 422, message: 'The solution is empty.' },
  invalidSolution: { status: 422, message: 'The solution does not fit this problem.' },
  noLife: { status: 409, message: 'No lives left; `data.nextAccrualAt` says when the next one comes.' },
  tooManyWrongAnswers: { status: 429, message: 'Too many wrong answers to this problem today; see Retry-After.' },
  noAnswerKey: {
    status: 403,
    message: 'Answer keys are for confirmed teachers, for free chapters and what a class at work has to do.',
  },
  answerKeysSpent: { status: 403, message: 'The teacher has printed the keys of today; there are more tomorrow.' },
  noEnergy: { status: 409, message: 'Not enough energy; `data.nextAccrualAt` says when the next unit comes.' },
  cantBuyProblem: { status: 409, message: "Can't buy problem" },
  blockNotFinished: { status: 409, message: 'Not all problems of the block are closed.' },
  complexityMismatch: { status: 422, message: 'The complexity parameter differs from the path.' },
  hintsNotAllowed: { status: 409, message: 'There are no hints in this kind of block, or none are left.' },
  eventFinished: { status: 409, message: 'The event is over.' },
  notPaid: { status: 403, message: 'This needs a paid subscription.' },
  resetNotAllowed: { status: 409, message: 'Progress cannot be reset now; `data.nextProgressResetDate` says when.' },
  editConflict: { status: 409, message: 'Somebody else has changed this since it was read; `version` is theirs.' },
  alreadyTaken: { status: 409, message: 'This has been taken already.' },
  notAvailable: { status: 409, message: 'This is not available now.' },
  // accounts
  enterEmailError: { status: 422, message: 'The e-mail is empty.' },
  invalidEmailError: { status: 422, message: 'The e-mail does not look like one.' },
  notUnique: { status: 422, message: 'This e-mail is in use.' },
  alreadyInSystem: { status: 422, message: 'This e-mail belongs to an account; sign in instead.' },
  enterAnotherEmail: { status: 422, message: 'This e-mail cannot receive letters.' },
  avatarExtError: { status: 422, message: 'The picture must be a png, jpeg, webp or gif.' },
  avatarSizeError: { status: 422, message: 'The picture is larger than 5 MiB.' },
  wrongFriendCode: { status: 422, message: 'Nobody has this friend code.' },
  wrongEmailCode: { status: 422, message: 'The code or the link is not right, or its time is over.' },
  wrongTeacherCode: { status: 422, message: 'There is no class with this code.' },
  unknownSettingsType: { status: 422, message: 'There is no settings type with this number.' },
  chooseProgress: { status: 409, message: 'Both accounts have progress; say which one to keep.' },
  parentZoneClosed: { status: 403, message: 'The pages of the grown-ups are closed here; open the parent zone.' },
  wrongGateAnswer: { status: 422, message: 'The answer at the gate is not right; `data.question` is the next one.' },
  wrongPin: { status: 422, message: 'The PIN is not right.' },
  limitReached: { status: 409, message: 'The limit is reached; see `data.limit`.' },
  // shop and certificates
  invalidTransition: { status: 409, message: 'The status does not allow this move.' },
  quoteChanged: { status: 409, message: 'The cart costs something else now; see `data.price`.' },
  notRefundable: { status: 409, message: 'The withdrawal period is over, or the money has gone back already.' },
  belowMinimum: { status: 422, message: 'The amount is below the minimum payment.' },
  notEarned: { status: 409, message: 'The certificate is not earned yet.' },
  promoUnknown: { status: 422, message: 'There is no such promo code.' },
  promoUsed: { status: 409, message: 'The promo code has been used: by this person, or by as many as it was for.' },
  promoExpired: { status: 409, message: 'The promo code has expired.' },
} as const;

export type ErrorCode = keyof typeof errors;

/** The one error body (rule D-164). `fields` lists message keys per field; `data` is what the code needs. */
export interface ApiErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly data?: Readonly<Record<string, unknown>>;
}
