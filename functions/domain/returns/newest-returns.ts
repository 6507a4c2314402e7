import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { type ReturnViewRow, returnsView } from './returns-view.ts';

/** Lists the returns that were requested last. */
export const newestReturns = (
  limit: number,
): Promise<Pick<ReturnViewRow, 'id' | 'code' | 'status' | 'createdAt'>[]> =>
  newestRows(returnsView.rows(), { by: 'createdAt', take: limit });
