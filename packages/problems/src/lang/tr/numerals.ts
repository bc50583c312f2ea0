import { joined } from '../grammar.ts';

const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

/** "bin" and "yüz" alone: one is not said before them. */
function many(n: number, word: string): string | null {
  if (n === 0) return null;
  return n === 1 ? word : `${ones[n] ?? ''} ${word}`;
}

export function spell(n: number): string {
  if (n === 0) return 'sıfır';
  return joined([
    many(Math.floor(n / 1000), 'bin'),
    many(Math.floor(n / 100) % 10, 'yüz'),
    tens[Math.floor(n / 10) % 10],
    n % 10 > 0 && ones[n % 10],
  ]);
}
