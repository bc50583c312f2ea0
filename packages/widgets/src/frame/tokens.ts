/** Asks the page around us for one-time tokens, which travel through the port. */
export interface Tokens {
  get(): Promise<string>;
  answer(id: number, token: unknown): void;
}

export function createTokens(ask: (id: number) => void): Tokens {
  const waiting = new Map<number, (token: unknown) => void>();
  let count = 0;
  return {
    get: () =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, (token) =>
          typeof token === 'string' && token !== '' ? resolve(token) : reject(new Error('The page has no token')),
        );
        ask(id);
      }),
    answer(id, token) {
      waiting.get(id)?.(token);
      waiting.delete(id);
    },
  };
}
