import { extensionOf, fileIconOf, type Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { printPaper, sheetWords, writeText } from '../../../content/papers/index.ts';
import { textIn } from '../../../kernel/words/index.ts';
import { makeSheet } from './make-sheet.ts';
import { selectTopics } from '../assignments/progress.db.ts';

type Material = Model<'Material'>;

const lessons = [4, 5, 1, 2, 3] as const;
const papers = ['letter', 'guide'] as const;

/** Papers for teachers, and a sheet with its key for every chapter. All are made when they are asked for. */
export async function listMaterials(tx: Tx, locale: string): Promise<Model<'Materials'>> {
  const say = sheetWords(locale);
  const common = papers.map((kind) =>
    material({ id: kind, kind, title: say(`sheet.${kind}.title`), name: `logikit-${kind}`, targetLesson: null }),
  );
  const sheets = await Promise.all(
    lessons.map(async (targetLesson) =>
      (await selectTopics(tx, targetLesson)).map(({ threadId, titles }) =>
        material({
          id: `sheet-${threadId}`,
          kind: 'worksheet',
          title: textIn(titles, locale)?.title ?? '',
          name: `logikit-sheet-${threadId}`,
          targetLesson,
        }),
      ),
    ),
  );
  return { data: [...common, ...sheets.flat()] };
}

function material({ name, ...about }: Omit<Material, 'fileName' | 'icon'> & { readonly name: string }): Material {
  const fileName = `${name}.pdf`;
  return { ...about, fileName, icon: fileIconOf(extensionOf(fileName)) };
}

/** The chapter whose sheet and key a material is; null: it holds no key. */
export function keyedThreadOf(id: string): number | null {
  const threadId = Number(/^sheet-(\d+)$/.exec(id)?.[1] ?? 0);
  return threadId === 0 ? null : threadId;
}

/** NOTE: who may have the key of a sheet is asked before. */
export async function readMaterial(tx: Tx, id: string, locale: string): Promise<Buffer> {
  const paper = papers.find((one) => one === id);
  if (paper) return printWords(paper, locale);
  const threadId = keyedThreadOf(id);
  if (threadId === null) throw new ApiError('notFound');
  return makeSheet(tx, { query: { threadId, withAnswers: true }, locale });
}

/** A paper of words alone: its title and its paragraphs. */
function printWords(kind: (typeof papers)[number], locale: string): Promise<Buffer> {
  const say = sheetWords(locale);
  const title = say(`sheet.${kind}.title`);
  return printPaper({ title, locale }, async (paper) => {
    writeText(paper, title, { size: 22 });
    paper.y += 12;
    for (const paragraph of say(`sheet.${kind}.text`).split('\n')) {
      writeText(paper, paragraph, { size: 12.5 });
      paper.y += 10;
    }
    await Promise.resolve();
  });
}
