import type { ReorderRow } from '#shared/purchasing/reorder.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { StoredPurchase } from '../purchase-record.ts';
import { purchasesView } from '../purchases-view.ts';
import { purchasingKeys } from '../purchasing-keys.ts';
import { lineIdOf } from './plan-drafts.ts';

/** Maximum number of drafts that are read, newest first. Drafts are sent or deleted within days. */
const maxDrafts = 100;

/**
 * Returns the draft that already contains a line of the reorder list. Among several drafts the newest counts.
 */
export async function openDrafts({
  table,
}: Pick<Context, 'table'>): Promise<Map<string, ReorderRow['draft']>> {
  const { rows } = await purchasesView.rows().list({
    where: [{ column: 'status', is: 'draft' }],
    sort: { by: 'createdAt', descending: true },
    take: maxDrafts,
    counted: false,
  });
  const found = await table.recent.getMany(
    rows.map(({ id }) => [purchasingKeys.head(id), StoredPurchase] as const),
  );
  const drafts = found.flatMap((purchase) => (purchase?.status === 'draft' ? [purchase] : []));
  return new Map(
    drafts
      .toReversed()
      .flatMap(({ id, code, warehouse, lines }) =>
        lines.map((line) => [lineIdOf(line, warehouse.id), { id, code }] as const),
      ),
  );
}
