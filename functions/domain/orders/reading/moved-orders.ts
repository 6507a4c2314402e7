import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { ordersView, type ViewRow } from './orders-view.ts';

/** Lists the orders that changed last. */
export const movedOrders = (most: number): Promise<Pick<ViewRow, 'id' | 'code' | 'status' | 'updatedAt'>[]> =>
  newestRows(ordersView.rows(), { by: 'updatedAt', take: most });
