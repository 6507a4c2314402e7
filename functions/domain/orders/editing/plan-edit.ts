import type { EditDraft, EditPreview } from '#shared/orders/edit-order.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ShippingAddress } from '#shared/orders/order.ts';
import { formatVnd, maxVnd } from '#shared/values/money.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import {
  heldVouchers,
  type Recount,
  recountVouchersOf,
  type voucherNotHeld,
} from '#functions/domain/vouchers/spend-vouchers.ts';
import type { shortShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type ChangedOrder, changeOrder } from '../moving/change-order.ts';
import type { stockTakenMeanwhile } from '../moving/revive-order.ts';
import { amountToPay } from '../order-money.ts';
import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import { wrongState } from '../order-state.ts';
import { withCosts } from '../placing/line-costs.ts';
import { type EditedLines, editLines, goodKey } from './edit-lines.ts';
import { settleEdit } from './edit-money.ts';
import { moveStock, type StockMove } from './edit-stock.ts';
import { editedTerms, termsOf } from './edit-terms.ts';

export type EditRefusal = typeof stockTakenMeanwhile | typeof shortShelf | typeof voucherNotHeld;
export type PlannedEdit = ChangedOrder<EditRefusal> & { before: StoredOrder; isSame: boolean };

/** Former lines and terms kept; a line that comes back within them keeps its price. */
const maxFormerItems = 40;
const maxFormerTerms = 20;
const maxEdits = 20;

const mayBeEdited = ({ status, stock }: StoredOrder): boolean =>
  (status === 'draft' || status === 'confirmed') && stock === 'reserved';

function addressOf(order: StoredOrder, { shippingAddress }: EditDraft): ShippingAddress | null {
  if (!shippingAddress || order.deliveryType !== 'prepaid_ship') return order.shippingAddress;
  const { recipientName, phone, street, system, provinceCode, districtCode, wardCode } = shippingAddress;
  const codes = { system, provinceCode, districtCode: districtCode ?? null, wardCode: wardCode ?? null };
  return { recipientName, phone, street, ...resolveDivisions(codes) };
}

/** Adds the cost to the shop to new lines, as for a new order. */
function costed({ items, offers }: EditedLines, { takings }: StockMove): StoredOrder['items'] {
  const basket = items.map(({ productId, variantId, quantity }) => ({
    line: { productId, variantId: variantId ?? '-', quantity },
    offer: offers.get(goodKey(productId, variantId)),
  }));
  const withTheirs = withCosts({ items, basket, takings });
  return items.map((item, place) => {
    const cost = item.cost ?? withTheirs[place]?.cost;
    return cost === undefined ? item : { ...item, cost };
  });
}

const sumsOf = ({ subtotal, tax, shippingFee, voucherDiscount, total }: StoredOrder) => ({
  subtotal,
  tax,
  shippingFee,
  voucherDiscount,
  total,
});

const entriesOf = (before: StoredOrder, status: StoredOrder['status'], note: string): TimelineEntry[] => [
  { kind: 'note', from: null, to: 'edited', by: 'staff', note },
  ...(status === before.status
    ? []
    : [{ kind: 'status', from: before.status, to: status, by: 'staff', note: '' } as const]),
];

/** A replacement order sends what came back and ships for free, so only its address may change. */
function askedOf(order: StoredOrder, draft: EditDraft): EditDraft {
  if (!order.replaces) return draft;
  const wanted = draft.lines.map(
    ({ productId, variantId, quantity }) => `${goodKey(productId, variantId)} ${quantity}`,
  );
  const sent = order.items.map(
    ({ productId, variantId, quantity }) => `${goodKey(productId, variantId)} ${quantity}`,
  );
  if (wanted.toSorted().join() !== sent.toSorted().join()) throw new AppError('REPLACEMENT_GOODS');
  return { ...draft, prices: 'kept', vouchers: 'kept' };
}

export type EditAuthor = { id: string; userId: string; reason: string };

/** Plans an edit of lines or address: stock, vouchers and money change in one transaction. */
export async function planEdit(
  context: Context,
  order: StoredOrder,
  given: EditDraft,
  author: EditAuthor,
  /** Orders that give their vouchers back in the same transaction. */
  others: readonly Recount[] = [],
): Promise<PlannedEdit> {
  if (order.version !== given.version) throw new AppError('STALE_STATE');
  if (!mayBeEdited(order)) throw wrongState(order);
  const draft = askedOf(order, given);
  const at = context.now();
  const address = addressOf(order, draft);
  const [lines, warehouses, wallet] = await Promise.all([
    editLines(context, order, draft),
    readWarehouses(context.table),
    heldVouchers(context, order),
  ]);
  const moved = moveStock(order, lines, warehouses, address?.province ?? '');
  const edited = { order, lines, holdings: moved.holdings, address, warehouses };
  const { former, ...terms } = editedTerms(edited, draft, wallet, at);
  if (Math.max(terms.subtotal, terms.total) > maxVnd)
    throw new AppError('ORDER_TOO_DEAR', { params: { limit: formatVnd(maxVnd) } });
  const money = settleEdit(order, { total: terms.total, rest: draft.rest, former, at });
  const items = costed(lines, moved);
  const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const remembered = new Map([...order.formerItems, ...order.items].map((item) => [item.id, item]));
  const { id, userId, reason } = author;
  const edit = { id, userId, at: at.toISOString(), reason, from: order.total, to: terms.total };
  const change = {
    items,
    totalItems: items.length,
    totalQuantity,
    pieces: moved.pieces,
    holdings: moved.holdings,
    shippingAddress: address,
    ...terms,
    ...money.change,
    formerItems: [...remembered.values()].slice(-maxFormerItems),
    formerTerms: [termsOf(order), ...order.formerTerms.filter(({ key }) => key !== termsOf(order).key)].slice(
      0,
      maxFormerTerms,
    ),
    edits: [...order.edits, edit].slice(-maxEdits),
  };
  const { status = order.status } = change;
  const changed = changeOrder(order, change, entriesOf(order, status, reason), at);
  const isSame = (['items', 'shippingAddress', 'vouchers', 'total'] as const).every(
    (name) => JSON.stringify(order[name]) === JSON.stringify(changed.after[name]),
  );
  return {
    before: order,
    isSame,
    after: changed.after,
    writes: [
      ...changed.writes,
      ...moved.writes,
      ...recountVouchersOf([[order, changed.after], ...others], at),
      ...money.writes,
    ],
  };
}

/** Summarises an edit: new totals, what the buyer still has to pay and what is refunded. */
export function previewOf({ before, after }: PlannedEdit): EditPreview {
  return {
    before: sumsOf(before),
    after: sumsOf(after),
    items: after.items,
    difference: after.total - before.total,
    missing: amountToPay(after),
    refund: Math.max(0, after.refundDue - before.refundDue),
    status: after.status,
    paymentMethod: after.paymentMethod,
    vouchersGone: before.vouchers
      .filter(({ id }) => after.vouchers.every((other) => other.id !== id))
      .map(({ code }) => code),
  };
}
