import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { claimMinutes, type PackingClaim } from '#shared/shipping/packing-order.ts';
import type { tickPacking as tickContract } from '#shared/shipping/packing.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { completePacking, startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { saveAsShop } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { wrongState } from '#functions/domain/orders/order-state.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isAccepted } from './parcel-rules.ts';
import { currentClaim, jobOf, requireFree, unchanged, withJob } from './job-changes.ts';
import type { StoredJob } from './packing-job.ts';

type ByPacker = { id: string; userId: string };

/** Builds a packer's claim with the name, so that others see who has the order. */
async function claimFor({ table }: Context, userId: string, at: Date): Promise<PackingClaim> {
  const until = new Date(at.getTime() + claimMinutes * 60_000).toISOString();
  const members = await findMembers(table, [userId]);
  return { userId, name: members.get(userId)?.fullName ?? '', until };
}

/** Starts packing a confirmed order. The packer holds it as long as they go on working on it. */
export const takeUp = (context: Context, { id, userId }: ByPacker): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order, at) => {
    const started = startPacking(order, at);
    const job = await jobOf(context, order);
    return withJob(job, started, { claim: await claimFor(context, userId, at) });
  });

/** Refuses a box with fewer scanned pieces than ordered, because it may contain wrong goods or lack some. */
function requireScanned({ lines }: StoredJob): void {
  const packed = lines.reduce((sum, line) => sum + line.packed, 0);
  const all = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (packed < all) throw new AppError('PACKING_UNSCANNED', { params: { packed, all } });
}

/** Completes the packing; goods leave the stock. `isUnscanned`: a packer who saw them skips scanning. */
export const finishPacking = (
  context: Context,
  { id, userId, isUnscanned = false }: ByPacker & { isUnscanned?: boolean },
): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order, at) => {
    const done = completePacking(order, at);
    const job = await jobOf(context, order);
    requireFree(job, userId, at);
    if (!isUnscanned) requireScanned(job);
    const { name } = await claimFor(context, userId, at);
    return withJob(job, done, { claim: null, packedBy: { userId, name, at: at.toISOString() } });
  });

function requirePacking(order: StoredOrder): void {
  if (order.status !== 'packing') throw wrongState(order);
}

export const claimPacking = (context: Context, { id, userId }: ByPacker): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order, at) => {
    requirePacking(order);
    const job = await jobOf(context, order);
    requireFree(job, userId, at);
    return withJob(job, unchanged(order), { claim: await claimFor(context, userId, at) });
  });

/** Releases a claim. Packers release their own, and an admin anybody's. */
export const releasePacking = (
  context: Context,
  { id, userId, isAdmin }: ByPacker & { isAdmin: boolean },
): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order, at) => {
    const job = await jobOf(context, order);
    if (job.claim === null) return unchanged(order);
    if (!isAdmin) requireFree(job, userId, at);
    return withJob(job, unchanged(order), { claim: null });
  });

type Ticks = BodyOf<typeof tickContract>;

function tickedLines(job: StoredJob, { lines }: Ticks) {
  const said = new Map(lines.map(({ id, packed }) => [id, packed]));
  const known = new Set(job.lines.map(({ id }) => id));
  if (lines.some(({ id }) => !known.has(id))) throw new AppError('PACKING_LINE_UNKNOWN');
  return job.lines.map((line) => {
    const packed = said.get(line.id) ?? line.packed;
    if (packed > line.quantity)
      throw new AppError('PACKING_TOO_MANY', { params: { name: line.name, quantity: line.quantity } });
    return { ...line, packed };
  });
}

/** Stores the weights of boxes. The weight of a parcel is fixed once its label is made. */
const weighedParcels = (job: StoredJob, { weights }: Ticks) =>
  job.parcels.map((parcel) => {
    const said = weights.find(({ parcel: number }) => number === parcel.number);
    return said && !isAccepted(parcel) ? { ...parcel, weighed: said.grams } : parcel;
  });

/** Records the packed pieces so far, and the weights. */
export const tickPacking = (
  context: Context,
  { id, userId, ...ticks }: ByPacker & Ticks,
): Promise<StoredOrder> =>
  saveAsShop(context, id, async (order, at) => {
    const job = await jobOf(context, order);
    const weighsOnly = ticks.lines.length === 0 && order.status === 'packing_completed';
    if (!weighsOnly) requirePacking(order);
    requireFree(job, userId, at);
    const claim = weighsOnly ? currentClaim(job, at) : await claimFor(context, userId, at);
    const change = { lines: tickedLines(job, ticks), parcels: weighedParcels(job, ticks), claim };
    return withJob(job, unchanged(order), change);
  });

/** Reads the packing job of an order, even if nobody has started it. */
export async function readJob(context: Context, id: string): Promise<StoredJob> {
  return jobOf(context, await requireShopOrder(context, id));
}
