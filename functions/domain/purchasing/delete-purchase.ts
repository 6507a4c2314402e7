import { AppError } from '#shared/contract/errors.ts';
import { isOnItsWay } from '#shared/purchasing/purchase-choices.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import {
  outstandingQuantity,
  purchaseRecord,
  type StoredPurchase,
  type StoredPurchaseLine,
} from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { requirePurchase } from './read-purchase.ts';
import { uncountPurchase } from './suppliers.ts';

/** Maximum number of goods named in a refusal. */
const maxNamed = 5;

/** Returns the refusal for a purchase that was sent. It names the goods that are awaited or have come. */
function refusalOf({ code, status, lines }: StoredPurchase): AppError {
  // A closed purchase awaits no more goods, even if its lines are incomplete.
  const piecesOf = (line: StoredPurchaseLine) =>
    isOnItsWay(status) ? outstandingQuantity(line) : line.received;
  const some = lines.filter((line) => piecesOf(line) > 0);
  const hanging = some.length > 0 ? some : lines;
  const list = hanging
    .slice(0, maxNamed)
    .map((line) => `${line.name} (${piecesOf(line) || line.quantity})`)
    .join(', ');
  return new AppError('PURCHASE_SENT', { params: { code, count: hanging.length, list } });
}

/** Deletes a draft. A purchase its supplier knows of is cancelled or closed instead. */
export async function deletePurchase(context: Context, id: string): Promise<void> {
  const { table } = context;
  await retry(async () => {
    const purchase = await requirePurchase(context, id);
    if (purchase.status !== 'draft') throw refusalOf(purchase);
    const refusal = await table.write([
      ...purchaseRecord.softDelete(purchase),
      remove(purchasingKeys.code(purchase.code)),
      uncountPurchase(purchase.supplier.id),
    ]);
    return refusal === undefined ? undefined : again;
  });
}
