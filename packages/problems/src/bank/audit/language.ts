import { createRng } from '../../core/rng.ts';
import type { Family, Language, Lesson } from '../../core/family.ts';
import { compile, type Compiled } from '../compile.ts';
import type { Complexity } from '../entry.ts';
import { sentences, textFaults } from './text-faults.ts';

/** What a language says about fresh problems of a family: every sentence once, and everything that is wrong with them. */
export interface LanguageReport {
  readonly sentences: ReadonlySet<string>;
  readonly faults: readonly string[];
}

export function auditLanguage(family: Family, language: Language, perCell: number): LanguageReport {
  const said = new Set<string>();
  const faults = new Set<string>();
  for (const compiled of samplesOf(family, perCell)) {
    const { entry, params, solved } = compiled;
    const own = family.texts(params, { mode: entry.mode, solved }, language);
    for (const sentence of sentences(own)) said.add(sentence);
    const told: Compiled = { ...compiled, texts: { ...compiled.texts, [language]: own } };
    for (const fault of textFaults(told, [language])) faults.add(`${family.id} ${entry.mode}: ${fault}`);
  }
  return { sentences: said, faults: [...faults] };
}

const complexities: readonly Complexity[] = [1, 2, 3, 4, 5];

/** Problems with one answer from every mode, lesson and complexity of a family. */
function samplesOf(family: Family, perCell: number): readonly Compiled[] {
  const lessons = Object.keys(family.lessons).map((lesson) => Number(lesson) as Lesson);
  const cells = family.modes.flatMap((mode) =>
    lessons.flatMap((lesson) => complexities.map((complexity) => ({ mode, lesson, complexity }))),
  );
  return cells.flatMap((cell) => {
    const found: Compiled[] = [];
    for (let n = 0; found.length < perCell && n < perCell * 20; n += 1) {
      const seed = `language/${family.id}/${cell.mode}/${cell.lesson}/${cell.complexity}/${n}`;
      const level = family.lessons[cell.lesson]?.[cell.complexity - 1] ?? 1;
      const params = family.generate(createRng(seed), level, cell.mode);
      if (params === null || family.solve(params).answers.length !== 1) continue;
      found.push(compile({ family: family.id, version: family.version, seed, place: null, ...cell }));
    }
    return found;
  });
}
