import type { StoredOrder, TimelineEntry } from '../order-record.ts';
import type { OrderMoney } from '../order-money.ts';
import type { OrderChange } from './change-order.ts';

/** Money for an order: with what came before it may pay it. */
export type Arrival = {
  amount: number;
  /** It came after its code had run out. */
  late: boolean;
  by: 'provider' | 'carrier' | 'system' | 'staff';
  at: Date;
  /** How it came, where that is not how it was expected. */
  way?: Pick<StoredOrder, 'paymentMethod' | 'paymentProvider' | 'tender'>;
  /** The buyer has paid at the door: what is missing is the carrier's to explain, and the buyer is not asked for it. */
  isCollected?: boolean;
  /** The shop bears what its carrier kept: the order has it, and nobody paid it. */
  isWaived?: boolean;
  /** What its bank or provider calls it by. */
  reference?: string | undefined;
};

export const withMore = <M extends OrderMoney>(order: M, amount: number): M => ({
  ...order,
  paidAmount: order.paidAmount + amount,
});

/** Enough for whoever looks a transfer up. */
const mostReferences = 20;

/** What the money is called by that came for an order, the last of it. */
export const withReference = ({ references }: StoredOrder, { reference }: Arrival): OrderChange =>
  reference ? { references: [...references, reference].slice(-mostReferences) } : {};

/** The sum, as the story of an order keeps it; a sum that the shop bears is marked, so that nobody reads it as a payment. */
export const moneyNote = ({ amount, isWaived = false }: Arrival): string =>
  isWaived ? `${amount} waived` : String(amount);

/** What the story of an order tells when money made it go on. */
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
