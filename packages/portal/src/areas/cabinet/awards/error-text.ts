import { useWords } from '../../../words/use-words.ts';

/** Says what went wrong in the words of the person, by the error's code. */
export function useErrorText(): (error: unknown) => string {
  const t = useWords('errors');
  return (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
    return t(`errors.${code}`, { defaultValue: t('errors.internal') });
  };
}
