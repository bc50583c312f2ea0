import { Button } from '@logikit/widgets/ui';
import type { ComponentProps, ReactElement } from 'react';
import { type FileType, saveFile } from '../browser/save-file.ts';
import { useMutation } from '../client/use-mutation.ts';
import { ErrorMessage } from './error-message.tsx';

interface SaveFileButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'tone' | 'children' | 'aria-label'> {
  readonly name: string;
  readonly type: FileType;
  readonly read: () => Promise<ArrayBuffer>;
}

/** Fetches a file and hands it to the browser's downloads. */
export function SaveFileButton({ name, type, read, ...rest }: SaveFileButtonProps): ReactElement {
  const mutation = useMutation({ refreshes: 'nothing' });
  const save = (): void => void mutation.run(async () => saveFile(name, await read(), type));
  return (
    <>
      <Button {...rest} disabled={mutation.isPending} onClick={save} />
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}
