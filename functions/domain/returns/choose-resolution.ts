import { AppError } from '#shared/contract/errors.ts';
import { effectsOf, faultOf } from '#shared/returns/return-effects.ts';
import { mayChooseAgain, type Resolution } from '#shared/returns/return-status.ts';
import {
  changeOrder,
  orderRefused,
  type OrderRefusal,
} from '#functions/domain/orders/moving/change-order.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { payingOrder } from './paying-order.ts';
import { requireReturn } from './read-returns.ts';
import { earnsMoney, giveUpPrice, keepPrice } from './return-money.ts';
import { returnRecord, type staleReturn, type StoredReturn } from './return-record.ts';

type Choice = { id: string; resolution: Resolution; reason: string; userId: string };

/** What was sent in place of other goods came to nothing: it was called off, or never reached its buyer. */
const cameToNothing = ({ stock }: Pick<StoredOrder, 'stock'>): boolean => stock === 'released';

/** The order that was to replace the goods, which nobody got; none where there was none. */
async function lostReplacement(context: Context, { status, replacement }: StoredReturn, to: Resolution) {
  if (status !== 'exchanged' || !replacement || to !== 'refund') return undefined;
  const order = await requireOrder(context, { id: replacement.id, asker: asShop });
  return cameToNothing(order) ? order : undefined;
}

function effectsFor(before: StoredReturn, resolution: Resolution, paying: StoredOrder) {
  if (!before.effects) return null;
  const fault = before.effects.fault ?? faultOf[before.reason];
  const pieces = before.items.map(({ unitTotal, passed }) => ({ unitTotal, quantity: passed ?? 0 }));
  const { shares: _shares, ...effects } = effectsOf({ order: paying, pieces, fault, resolution });
  return effects;
}

/**
 * Money in place of other goods, or the other way round, until either is on its way; what the order owes follows. Where
 * what was sent instead came to nothing, its buyer gets the money after all.
 */
export async function chooseResolution(
  context: Context,
  { id, resolution, reason, userId }: Choice,
): Promise<StoredReturn> {
  const { after } = await returnRecord.change<StoredReturn, OrderRefusal | typeof staleReturn>(
    context.table,
    () => requireReturn(context, { id, asker: asShop }),
    async (before) => {
      const lost = await lostReplacement(context, before, resolution);
      if (before.resolution === resolution && !lost) return undefined;
      if (!lost && !mayChooseAgain(before.status)) throw new AppError('RETURN_STATE');
      const at = context.now();
      const order = await requireOrder(context, { id: before.orderId, asker: asShop });
      const paying = await payingOrder(context, order);
      const { after: chosen, writes } = returnRecord.replace(before, {
        resolution,
        effects: effectsFor(before, resolution, paying),
        updatedAt: at.toISOString(),
        ...(reason && { shopNote: reason }),
        ...(lost && { status: 'inspected', endedAt: null, replacement: null }),
      });
      const money = earnsMoney(chosen)
        ? giveUpPrice(paying, chosen)
        : earnsMoney(before)
          ? keepPrice(paying, chosen)
          : {};
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
