import { numbers } from '@logikit/contract';
import { ApiError } from '../../errors/index.ts';

/**
 * Refuses what no honest client sends and no database keeps: deep nesting, which is how parsers are made to suffer,
 * the character NUL, and halves of characters.
 */
export function assertSafeBody(value: unknown, left: number = numbers.body.depth): void {
  if (typeof value === 'string') return assertSafeText(value);
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw new ApiError('invalidRequest', { fields: { body: ['depth'] } });
  for (const [key, child] of Object.entries(value)) {
    assertSafeText(key);
    assertSafeBody(child, left - 1);
  }
}

export function assertSafeText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new ApiError('invalidRequest', { fields: { body: ['characters'] } });
}
