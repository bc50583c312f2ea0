import { ApiError } from '../../../kernel/errors/index.ts';

const allowed = /^[\p{L}\p{M}\p{N} .,'’"«»„“”№#()&/+–—-]+$/u;
const address = /[\p{L}\p{N}]\.\p{L}{2,}|\/\//u;

/**
 * What people call themselves, their school and their class. It stands in letters to strangers, so nothing in it may lead
 * anywhere.
 */
export function plainText(text: string, field: string): string {
  const clean = text.trim().replace(/\s+/g, ' ');
  if (clean === '') throw new ApiError('invalidFields', { fields: { [field]: ['required'] } });
  if (!allowed.test(clean) || address.test(clean))
    throw new ApiError('invalidFields', { fields: { [field]: ['plain'] } });
  return clean;
}
