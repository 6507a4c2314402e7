import type { ProductLine } from '#shared/price-books/price-book.ts';
import type { rowDone } from '#functions/domain/jobs/import-target.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Editor } from './records/price-book-record.ts';
import { saveLines } from './price-lines.ts';

type Row = { item: ProductLine; also: Operation<typeof rowDone> };
type Outcome = typeof rowDone | undefined;
type Waiting = Row & { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

/** The first of those that wait for each product: a transaction writes an item once. */
function takeSome(waiting: readonly Waiting[]): { some: Waiting[]; left: Waiting[] } {
  const some = [...new Map(waiting.toReversed().map((row) => [row.item.productId, row])).values()];
  return { some, left: waiting.filter((row) => !some.includes(row)) };
}

/**
 * Saves rows of a file that come at once in one write: each of them changes the book, and changes of one book wait for
 * each other. Where one of them is refused, each is saved by itself, so that only that one is.
 */
export function savingTogether(context: Context, bookId: string, editor: Editor) {
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function save(rows: readonly Row[]): Promise<Outcome> {
    const items = rows.map(({ item }) => item);
    const saved = await saveLines(context, { bookId, items, editor, also: rows.map(({ also }) => also) });
    return 'refusal' in saved ? saved.refusal : undefined;
  }

  const saveAlone = (row: Waiting): Promise<void> => save([row]).then(row.resolve, row.reject);

  async function saveAll(some: readonly Waiting[]): Promise<void> {
    const isTaken = await save(some).then(
      (refusal) => refusal === undefined,
      () => false,
    );
    for (const row of some) {
      if (isTaken) row.resolve(undefined);
      else await saveAlone(row);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const { some, left } = takeSome(waiting);
      waiting = left;
      await saveAll(some);
    }
    isBusy = false;
  }

  return (row: Row): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ ...row, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Those beside it come in the same moment.
      setImmediate(() => void work());
    });
}
