import type { StoredOrder } from '../order-record.ts';

const unpaidHours = 24;

/** Payment deadline, counted from when the order starts to wait. */
export const unpaidUntil = (from: Date): string =>
  new Date(from.getTime() + unpaidHours * 3_600_000).toISOString();

/** Scheduled task that cancels an unpaid order; it is cancelled when the money comes. */
export const unpaidDue = ({ id, unpaidUntil: at }: Pick<StoredOrder, 'id' | 'unpaidUntil'>) =>
  at ? ({ at, kind: 'unpaid-order', of: id } as const) : undefined;
