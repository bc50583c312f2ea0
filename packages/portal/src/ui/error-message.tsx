import { interfaceNumbers } from '@logikit/sdk';
import { type ReactElement, useEffect, useState } from 'react';

interface ErrorMessageProps {
  /** What went wrong; null once there is nothing to say any more. */
  readonly text: string | null;
}

/** Says what went wrong under a field or a form. What is mended stays a moment longer, so that it can be read. */
export function ErrorMessage({ text }: ErrorMessageProps): ReactElement {
  const [shown, setShown] = useState(text);
  if (text !== null && text !== shown) setShown(text);
  // Follows the clock: the words leave some time after their reason.
  useEffect(() => {
    if (text !== null) return undefined;
    const timer = setTimeout(() => setShown(null), interfaceNumbers.errorHideMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="alert" className="form-error">
      {shown}
    </p>
  );
}
