import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#shared/contract/route.ts';
import { noVariant } from '#shared/cart/item-id.ts';
import { priceShares } from '#shared/orders/order-parts.ts';
import { afterEvent } from '#shared/orders/order-status.ts';
import type { takeInRest as contract } from '#shared/shipping/packing.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { noShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { changeOrder, orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { payBackPayment } from '#functions/domain/payments/settling/pay-back.ts';
import { cashWrites } from '#functions/domain/payments/settling/staff-money.ts';
import { returnRefusedAtDelivery } from '#functions/domain/returns/delivery-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { shelvesFor } from '#functions/domain/returns/restock-return.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { staleTally } from '#functions/domain/returns/return-tally.ts';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobOf, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredLine, StoredParcel } from '../packing/packing-job.ts';
import { isBack, isEarly } from '../packing/parcel-rules.ts';

type TakingInRest = BodyOf<typeof contract> & { id: string; userId: string };

/** Refuses an order no carrier has or delivered, or a replacement, which another order paid for. */
function requireParcel(order: StoredOrder): void {
  const { status, carrier, replaces } = order;
  const mayEnd = afterEvent(status, 'deliver') !== undefined || (status === 'completed' && carrier !== null);
  if (!mayEnd || replaces) throw wrongState(order);
}

const alike = (lines: TakingInRest['lines']) =>
  lines
    .map(({ itemId, returned, restocked }) => [itemId, returned, restocked] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

/** Tells whether the same request was made before. A different one for the same order is refused later. */
async function isSaidBefore(context: Context, job: StoredJob, { lines }: TakingInRest): Promise<boolean> {
  if (!job.halfTaken) return false;
  const { items } = await requireReturn(context, { id: job.halfTaken.returnId, asker: { kind: 'shop' } });
  const known = items.map(({ itemId, quantity, restocked }) => ({
    itemId,
    returned: quantity,
    restocked,
    lots: [],
  }));
  return isDeepStrictEqual(alike(known), alike(lines));
}

/** Sets the parcels' cash to the kept goods' price. Those back whole collected nothing. */
export function settleKeptParcels(parcels: readonly StoredParcel[], due: number, at: string): StoredParcel[] {
  const open = parcels.filter(({ label, booked }) => label !== null && !booked);
  const there = open.filter((parcel) => !isBack(parcel));
  const kept = there.length > 0 ? there : open;
  const shares = priceShares(
    due,
    kept.map(({ value }) => value),
  );
  return parcels.map((parcel) => {
    const taken = { ...parcel, isPartBack: false };
    if (!open.includes(parcel)) return taken;
    const place = kept.indexOf(parcel);
    if (place < 0) return { ...taken, cod: 0 };
    const cod = shares[place] ?? 0;
    const isSettled = parcel.stage === 'settled' || parcel.stage === 'compensated';
    return {
      ...taken,
      cod,
      // The carrier may report it as returned or delivered. A part was delivered, and that part is settled.
      stage: isSettled ? parcel.stage : ('delivered' as const),
      deliveredAt: parcel.deliveredAt ?? at,
      collectedAt: cod > 0 ? (parcel.collectedAt ?? at) : null,
    };
  });
}

/** Records on the packing lines which returned goods cannot be sold again. */
function linesAfter(lines: readonly StoredLine[], order: StoredOrder, { items }: StoredReturn): StoredLine[] {
  const lost = items.map((item) => ({ ...item, quantity: item.quantity - item.restocked }));
  const gone = new Map(shelvesFor(order, lost, noVariant).map((held) => [shelfId(held), held.quantity]));
  return lines.map((line) => {
    const { productId, variantId, warehouseId } = line;
    const name = shelfId({ productId, variantId: variantId ?? noVariant, warehouseId });
    return { ...line, damaged: gone.get(name) ?? 0, missing: 0 };
  });
}

/** Maximum number of writes in one transaction. */
const maxWrites = 100;

async function write(context: Context, asked: TakingInRest): Promise<StoredOrder | typeof again> {
  const { table, now } = context;
  const { id, userId } = asked;
  const order = await requireShopOrder(context, id);
  const job = await jobOf(context, order);
  if (await isSaidBefore(context, job, asked)) return order;
  requireParcel(order);
  // A parcel that waits to be fetched cannot have reached the buyer.
  if (job.halfTaken || job.parcels.some(isEarly)) throw wrongState(order);
  const at = now();
  const { stored, change, entries, writes } = await returnRefusedAtDelivery(context, order, asked, at);
  const moved =
    order.status === 'completed'
      ? changeOrder(order, change, entries, at)
      : completeOrder(order, 'staff', at, { change, entries });
  const members = await findMembers(table, [userId]);
  const both = withJob(
    job,
    {
      after: moved.after,
      writes: [
        ...moved.writes,
        ...writes,
        ...(await cashWrites(context, order, moved.after, at)),
        ...(await payBackPayment(context, moved.after)),
      ],
    },
    {
      lines: linesAfter(job.lines, order, stored),
      parcels: settleKeptParcels(job.parcels, missingOf(moved.after), at.toISOString()),
      takenIn: { userId, name: members.get(userId)?.fullName ?? '', at: at.toISOString() },
      halfTaken: { returnId: stored.id, code: stored.code },
    },
  );
  if (both.writes.length > maxWrites) {
    // The cash depends on the kept goods, so it cannot be booked in a transaction of its own.
    if (order.status === 'completed' || order.carrier === null) throw wrongState(order);
    // The goods and shelves need too many writes for one transaction, so the order is completed first and the
    // return follows.
    await saveAsShop(context, id, (found, then) => completeOrder(found, 'provider', then));
    return again;
  }
  const refusal = await table.write(both.writes);
  if (!refusal) return both.after;
  const isCrossed =
    refusal === staleTally || refusal === codeTaken || refusal === noShelf || refusal === tillConflict;
  return isCrossed ? again : orderRefused(refusal);
}

/**
 * Records that the buyer kept a part and gave the rest back at the door. In one transaction the order is
 * completed, the kept goods become the amount to pay, and the rest becomes a return that has arrived and been
 * checked.
 */
export const takeInRest = (context: Context, asked: TakingInRest): Promise<StoredOrder> =>
  retry(() => write(context, asked));
