import * as z from 'zod';
import { usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { recountStock, shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
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
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { type OrderEdit, saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { markDelivered } from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { readOrderRules, saveOrderRules } from '#functions/domain/settings/order-rules.ts';
import { contextOf } from '#tests/support/context.ts';
import type { Surroundings } from './doing-surroundings.ts';

const Shelf = z.object({ onHand: z.int() });

/** What shoppers, staff and the clock do with orders and their goods. */
export function orderDoings({ table, ledger, shelfName, idAt }: Surroundings) {
  const context = contextOf(table);
  const readAt = async (place: number): Promise<StoredOrder | undefined> => {
    const id = idAt(place);
    return id ? findOrder(context, id) : undefined;
  };
  const change = async (place: number, decide: OrderEdit['decide']) => {
    const id = idAt(place);
    if (id) await saveChange(context, { id, asker: shopRequester, decide });
  };

  /** What staff do next with an order that stands so, whether or not it may be done. */
  async function forward(place: number) {
    const found = await readAt(place);
    if (!found) return;
    const isPacked = found.status === 'packing_completed';
    const isOnItsWay = found.status === 'delivering' || found.status === 'shipped';
    if (isOnItsWay || (isPacked && found.deliveryType === 'warehouse_pickup'))
      await markDelivered(context, { id: found.id, asker: shopRequester });
    else if (isPacked) await change(place, handToCarrier);
    else if (found.status === 'packing') await change(place, completePacking);
    else await change(place, startPacking);
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
      if (id) await callOff(context, { id, asker: shopRequester, by, reason: 'Đổi ý' });
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
        asker: shopRequester,
        decide: (order, at) =>
          how === 'link' ? confirmByLink(order, at) : confirmByCall(order, 'staff', at),
      });
      if (after.provenBy !== 'account') ledger.proven.add(id);
    },
    forward,
    say: (place: number) => change(place, (order, at) => completeOrder(order, 'shopper', at)),
    credit: (place: number) =>
      change(place, (order, at) => grantCredit(order, { by: 'admin', reason: 'Quen', days: 30, at })),
    /** From now on so much of each order to be paid at the door has to come first; nought for nothing. */
    askDeposits: async (depositShare: number) => {
      const { version } = await readOrderRules(table);
      const rules = { ...usualOrderRules, depositOn: depositShare > 0, depositFrom: 1, version };
      await saveOrderRules(context, { ...rules, ...(depositShare > 0 && { depositShare }) });
    },
    recount,
  };
}
