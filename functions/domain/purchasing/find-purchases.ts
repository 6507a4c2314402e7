import * as z from 'zod';
import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { search } from '#functions/platform/views/list-filters.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { purchaseRecord, type StoredPurchase } from './purchase-record.ts';
import { purchasesView } from './purchases-view.ts';
import { purchasingKeys } from './purchasing-keys.ts';

const Claim = z.object({ purchaseId: z.string() });

/** Finds the purchase with exactly this code. */
export async function findPurchaseByCode(
  { table }: Context,
  code: string,
): Promise<StoredPurchase | undefined> {
  const claim = await table.get(purchasingKeys.code(code.trim().toUpperCase()), Claim);
  return claim && purchaseRecord.find(table, { id: claim.purchaseId });
}

/** Lists the newest purchases that match a part of a code, a supplier's name or a good. */
export const likelyPurchases = (text: string, most: number): Promise<PurchaseRow[]> =>
  newestRows(purchasesView.rows(), { by: 'createdAt', take: most, where: search()(text) });
