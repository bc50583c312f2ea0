import { setImmediate } from 'node:timers/promises';
import { type BankEntry, createRng, makeFresh, realise, samenessOf } from '@logikit/problems';
import { contentOf, secretOf } from '../../content/catalog/index.ts';
import { printSheets, type Sheet, type SheetProblem, sheetProblem } from '../../content/papers/index.ts';
import { placesOf, type SheetSet } from './sheet-sets.ts';

/** A set as a file, the answers after the sheets. Its problems are on no road: they tell nobody an answer of ours. */
export async function printSet(
  { code, set, title }: { readonly code: string; readonly set: SheetSet; readonly title: string },
  locale: string,
): Promise<Buffer> {
  const entries = await entriesOf(code, set);
  const problems: SheetProblem[] = [];
  for (const entry of entries) {
    const { draft } = realise(entry);
    problems.push(sheetProblem({ content: contentOf(draft), secret: secretOf(draft) }, { locale, withAnswers: true }));
    await setImmediate();
  }
  const sheets: Sheet[] = Array.from({ length: set.sheets }, (_, at) => ({
    title: set.sheets === 1 ? title : `${title} · ${at + 1}`,
    problems: problems.slice(at * set.problems, (at + 1) * set.problems),
  }));
  return printSheets({ title, locale, sheets });
}

const made = new Map<string, Promise<readonly BankEntry[]>>();

/** The same for everybody and for ever. Made once, a problem at a time: others do not wait. */
function entriesOf(code: string, set: SheetSet): Promise<readonly BankEntry[]> {
  const known = made.get(code) ?? makeEntries(code, set);
  made.set(code, known);
  return known;
}

async function makeEntries(code: string, set: SheetSet): Promise<readonly BankEntry[]> {
  const rng = createRng(`sheets/${code}`);
  const taken = new Set<string>();
  const used: string[] = [];
  const entries: BankEntry[] = [];
  for (const [at, { lesson, complexity, families }] of placesOf(set).entries()) {
    const times = (family: string): number => used.filter((other) => other === family).length;
    const turns = rng.shuffle(families).toSorted((one, other) => times(one) - times(other));
    for (const family of turns) {
      await setImmediate();
      const entry = makeFresh({ family, lesson, complexity, seed: `sheets/${code}/${at}/${family}` }, taken);
      const same = entry && samenessOf(entry);
      if (!entry || !same) continue;
      taken.add(same.idea).add(same.skin);
      used.push(family);
      entries.push(entry);
      break;
    }
    if (entries.length !== at + 1) throw new Error(`The sheets ${code} have no problem at place ${at}`);
  }
  return entries;
}
