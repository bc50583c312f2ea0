import { useRevalidator } from 'react-router';

/** A second of grace: the platform's clock may reach the moment a little later than ours. */
const GRACE_MS = 1000;

/** Asks the platform again when a timer has ended, so that the page shows what has become of the event. */
export function useAskAgain(): () => void {
  const { revalidate } = useRevalidator();
  return () => void setTimeout(() => void revalidate(), GRACE_MS);
}
