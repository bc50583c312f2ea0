import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2000;
/** After so long a payment is not waited for on the page any more (rule D-148): a letter tells how it ends. */
const PATIENCE_MS = 30_000;

/** Asks again and again, while this holds. */
export function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  // Follows a payment that somebody else carries out.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

/** Whether the page has been open for longer than anybody waits on it. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  // Follows the clock.
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
