import { id, one, words } from '../lists/query-parts.ts';

/** Asked for, on its way, arrived; or called off before it arrived. */
export const transferStatuses = ['requested', 'sent', 'received', 'cancelled'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** Why what was sent does not arrive. What never left goes back to where it should have left from. */
export const shortageCauses = ['lost', 'damaged', 'not-sent'] as const;
export type ShortageCause = (typeof shortageCauses)[number];

/** Each line moves two shelves, and may make one: that is what one transaction holds. */
export const mostTransferLines = 30;

/** Staff's list of transfers. */
export const transferList = {
  filters: { q: words(), status: one(transferStatuses), warehouseId: id() },
  sorts: ['createdAt'],
  sort: '-createdAt',
  page: 'pageSize',
  size: 20,
} as const;

type Line = { quantity: number; received: number; shortages: readonly { quantity: number }[] };

/** What of a line is still on its way. */
export const openOf = ({ quantity, received, shortages }: Line): number =>
  quantity - received - shortages.reduce((sum, shortage) => sum + shortage.quantity, 0);
