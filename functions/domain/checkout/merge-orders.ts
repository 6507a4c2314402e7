import type { BodyOf } from '#shared/contract/route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type {
  MergeDraft,
  mergeOrders as contract,
  MergePreview,
} from '#shared/orders/merge-orders.contract.ts';
import { planMerge } from '#functions/domain/orders/editing/plan-merge.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';

type Merge = BodyOf<typeof contract> & { id: string; userId: string };

/** Previews an order with the lines of another. */
export async function previewMerge(context: Context, id: string, draft: MergeDraft): Promise<MergePreview> {
  const [into, from] = await Promise.all([id, draft.fromId].map((one) => requireShopOrder(context, one)));
  if (!into || !from) throw new AppError('ORDER_NOT_FOUND');
  return (await planMerge(context, { into, from }, draft, { id: '', userId: '' })).preview;
}

/** Merges an order into another as previewed, once per request. Attempts for outdated sums end. */
export const mergeOrders = (
  context: Context,
  { id, userId, clientRequestId, expectedTotal, ...draft }: Merge,
): Promise<StoredOrder> =>
  saveAsShop(context, id, async (into) => {
    if (into.edits.some((edit) => edit.id === clientRequestId)) return { after: into, writes: [] };
    const from = await requireShopOrder(context, draft.fromId);
    const planned = await planMerge(context, { into, from }, draft, { id: clientRequestId, userId });
    const { subtotal, tax, shippingFee, voucherDiscount, total } = planned.after;
    if (total !== expectedTotal)
      throw new AppError('ORDER_CHANGED', {
        params: { subtotal, tax, shippingFee, voucherDiscount, total },
      });
    const ended = await Promise.all([
      endPayments(context, from),
      into.paymentStatus === 'processing' && total !== into.total ? endPayments(context, into) : [],
    ]);
    return { after: planned.after, writes: [...planned.writes, ...ended.flat()] };
  });
