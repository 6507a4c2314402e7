import { type ReturnViewRow, returnsView } from './returns-view.ts';

/** Lists the returns that were requested last. */
export async function newestReturns(
  limit: number,
): Promise<Pick<ReturnViewRow, 'id' | 'code' | 'status' | 'createdAt'>[]> {
  const newest = { by: 'createdAt', descending: true } as const;
  return (await returnsView.rows().list({ where: [], sort: newest, take: limit, counted: false })).rows;
}
