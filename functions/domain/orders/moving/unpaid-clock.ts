import type { StoredOrder } from '../order-record.ts';

const unpaidHours = 24;

/** Until when an order waits for its money, counted from when it began to wait. */
export const unpaidUntil = (from: Date): string =>
  new Date(from.getTime() + unpaidHours * 3_600_000).toISOString();

/** When an order is given up for want of money; the reminder goes when the money has come. */
export const unpaidDue = ({ id, unpaidUntil: at }: Pick<StoredOrder, 'id' | 'unpaidUntil'>) =>
  at ? ({ at, kind: 'unpaid-order', of: id } as const) : undefined;
