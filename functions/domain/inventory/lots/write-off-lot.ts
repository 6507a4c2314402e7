import { isExpired } from '#shared/inventory/lot-rules.ts';
import { isSameLot } from '#shared/inventory/lots.ts';
import type { writeOffLot as contract } from '#shared/inventory/lots.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { claimRequest, repeated, resultOf } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import { unmoved } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { moveShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { lotOfId } from './lot-keys.ts';
import { readLots } from './read-lots.ts';

type WriteOff = BodyOf<typeof contract> & { id: string; userId: string };

const nameOf = (id: string) => {
  try {
    return lotOfId(id);
  } catch (error) {
    // A malformed id is treated like an unknown lot.
    throw new AppError('LOT_NOT_FOUND', {}, { cause: error });
  }
};

/** Writes off what is left of an expired lot with a reason, starting with the pieces held back. */
export async function writeOffLot(
  context: Context,
  { id, userId, reason, quantity, clientRequestId: requestKey }: WriteOff,
): Promise<ReplyOf<typeof contract>> {
  const { table, now } = context;
  const { code, expiresOn, ...name } = nameOf(id);
  const request = {
    who: userId,
    what: 'inventory/write-off-lot',
    requestKey,
    asked: { id, reason, quantity },
  };
  const before = await resultOf(table, request);
  if (before !== undefined) return { quantity: Number(before) };
  const gone = await retry(async () => {
    const found = await readLots(table, name);
    if (found && !found.isWhole) return again;
    const lot = found?.left.find((one) => isSameLot(one, { code, expiresOn }));
    if (!found || !lot) {
      const done = await resultOf(table, request);
      if (done !== undefined) return Number(done);
      throw new AppError('LOT_NOT_FOUND');
    }
    if (!isExpired(lot, dayInVietnam(now().getTime()))) throw new AppError('LOT_NOT_EXPIRED');
    if (quantity !== undefined && quantity !== lot.quantity) throw new AppError('STALE_STATE');
    const { shelf } = found;
    const held = Math.min(lot.held, shelf.heldBack ?? 0);
    const byOrders = shelf.reserved - held;
    if (shelf.onHand - lot.quantity < byOrders)
      throw new AppError('STOCK_HELD', { params: { held: byOrders, warehouse: shelf.warehouseName } });
    const pieces = { code, expiresOn, quantity: lot.quantity, ...(held > 0 && { held }) };
    const refusal = await table.write([
      ...claimRequest(request, String(lot.quantity)),
      moveShelf(
        name,
        { why: 'corrected', note: reason, lots: [pieces] },
        { add: { onHand: -lot.quantity, ...(held > 0 && { reserved: -held, heldBack: -held }) } },
        { when: unmoved({ ...shelf, productId: name.productId }), refusal: shelfConflict },
      ),
    ]);
    return refusal === undefined || refusal === repeated ? lot.quantity : again;
  });
  await updateStockOfCard(context, name.productId);
  return { quantity: gone };
}
