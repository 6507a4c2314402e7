import { coverOf } from '#shared/orders/order-cover.ts';
import type { OrderEvent } from '#shared/orders/order-status.ts';
import { priceShares } from '#shared/orders/order-parts.ts';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import { isClaimOwed } from '#shared/shipping/owed-claim.ts';
import type { PackedParcel } from '#shared/shipping/packing-order.ts';
import type { ParcelStage, ParcelTrouble } from '#shared/shipping/parcel-choices.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredJob, StoredLine, StoredParcel } from './packing-job.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** How far a parcel is: it never goes back to a lower one, whatever arrives late. */
const ranks: Record<ParcelStage, number> = {
  open: 0,
  asked: 0,
  waiting: 1,
  pickup_failed: 1,
  pickup_late: 1,
  picked_up: 2,
  out: 3,
  delayed: 3,
  failed: 3,
  returning: 4,
  delivered: 5,
  returned: 5,
  settled: 6,
  return_settled: 6,
  compensated: 7,
};

/** What is over goes on only with what settles it. */
const afterTheEnd: Partial<Record<ParcelStage, readonly ParcelStage[]>> = {
  delivered: ['settled', 'compensated'],
  settled: ['compensated'],
  returned: ['return_settled', 'compensated'],
  return_settled: ['compensated'],
  compensated: [],
};

/** Whether a parcel that stands so may come to stand otherwise; of two alike the later told counts. */
export function mayFollow(from: ParcelStage, to: ParcelStage, isLater: boolean): boolean {
  const allowed = afterTheEnd[from];
  if (allowed) return allowed.includes(to);
  return ranks[to] > ranks[from] || (ranks[to] === ranks[from] && to !== from && isLater);
}

/** A carrier has taken it on. */
export const isMade = ({ stage }: Pick<StoredParcel, 'stage'>): boolean => ranks[stage] > 0;
/** It may still be called off. */
export const isEarly = ({ stage }: Pick<StoredParcel, 'stage'>): boolean => ranks[stage] === 1;
/** Its carrier has fetched it. */
export const hasLeft = ({ stage }: Pick<StoredParcel, 'stage'>): boolean => ranks[stage] > 1;
export const hasArrived = ({ stage }: Pick<StoredParcel, 'stage'>): boolean =>
  stage === 'delivered' || stage === 'settled';
export const isBack = ({ stage }: Pick<StoredParcel, 'stage'>): boolean =>
  stage === 'returned' || stage === 'return_settled';
/** Nothing more will be heard of it. */
export const isOver = (parcel: Pick<StoredParcel, 'stage' | 'booked' | 'cod'>): boolean =>
  parcel.stage === 'return_settled' ||
  parcel.stage === 'compensated' ||
  (parcel.stage === 'settled' && (parcel.booked || parcel.cod === 0));

/** What its buyer pays at the door: what is due less what came, and nothing where it is paid later. */
export const codOf = (order: StoredOrder): number => (coverOf(order) === 'cash' ? missingOf(order) : 0);

/** What of that each parcel collects: by what is in it, to the đồng. */
export const codShares = (order: StoredOrder, parcels: readonly Pick<StoredParcel, 'value'>[]): number[] =>
  parcels.length === 0
    ? []
    : priceShares(
        codOf(order),
        parcels.map(({ value }) => value),
      );

/** What its parcels mean for the order they are of; nothing where it stands as they do. */
export function eventOf(
  { status, carrier }: Pick<StoredOrder, 'status' | 'carrier'>,
  parcels: readonly StoredParcel[],
): OrderEvent | undefined {
  if (parcels.length === 0) return undefined;
  if (status === 'packing_completed') return parcels.every(isMade) ? 'hand-to-carrier' : undefined;
  // Without a carrier the shop brings it itself.
  if (carrier === null || (status !== 'delivering' && status !== 'shipped')) return undefined;
  if (parcels.every(hasArrived)) return 'deliver';
  if (status === 'shipped') return undefined;
  if (parcels.some(hasLeft)) return 'fetch';
  return parcels.every(({ stage }) => stage === 'open') ? 'call-carrier-off' : undefined;
}

const endedStatuses: readonly OrderStatus[] = ['returned', 'refunded', 'cancelled', 'completed'];

const isOff = (status: OrderStatus): boolean => status === 'cancelled' || status === 'refunded';

/** A carrier that weighs a tenth more, and more than scales differ by, sends a bill for it. */
const weighsMore = ({ carrierGrams, weighed, grams }: StoredParcel): boolean => {
  const ours = weighed ?? grams;
  return carrierGrams !== null && ours > 0 && carrierGrams > ours * 1.1 && carrierGrams - ours >= 100;
};

/** Asked for more than it quoted, and by more than pennies: it was weighed anew, or counts otherwise. */
const costsMore = ({ fee, insurance, quotedFee }: StoredParcel): boolean =>
  fee !== null && quotedFee !== null && fee + (insurance ?? 0) >= quotedFee + 1000;

const byStage: Partial<Record<ParcelStage, ParcelTrouble>> = {
  pickup_failed: 'pickup_failed',
  failed: 'failed',
  returning: 'returning',
  compensated: 'compensated',
};

/** Nobody waits for it to come back. */
const isLost = ({ stage, complaint }: StoredParcel): boolean =>
  stage === 'compensated' || complaint?.kind === 'lost';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What of a parcel came back spoiled or not at all. */
export function lostOf(lines: readonly StoredLine[], number: number): PackedParcel['lost'] {
  const own = lines.filter(({ parcel }) => parcel === number);
  return {
    damaged: sum(own.map(({ damaged }) => damaged)),
    missing: sum(own.map(({ missing }) => missing)),
    value: sum(own.map(({ damaged, missing, price }) => (damaged + missing) * price)),
  };
}

/** What of a parcel a person has to look at, as it stands. */
export function troublesOf(
  parcel: StoredParcel,
  { status, lines }: Pick<StoredJob, 'status' | 'lines'>,
): ParcelTrouble[] {
  const isEnded = endedStatuses.includes(status);
  const ofStage = isEnded && parcel.stage === 'compensated' ? undefined : byStage[parcel.stage];
  // Whether its carrier calls it back or brought: what was not kept is to be taken in.
  const isHalf = parcel.isPartBack && !isOff(status) && status !== 'returned';
  return [
    ...(ofStage ? [ofStage] : []),
    ...(isBack(parcel) && !isEnded && !isHalf ? (['came_back'] as const) : []),
    ...(parcel.isLate && !hasArrived(parcel) && !isBack(parcel) && !(isEnded && isLost(parcel))
      ? (['late'] as const)
      : []),
    ...(weighsMore(parcel) ? (['weight_differs'] as const) : []),
    ...(codDifferenceOf(parcel) !== 0 || (parcel.codDiffers && !hasArrived(parcel))
      ? (['cod_differs'] as const)
      : []),
    ...(parcel.refusal === null ? [] : (['refused'] as const)),
    ...(costsMore(parcel) ? (['fee_differs'] as const) : []),
    ...(hasLeft(parcel) && !hasArrived(parcel) && !isBack(parcel) && !isLost(parcel) && isOff(status)
      ? (['order_over'] as const)
      : []),
    ...(parcel.complaint && parcel.complaint.endedAt === null ? (['complained'] as const) : []),
    ...(parcel.isUnknown ? (['unknown_status'] as const) : []),
    ...(isHalf ? (['part_back'] as const) : []),
    ...(isClaimOwed(parcel, lostOf(lines, parcel.number)) ? (['to_claim'] as const) : []),
  ];
}
