import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import type { OrderMoney } from '../order-money.ts';
import type { OrderChange } from './change-order.ts';

/** Money received for an order; together with earlier money it may pay the order. */
export type Arrival = {
  amount: number;
  /** The money came after the payment code had expired. */
  late: boolean;
  by: 'provider' | 'carrier' | 'system' | 'staff';
  at: Date;
  /** Actual way of payment, if it differs from the expected one. */
  way?: Pick<StoredOrder, 'paymentMethod' | 'paymentProvider' | 'tender'>;
  /** Paid at the door: the carrier explains missing money, the buyer is not asked. */
  isCollected?: boolean;
  /** The shop bears what its carrier kept: the sum is booked on the order although nobody paid it. */
  isWaived?: boolean;
  /** Reference that the bank or payment provider gave the money. */
  reference?: string | undefined;
};

export const withMore = <M extends OrderMoney>(order: M, amount: number): M => ({
  ...order,
  paidAmount: order.paidAmount + amount,
});

/** Number of references kept, enough for staff to look a transfer up. */
const maxReferences = 20;

/** Adds the reference of received money to the order and keeps the latest ones. */
export const withReference = ({ references }: StoredOrder, { reference }: Arrival): OrderChange =>
  reference ? { references: [...references, reference].slice(-maxReferences) } : {};

/** Formats a sum for the timeline. One the shop bears is marked, so that it reads as no payment. */
export const moneyNote = ({ amount, isWaived = false }: Arrival): string =>
  isWaived ? `${amount} waived` : String(amount);

/** Timeline entries for money that made an order go on. */
export function arrivalEntries(
  before: StoredOrder,
  after: OrderChange,
  arrival: Arrival,
  came: Pick<TimelineEntry, 'from' | 'to'>,
): TimelineEntry[] {
  const { by } = arrival;
  const money: TimelineEntry = { kind: 'payment', ...came, by, note: moneyNote(arrival) };
  const { status = before.status } = after;
  if (status === before.status) return [money];
  return [money, { kind: 'status', from: before.status, to: status, by, note: '' }];
}
