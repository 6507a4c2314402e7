import { AppError } from '#shared/contract/errors.ts';
import { effectsOf, faultOf } from '#shared/returns/return-effects.ts';
import { mayChooseAgain, type Resolution } from '#shared/returns/return-status.ts';
import {
  changeOrder,
  type OrderChange,
  orderRefused,
  type OrderRefusal,
} from '#functions/domain/orders/moving/change-order.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findLostReplacement } from './lost-replacement.ts';
import { payingOrder } from './paying-order.ts';
import { requireReturn } from './read-returns.ts';
import { earnsMoney, giveUpPrice, keepPrice, moneyBackFor } from './return-money.ts';
import { returnRecord, type staleReturn, type StoredReturn } from './return-record.ts';

type Choice = { id: string; resolution: Resolution; reason: string; userId: string };

function effectsFor(before: StoredReturn, resolution: Resolution, paying: StoredOrder) {
  if (!before.effects) return null;
  const fault = before.effects.fault ?? faultOf[before.reason];
  const pieces = before.items.map(({ unitTotal, passed }) => ({ unitTotal, quantity: passed ?? 0 }));
  const { shares: _shares, ...effects } = effectsOf({ order: paying, pieces, fault, resolution });
  return effects;
}

function moneyOfChoice(paying: StoredOrder, before: StoredReturn, after: StoredReturn): OrderChange {
  if (earnsMoney(after)) return giveUpPrice(paying, after);
  return earnsMoney(before) ? keepPrice(paying, after) : {};
}

/**
 * Changes a return from money to an exchange or back, as long as neither is on its way. The amount that the
 * order owes follows. If the buyer never got the replacement, the return can be changed to money afterwards.
 */
export async function chooseResolution(
  context: Context,
  { id, resolution, reason, userId }: Choice,
): Promise<StoredReturn> {
  const { after } = await returnRecord.change<StoredReturn, OrderRefusal | typeof staleReturn>(
    context.table,
    () => requireReturn(context, { id, asker: shopRequester }),
    async (before) => {
      const lost = resolution === 'refund' ? await findLostReplacement(context, before) : undefined;
      if (before.resolution === resolution && !lost) return undefined;
      if (!lost && !mayChooseAgain(before.status)) throw new AppError('RETURN_STATE');
      const at = context.now();
      const order = await requireShopOrder(context, before.orderId);
      const paying = await payingOrder(context, order);
      const change = {
        resolution,
        effects: effectsFor(before, resolution, paying),
        updatedAt: at.toISOString(),
        ...(reason && { shopNote: reason }),
        ...(lost && { status: 'inspected' as const, endedAt: null, replacement: null }),
      };
      const money = moneyOfChoice(paying, before, { ...before, ...change });
      const { after: chosen, writes } = returnRecord.replace(before, {
        ...change,
        ...(before.qaResult && { moneyBack: moneyBackFor({ ...paying, ...money }, id) }),
      });
      const told = { kind: 'status', from: before.status, to: chosen.status, by: 'staff', userId } as const;
      const note = {
        kind: 'note',
        from: null,
        to: `return_${resolution}`,
        by: 'staff',
        note: chosen.code,
      } as const;
      return {
        after: chosen,
        writes: [
          ...writes,
          ...returnRecord.tell(chosen, [{ ...told, note: reason }], at),
          ...changeOrder(paying, money, [note], at).writes,
          ...(lost ? [orderRecord.stays(lost)] : []),
        ],
      };
    },
    (refusal) => orderRefused(refusal),
  );
  return after;
}
