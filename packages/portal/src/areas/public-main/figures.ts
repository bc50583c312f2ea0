import { readFileSync } from 'node:fs';
import { type Figures, figuresOf } from '@logikit/sdk';

/** The figures of this installation, read while its pages are written: none where no file is named (rule D-262). */
export function figuresOfBuild(): Figures {
  const path = process.env['LOGIKIT_FIGURES'];
  return path ? figuresOf(JSON.parse(readFileSync(path, 'utf8')), new Date()) : {};
}
