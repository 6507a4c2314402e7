import { maxOrderLines } from '#shared/orders/order.ts';
import type { MergeDraft, MergePreview } from '#shared/orders/merge-orders.contract.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { ChangedOrder } from '../moving/change-order.ts';
import { mailBuyer } from '../moving/order-mail.ts';
import { endOrder } from '../moving/undo-order.ts';
import { unpaidDue } from '../moving/unpaid-clock.ts';
import type { Holding, StoredOrder } from '../order-record.ts';
import { type EditAuthor, type EditRefusal, planEdit, previewOf } from './plan-edit.ts';
import { goodKey } from './edit-lines.ts';

/** The writes that merge one order into another, with a preview. */
export type PlannedMerge = ChangedOrder<EditRefusal> & { preview: MergePreview };

/** Cancel reason of an order that was merged into another. */
const merged = 'merged';
/** Edit reason of the order that took in the other's lines. */
const tookIn = (code: string): string => `${merged}:${code}`;

const refuse = (code: ErrorCode, from: StoredOrder, more: Record<string, string> = {}): AppError =>
  new AppError(code, { params: { code: from.code, ...more } });

const isSameBuyer = (into: StoredOrder, from: StoredOrder): boolean =>
  (into.userId !== null && into.userId === from.userId) ||
  (into.customer.phone !== noPhone && into.customer.phone === from.customer.phone);

/** An order with money is never merged away: payments and refunds refer to its id. */
const hasMoney = ({ paymentStatus, paidAmount, paybacks, credit }: StoredOrder): boolean =>
  paymentStatus !== 'processing' || paidAmount > 0 || paybacks.length > 0 || credit !== null;

function requireMergeable(into: StoredOrder, from: StoredOrder): void {
  const { status, stock } = from;
  if (into.id === from.id) throw refuse('ORDER_MERGE_STATE', from, { status });
  if (!isSameBuyer(into, from)) throw refuse('ORDER_MERGE_BUYER', from);
  if ((status !== 'draft' && status !== 'confirmed') || stock !== 'reserved')
    throw refuse('ORDER_MERGE_STATE', from, { status });
  if (hasMoney(from)) throw refuse('ORDER_MERGE_PAID', from);
  if (into.deliveryType !== from.deliveryType || into.pickupWarehouse?.id !== from.pickupWarehouse?.id)
    throw refuse('ORDER_MERGE_DELIVERY', from);
}

const shelfOf = ({ productId, variantId, warehouseId }: Holding) =>
  [productId, variantId, warehouseId].join(' ');

/** Joins the holdings of both orders. Totals per shelf stay, so no shelf is written. */
function heldByBoth(into: StoredOrder, from: StoredOrder): Holding[] {
  const shelves = Map.groupBy([...into.holdings, ...from.holdings], shelfOf);
  return [...shelves.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}

function linesOfBoth(into: StoredOrder, from: StoredOrder) {
  const lines = Map.groupBy([...into.items, ...from.items], ({ productId, variantId }) =>
    goodKey(productId, variantId),
  );
  if (lines.size > maxOrderLines) throw new AppError('ORDER_TOO_LARGE', { params: { limit: maxOrderLines } });
  return [...lines.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { productId, variantId } = first;
    return [{ productId, variantId, quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });
}

const maxLetters = 1000;

/**
 * Gives one order the holdings of both before its edit is planned, so that the edit finds nothing missing. The
 * open-cash counts move over as well, so that none is written twice in one transaction.
 */
function together(into: StoredOrder, from: StoredOrder): { into: StoredOrder; from: StoredOrder } {
  const isHanded = into.openSlots.length === 0;
  return {
    into: {
      ...into,
      holdings: heldByBoth(into, from),
      // Lines of the merged order keep the prices they had there.
      formerItems: [...into.formerItems, ...from.items],
      mergedFrom: [...(into.mergedFrom ?? []), { id: from.id, code: from.code }],
      vatInvoice: into.vatInvoice ?? from.vatInvoice,
      notes: [...new Set([into.notes, from.notes])].filter(Boolean).join('\n').slice(0, maxLetters),
      openSlots: isHanded ? from.openSlots : into.openSlots,
    },
    from: { ...from, openSlots: isHanded ? [] : from.openSlots },
  };
}

/** Moves all lines into another order of the buyer at their prices, and cancels the emptied one. */
export async function planMerge(
  context: Context,
  { into, from }: { into: StoredOrder; from: StoredOrder },
  { version, vouchers, rest }: MergeDraft,
  author: Omit<EditAuthor, 'reason'>,
): Promise<PlannedMerge> {
  if (into.version !== version) throw new AppError('STALE_STATE');
  requireMergeable(into, from);
  const at = context.now();
  const both = together(into, from);
  const draft = {
    version,
    lines: linesOfBoth(into, from),
    shippingAddress: null,
    prices: 'kept' as const,
    vouchers,
    rest,
  };
  const planned = await planEdit(context, both.into, draft, { ...author, reason: tookIn(from.code) }, [
    [from, { ...from, vouchers: [] }],
  ]);
  const ended = endOrder(
    // The holdings now belong to the other order.
    { ...both.from, holdings: [] },
    {
      event: 'cancel-by-staff',
      by: 'staff',
      note: merged,
      change: {
        cancelReason: merged,
        cancelledBy: 'staff',
        unpaidUntil: null,
        mergedInto: { id: into.id, code: into.code },
      },
      at,
    },
  );
  const due = unpaidDue(from);
  return {
    after: planned.after,
    writes: [
      ...planned.writes,
      ...ended.writes,
      ...(due ? [cancelDue(due)] : []),
      mailBuyer(planned.after, 'order-merged', from.code),
    ],
    preview: {
      ...previewOf({ ...planned, before: into }),
      from: { id: from.id, code: from.code, total: from.total },
      vouchersBack: from.vouchers.map(({ code }) => code),
      discountGone: from.discount?.amount ?? 0,
    },
  };
}
