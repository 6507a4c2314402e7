import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { piecesOf } from '#shared/inventory/lots.ts';
import type { takeInParcels } from '#shared/shipping/packing.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { cameBack, type FoundByShelf } from '#functions/domain/orders/moving/undo-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { endPayments } from '#functions/domain/payments/attempts/end-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { saveWithJob } from '../packing/save-with-job.ts';
import { unchanged, withJob } from '../packing/job-changes.ts';
import type { StoredJob, StoredLine } from '../packing/packing-job.ts';

type CountedLines = BodyOf<typeof takeInParcels>['lines'];

/** Refuses a line with more damaged and missing pieces than it has, or with wrong lots. */
function requireLine({ name, quantity }: StoredLine, { damaged, missing, lots }: CountedLines[number]): void {
  const good = quantity - damaged - missing;
  if (good < 0) throw new AppError('PACKING_TOO_MANY', { params: { name, quantity } });
  // Lots must be named for all pieces that go back on the shelf, or for none.
  if (lots.length > 0 && piecesOf(lots) !== good) throw new AppError('LOTS_NEEDED', { params: { name } });
}

/** Returns the lines of a job as staff found them. Lines that were not mentioned are good. */
export function linesFound({ lines }: Pick<StoredJob, 'lines'>, said: CountedLines): StoredLine[] {
  const known = new Set(lines.map(({ id }) => id));
  if (said.some(({ id }) => !known.has(id))) throw new AppError('PACKING_LINE_UNKNOWN');
  return lines.map((line) => {
    const found = said.find(({ id }) => id === line.id);
    if (!found) return { ...line, damaged: 0, missing: 0 };
    requireLine(line, found);
    return { ...line, damaged: found.damaged, missing: found.missing };
  });
}

const byShelf = (lines: readonly StoredLine[], said: CountedLines): FoundByShelf =>
  new Map(
    lines.map(({ id, productId, variantId, warehouseId, damaged, missing }) => [
      shelfId({ productId, variantId: variantId ?? noVariantId, warehouseId }),
      { damaged, missing, lots: said.find((one) => one.id === id)?.lots ?? [] },
    ]),
  );

type TakingIn = { id: string; userId: string; lines: CountedLines };

/**
 * Takes back an order whose parcels came back and were checked. The order ends, good pieces return to their
 * shelves, and the others are recorded as damaged or missing. A repeat changes nothing.
 */
export const takeIn = (context: Context, { id, userId, lines: said }: TakingIn): Promise<StoredOrder> =>
  saveWithJob(context, id, async (order, job, at) => {
    const lines = linesFound(job, said);
    if (job.takenIn && isDeepStrictEqual(lines, job.lines)) return unchanged(order);
    const found = byShelf(lines, said);
    const back = cameBack(order, at, found);
    const members = await findMembers(context.table, [userId]);
    const name = members.get(userId)?.fullName ?? '';
    const takenIn = { userId, name, at: at.toISOString() };
    const ended = { ...back, writes: [...back.writes, ...(await endPayments(context, order))] };
    return withJob(job, ended, { lines, takenIn });
  });
