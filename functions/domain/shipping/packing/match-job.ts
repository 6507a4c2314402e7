import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newJob, withCod } from './describe-job.ts';
import type { StoredJob, StoredLine, StoredParcel } from './packing-job.ts';
import { isAccepted } from './parcel-rules.ts';

const shelfOf = (productId: string, variantId: string, warehouseId: string) =>
  `${productId}#${variantId}#${warehouseId}`;

/** Tells whether the lines to pack match the goods that the order holds. */
function fits({ lines }: Pick<StoredJob, 'lines'>, { holdings }: Pick<StoredOrder, 'holdings'>): boolean {
  const held = new Map<string, number>();
  for (const { productId, variantId, warehouseId, quantity } of holdings) {
    const shelf = shelfOf(productId, variantId, warehouseId);
    held.set(shelf, (held.get(shelf) ?? 0) + quantity);
  }
  const wanted = new Map<string, number>();
  for (const { id, quantity } of lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return held.size === wanted.size && [...held].every(([shelf, quantity]) => wanted.get(shelf) === quantity);
}

/** Keeps the number of packed pieces, as far as the line still wants them. */
const asPacked = (line: StoredLine, before: readonly StoredLine[]): StoredLine => {
  const known = before.find(({ id }) => id === line.id);
  return known ? { ...line, packed: Math.min(known.packed, line.quantity) } : line;
};

/** Keeps attempt and void labels, so that no key is used twice. It must be weighed again. */
function asAsked(parcel: StoredParcel, before: readonly StoredParcel[]): StoredParcel {
  const attempt = Math.max(0, ...before.map((one) => one.attempt));
  const known = before.find(({ warehouse }) => warehouse.id === parcel.warehouse.id);
  return { ...parcel, attempt, voided: known?.voided ?? [] };
}

/** Returns the job with its edited order's lines, as long as no carrier was given a parcel. */
export async function matched(context: Context, order: StoredOrder, job: StoredJob): Promise<StoredJob> {
  const isOpen = order.stock !== 'released' && job.parcels.every(({ stage }) => stage === 'open');
  if (!isOpen || job.parcels.some(isAccepted) || fits(job, order)) return job;
  const fresh = await newJob(context, order);
  const parcels = fresh.parcels.map((parcel) => asAsked(parcel, job.parcels));
  return {
    ...job,
    lines: fresh.lines.map((line) => asPacked(line, job.lines)),
    parcels: withCod(order, parcels),
  };
}
