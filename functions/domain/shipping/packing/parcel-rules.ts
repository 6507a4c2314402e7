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

/** Progress of a parcel. It never returns to a lower rank, however late a report arrives. */
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

/** Stages that may follow a final stage: only those that settle it. */
const afterTheEnd: Partial<Record<ParcelStage, readonly ParcelStage[]>> = {
  delivered: ['settled', 'compensated'],
  settled: ['compensated'],
  returned: ['return_settled', 'compensated'],
  return_settled: ['compensated'],
  compensated: [],
};

/** Tells whether a parcel may change to a stage. Between stages of equal rank, the later report counts. */
export function mayFollow(from: ParcelStage, to: ParcelStage, isLater: boolean): boolean {
  const allowed = afterTheEnd[from];
  if (allowed) return allowed.includes(to);
  return ranks[to] > ranks[from] || (ranks[to] === ranks[from] && to !== from && isLater);
}

/** Tells whether a carrier has accepted the parcel. */
export const isAccepted = ({ stage }: Pick<StoredParcel, 'stage'>): boolean => ranks[stage] > 0;
/** Tells whether the parcel can still be cancelled. */
export const isEarly = ({ stage }: Pick<StoredParcel, 'stage'>): boolean => ranks[stage] === 1;
/** Tells whether the carrier has fetched the parcel. */
export const isPickedUp = ({ stage }: Pick<StoredParcel, 'stage'>): boolean => ranks[stage] > 1;
export const hasArrived = ({ stage }: Pick<StoredParcel, 'stage'>): boolean =>
  stage === 'delivered' || stage === 'settled';
export const isBack = ({ stage }: Pick<StoredParcel, 'stage'>): boolean =>
  stage === 'returned' || stage === 'return_settled';
/** Tells whether no further report on the parcel is expected. */
export const isFinished = (parcel: Pick<StoredParcel, 'stage' | 'booked' | 'cod'>): boolean =>
  parcel.stage === 'return_settled' ||
  parcel.stage === 'compensated' ||
  (parcel.stage === 'settled' && (parcel.booked || parcel.cod === 0));

/** Returns what the buyer pays at the door: the missing amount, or 0 if the order is not paid in cash. */
export const codOf = (order: StoredOrder): number => (coverOf(order) === 'cash' ? missingOf(order) : 0);

/** Splits this amount among the parcels in proportion to their value, exact to the đồng. */
export const codShares = (order: StoredOrder, parcels: readonly Pick<StoredParcel, 'value'>[]): number[] =>
  parcels.length === 0
    ? []
    : priceShares(
        codOf(order),
        parcels.map(({ value }) => value),
      );

/** Returns the order event that follows from the parcels; undefined if the order matches them already. */
export function eventOf(
  { status, carrier }: Pick<StoredOrder, 'status' | 'carrier'>,
  parcels: readonly StoredParcel[],
): OrderEvent | undefined {
  if (parcels.length === 0) return undefined;
  if (status === 'packing_completed') return parcels.every(isAccepted) ? 'hand-to-carrier' : undefined;
  // The shop delivers an order without a carrier itself.
  if (carrier === null || (status !== 'delivering' && status !== 'shipped')) return undefined;
  if (parcels.every(hasArrived)) return 'deliver';
  if (status === 'shipped') return undefined;
  if (parcels.some(isPickedUp)) return 'fetch';
  return parcels.every(({ stage }) => stage === 'open') ? 'call-carrier-off' : undefined;
}

const endedStatuses: readonly OrderStatus[] = ['returned', 'refunded', 'cancelled', 'completed'];

const isOff = (status: OrderStatus): boolean => status === 'cancelled' || status === 'refunded';

/** Tells whether the carrier weighed over 10% and at least 100 g more than we did, which it bills. */
const weighsMore = ({ carrierGrams, weighed, grams }: StoredParcel): boolean => {
  const ours = weighed ?? grams;
  return carrierGrams !== null && ours > 0 && carrierGrams > ours * 1.1 && carrierGrams - ours >= 100;
};

/** Tells whether the fee is 1,000 đồng or more above its quote: weighed again, or priced otherwise. */
const costsMore = ({ fee, insurance, quotedFee }: StoredParcel): boolean =>
  fee !== null && quotedFee !== null && fee + (insurance ?? 0) >= quotedFee + 1000;

const byStage: Partial<Record<ParcelStage, ParcelTrouble>> = {
  pickup_failed: 'pickup_failed',
  failed: 'failed',
  returning: 'returning',
  compensated: 'compensated',
};

/** Tells whether the parcel is not expected to come back. */
const isLost = ({ stage, complaint }: StoredParcel): boolean =>
  stage === 'compensated' || complaint?.kind === 'lost';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Sums up the damaged and missing goods of a parcel. */
export function lossesOf(lines: readonly StoredLine[], number: number): PackedParcel['lost'] {
  const own = lines.filter(({ parcel }) => parcel === number);
  return {
    damaged: sum(own.map(({ damaged }) => damaged)),
    missing: sum(own.map(({ missing }) => missing)),
    value: sum(own.map(({ damaged, missing, price }) => (damaged + missing) * price)),
  };
}

/** Lists the problems of a parcel that a person has to look at. */
export function troublesOf(
  parcel: StoredParcel,
  { status, lines }: Pick<StoredJob, 'status' | 'lines'>,
): ParcelTrouble[] {
  const isEnded = endedStatuses.includes(status);
  const ofStage = isEnded && parcel.stage === 'compensated' ? undefined : byStage[parcel.stage];
  // A part that was given back must be taken in, whether the carrier reports the parcel as returned or
  // delivered.
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
    ...(isPickedUp(parcel) && !hasArrived(parcel) && !isBack(parcel) && !isLost(parcel) && isOff(status)
      ? (['order_over'] as const)
      : []),
    ...(parcel.complaint && parcel.complaint.endedAt === null ? (['complained'] as const) : []),
    ...(parcel.isUnknown ? (['unknown_status'] as const) : []),
    ...(isHalf ? (['part_back'] as const) : []),
    ...(isClaimOwed(parcel, lossesOf(lines, parcel.number)) ? (['to_claim'] as const) : []),
  ];
}
