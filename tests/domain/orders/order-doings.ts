import * as z from 'zod';
import { piecesOfLines } from '#shared/orders/order-parts.ts';
import { recountStock, shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { callOff, takeBackParcel } from '#functions/domain/checkout/call-off.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { confirmByCall, confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import {
  completeOrder,
  completePacking,
  handToCarrier,
  startPacking,
} from '#functions/domain/orders/moving/move-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { type OrderEdit, saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { markDelivered } from '#functions/domain/payments/settling/staff-money.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { moveReturn, type ReturnMove } from '#functions/domain/returns/move-return.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { contextOf } from '#tests/support/context.ts';
import type { Surroundings } from './doing-surroundings.ts';

const Shelf = z.object({ onHand: z.int() });
const Named = z.object({ id: z.string() });

/** What shoppers, staff and the clock do with orders and their goods. */
export function orderDoings({ table, ledger, shelfName, idAt }: Surroundings) {
  const context = contextOf(table);
  const readAt = async (place: number): Promise<StoredOrder | undefined> => {
    const id = idAt(place);
    return id ? findOrder(context, id) : undefined;
  };
  const change = async (place: number, decide: OrderEdit['decide']) => {
    const id = idAt(place);
    if (id) await saveChange(context, { id, asker: asShop, decide });
  };

  /** What staff do next with an order that stands so, whether or not it may be done. */
  async function forward(place: number) {
    const found = await readAt(place);
    if (!found) return;
    const isPacked = found.status === 'packing_completed';
    const isOnItsWay = found.status === 'delivering' || found.status === 'shipped';
    if (isOnItsWay || (isPacked && found.deliveryType === 'warehouse_pickup'))
      await markDelivered(context, { id: found.id, asker: asShop });
    else if (isPacked) await change(place, handToCarrier);
    else if (found.status === 'packing') await change(place, completePacking);
    else await change(place, startPacking);
  }

  const move = (returnId: string, to: ReturnMove['to'], more: Partial<ReturnMove> = {}) =>
    moveReturn(context, { id: returnId, asker: asShop, to, by: 'staff', note: '', ...more });

  /** One piece comes back and is fine; what becomes of it is decided later, unless another is sent at once. */
  async function giveBack(
    place: number,
    wanted: 'refund' | 'exchange' | 'another at once',
    reason: 'damaged' | 'other',
  ) {
    const found = await readAt(place);
    const line = found?.items[0];
    if (!found?.userId || !line) return;
    const { id } = await requestReturn(context, {
      userId: found.userId,
      orderId: found.id,
      items: [{ itemId: line.id, quantity: 1 }],
      reason,
      note: '',
      resolution: wanted === 'refund' ? 'refund' : 'exchange',
      method: 'pickup',
      media: [],
    });
    for (const to of ['approved', 'returning', 'received'] as const) await move(id, to);
    await move(id, 'inspected', { inspection: { qaResult: 'passed', note: '', restock: true } });
    const [pieces] = piecesOfLines([{ ...line, quantity: 1 }]);
    ledger.restocked += pieces?.quantity ?? 0;
    if (wanted === 'another at once') await move(id, 'exchanged');
  }

  async function returnAt(place: number, nth: number) {
    const found = await readAt(place);
    if (!found?.userId) return undefined;
    const asked = { index: 'gsi1', pk: `RETURNS#${found.userId}`, limit: 50 } as const;
    const { items } = await table.query(asked, Named.extend({ orderId: z.string() }));
    const own = items.filter(({ orderId }) => orderId === found.id);
    return own[nth % Math.max(1, own.length)];
  }

  /** One of an order's returns ends, in whichever way somebody thinks of. */
  async function endReturn(place: number, nth: number, to: 'refunded' | 'exchanged') {
    const chosen = await returnAt(place, nth);
    if (chosen) await move(chosen.id, to);
  }

  /** Money is given in place of goods, or goods in place of money. */
  async function chooseAgain(place: number, nth: number, resolution: 'refund' | 'exchange') {
    const chosen = await returnAt(place, nth);
    if (chosen) await chooseResolution(context, { id: chosen.id, resolution, reason: '', userId: 'admin' });
  }

  /** Somebody counts the shelf. Less than is promised is not written down: that has to be sorted out first. */
  async function recount(found: number) {
    const shelf = await table.get(shelfKey(shelfName), Shelf);
    if (!shelf) return;
    const counting = { before: shelf.onHand, counted: found };
    const refusal = await table.write([recountStock(shelfName, counting, { why: 'counted' }, 'held')]);
    if (!refusal) ledger.counted += found - shelf.onHand;
  }

  return {
    cancel: async (place: number, by: 'shopper' | 'staff') => {
      const id = idAt(place);
      if (id) await callOff(context, { id, asker: asShop, by, reason: 'Đổi ý' });
    },
    giveUp: async (place: number) => {
      const found = await readAt(place);
      const due = found?.unpaidUntil;
      if (found && due) await giveUpUnpaid(context, { kind: 'unpaid-order', of: found.id, at: due });
    },
    /** The buyer presses the link in the mail, or staff call them: both may happen, and more than once. */
    prove: async (place: number, how: 'link' | 'call') => {
      const id = idAt(place);
      if (!id) return;
      const after = await saveChange(context, {
        id,
        asker: asShop,
        decide: (order, at) =>
          how === 'link' ? confirmByLink(order, at) : confirmByCall(order, 'staff', at),
      });
      if (after.provenBy !== 'account') ledger.proven.add(id);
    },
    forward,
    /** Its parcel comes back, whether or not it was on its way. */
    takeBack: async (place: number) => {
      const id = idAt(place);
      if (id) await takeBackParcel(context, { id, asker: asShop });
    },
    say: (place: number) => change(place, (order, at) => completeOrder(order, 'shopper', at)),
    credit: (place: number) =>
      change(place, (order, at) => grantCredit(order, { by: 'admin', reason: 'Quen', days: 30, at })),
    giveBack,
    endReturn,
    chooseAgain,
    recount,
  };
}
