import { describe, expect, it } from 'vitest';
import { extensionOf, fileIconOf } from './file-icon.ts';

describe('icons of files', () => {
  it('[E-004] eight icons by extension, in upper and lower case, docx, xlsx and pptx with their older kin', () => {
    const icons = ['pdf', 'zip', 'rar', 'doc', 'xls', 'txt', 'ppt'];
    for (const icon of icons) expect([fileIconOf(icon), fileIconOf(icon.toUpperCase())]).toEqual([icon, icon]);
    expect(['docx', 'XLSX', 'pptx'].map(fileIconOf)).toEqual(['doc', 'xls', 'ppt']);
    expect(['png', '', 'constructor', 'other'].map(fileIconOf)).toEqual(['other', 'other', 'other', 'other']);
  });

  it('the extension stands behind the last dot', () => {
    expect(['a.b.PDF', 'no', 'dot.', '.txt', 'x.tar.gz', 'bad.e x'].map(extensionOf)).toEqual([
      'pdf',
      '',
      '',
      'txt',
      'gz',
      '',
    ]);
  });
});
