import { id, one, words } from '../lists/query-parts.ts';

/** Statuses of a transfer: requested, on its way, received, or cancelled before it arrived. */
export const transferStatuses = ['requested', 'sent', 'received', 'cancelled'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** Reasons why sent pieces do not arrive. Pieces that were `not-sent` go back to the sending warehouse. */
export const shortageCauses = ['lost', 'damaged', 'not-sent'] as const;
export type ShortageCause = (typeof shortageCauses)[number];

/** Maximum lines: each changes two shelves and may create one, all in one transaction. */
export const maxTransferLines = 30;

/** Filters and sorts of the staff's list of transfers. */
export const transferList = {
  filters: { q: words(), status: one(transferStatuses), warehouseId: id() },
  sorts: ['createdAt'],
  sort: '-createdAt',
  page: 'pageSize',
  size: 20,
} as const;

type Line = { quantity: number; received: number; shortages: readonly { quantity: number }[] };

/** Returns the pieces of a line that are still on their way. */
export const openOf = ({ quantity, received, shortages }: Line): number =>
  quantity - received - shortages.reduce((sum, shortage) => sum + shortage.quantity, 0);
