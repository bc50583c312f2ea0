/** Every drawn icon of a file. */
export const fileIcons = ['pdf', 'zip', 'rar', 'doc', 'xls', 'txt', 'ppt', 'other'] as const;
export type FileIcon = (typeof fileIcons)[number];

const sameIcon: Readonly<Record<string, FileIcon>> = { docx: 'doc', xlsx: 'xls', pptx: 'ppt' };

/** What stands behind the last dot of a name, in lower case; empty when there is nothing. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The icon of a file by its extension, in upper or lower case. */
export function fileIconOf(extension: string): FileIcon {
  const lower = extension.toLowerCase();
  return (
    (Object.hasOwn(sameIcon, lower) ? sameIcon[lower] : undefined) ??
    fileIcons.find((icon) => icon === lower) ??
    'other'
  );
}
