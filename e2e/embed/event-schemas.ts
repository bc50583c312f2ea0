import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../packages/widgets/elements/event-schemas');
const compiled = new Map<string, ValidateFunction>();

/** Where an event of an element, of whichever major, departs from its published schema; a field of which the schema does not speak is one. */
export function schemaFaults(
  tag: string,
  { name, detail }: { readonly name: string; readonly detail: object },
): string {
  const file = `${tag.replace(/^logikit\d*-/, '')}-${name}.json`;
  const validate = compiled.get(file) ?? compile(file);
  compiled.set(file, validate);
  return validate(detail) ? '' : `${file}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(detail)}`;
}

function compile(file: string): ValidateFunction {
  const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
  return new Ajv2020().compile({ ...schema, additionalProperties: false });
}
