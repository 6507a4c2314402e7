import type { BodyOf } from '#shared/contract/route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { EditDraft, editOrder as contract, EditPreview } from '#shared/orders/edit-order.contract.ts';
import { type PlannedEdit, planEdit, previewOf } from '#functions/domain/orders/editing/plan-edit.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';

type Edit = Omit<BodyOf<typeof contract>, 'version'> & { version: number; id: string; userId: string };

/** Previews an order with other lines or another address. */
export async function previewEdit(context: Context, id: string, draft: EditDraft): Promise<EditPreview> {
  const order = await requireShopOrder(context, id);
  const author = { id: '', userId: '', reason: '' };
  return previewOf(await planEdit(context, order, draft, author));
}

function requireAgreed({ after }: PlannedEdit, expectedTotal: number): void {
  const { subtotal, tax, shippingFee, voucherDiscount, total } = after;
  if (total !== expectedTotal)
    throw new AppError('ORDER_CHANGED', { params: { subtotal, tax, shippingFee, voucherDiscount, total } });
}

/** Edits an order as previewed, once per request. Payment attempts end if the total changes. */
export async function editOrder(context: Context, edit: Edit): Promise<StoredOrder> {
  try {
    return await saveEdit(context, edit);
  } catch (error) {
    // The same request, sent twice at once, may just have taken the goods that this one lacks.
    const order = await requireShopOrder(context, edit.id);
    if (isDone(order, edit)) return order;
    throw error;
  }
}

const isDone = ({ edits }: StoredOrder, { clientRequestId }: Pick<Edit, 'clientRequestId'>): boolean =>
  edits.some(({ id }) => id === clientRequestId);

const saveEdit = (
  context: Context,
  { id, userId, reason, clientRequestId, expectedTotal, ...draft }: Edit,
): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order) => {
    if (isDone(order, { clientRequestId })) return { after: order, writes: [] };
    const planned = await planEdit(context, order, draft, { id: clientRequestId, userId, reason });
    requireAgreed(planned, expectedTotal);
    if (planned.isSame) return { after: order, writes: [] };
    const isDearer = planned.after.total !== order.total;
    const ended = isDearer && order.paymentStatus === 'processing' ? await endPayments(context, order) : [];
    return { after: planned.after, writes: [...planned.writes, ...ended] };
  });
