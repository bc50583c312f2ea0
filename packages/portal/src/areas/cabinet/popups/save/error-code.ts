/** The code of what the platform refused; whatever else went wrong is a fault of ours. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'internal';
}
