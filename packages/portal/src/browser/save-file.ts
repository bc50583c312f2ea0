export type FileType = 'application/ld+json' | 'application/pdf' | 'application/zip' | 'image/png';

/** Hands a file that has been fetched to the browser's own downloads. */
export function saveFile(name: string, bytes: ArrayBuffer, type: FileType): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
