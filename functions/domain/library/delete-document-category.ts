import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { retry, retryOn } from '#functions/platform/records/retry.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { documentsView } from './documents-view.ts';
import { libraryKeys } from './library-keys.ts';
import { openStatuses } from './library-reader.ts';

/** Number of times a document was put into a category; categories of older tables have none. */
const CategoryUses = z.object({ uses: z.int().optional() });

type DocumentRows = Pick<ReturnType<typeof documentsView.rows>, 'list'>;

/** Deletes a category unless documents are in it. One that is gone already is no mistake. */
export const deleteDocumentCategory = (
  { table }: TableContext,
  id: string,
  rows: DocumentRows = documentsView.rows(),
): Promise<void> =>
  retry(async () => {
    const found = await table.get(libraryKeys.category(id), CategoryUses);
    if (!found) return;
    const { rows: used } = await rows.list({
      where: [
        { column: 'categoryId', is: id },
        { column: 'status', among: [...openStatuses] },
      ],
      sort: { by: 'createdAt', descending: true },
      take: 1,
      counted: false,
    });
    if (used.length > 0) throw new AppError('DOCUMENT_CATEGORY_IN_USE');
    const { uses } = found;
    const when = { uses: uses ?? ({ missing: true } as const) };
    const refusal = await table.write([remove(libraryKeys.category(id), { when, refusal: 'used' })]);
    return refusal && retryOn(refusal);
  });
