import { AppError } from '#shared/contract/errors.ts';
import { isAwaited } from '#shared/purchasing/purchase-choices.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import {
  awaitedOf,
  purchaseRecord,
  type StoredPurchase,
  type StoredPurchaseLine,
} from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { requirePurchase } from './read-purchase.ts';
import { uncountPurchase } from './suppliers.ts';

/** As many as anybody reads in a refusal. */
const mostNamed = 5;

/** What hangs on one that was sent: what is on its way, or what came. */
function refusalOf({ code, status, lines }: StoredPurchase): AppError {
  // Of one that is closed nothing is on its way any more, whatever its lines still lack.
  const piecesOf = (line: StoredPurchaseLine) => (isAwaited(status) ? awaitedOf(line) : line.received);
  const some = lines.filter((line) => piecesOf(line) > 0);
  const hanging = some.length > 0 ? some : lines;
  const list = hanging
    .slice(0, mostNamed)
    .map((line) => `${line.name} (${piecesOf(line) || line.quantity})`)
    .join(', ');
  return new AppError('PURCHASE_SENT', { params: { code, count: hanging.length, list } });
}

/** Takes away a draft. What its supplier knows of is cancelled or closed instead, and stays in the books. */
export async function deletePurchase(context: Context, id: string): Promise<void> {
  const { table } = context;
  await retry(async () => {
    const purchase = await requirePurchase(context, id);
    if (purchase.status !== 'draft') throw refusalOf(purchase);
    const refusal = await table.write([
      ...purchaseRecord.bury(purchase),
      remove(purchasingKeys.code(purchase.code)),
      uncountPurchase(purchase.supplier.id),
    ]);
    return refusal === undefined ? undefined : again;
  });
}
