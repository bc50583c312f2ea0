import { numbers } from '@logikit/contract';
import { Refusal } from './refusal.ts';

/**
 * Refuses what no honest client sends and no database keeps: deep nesting, which is how parsers are made to suffer,
 * the character NUL, and halves of characters.
 */
export function refuseStrange(value: unknown, left: number = numbers.body.depth): void {
  if (typeof value === 'string') return refuseStrangeText(value);
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw new Refusal('invalidRequest', { fields: { body: ['depth'] } });
  for (const [key, child] of Object.entries(value)) {
    refuseStrangeText(key);
    refuseStrange(child, left - 1);
  }
}

export function refuseStrangeText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Refusal('invalidRequest', { fields: { body: ['characters'] } });
}
