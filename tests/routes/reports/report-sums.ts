import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { dayMilliseconds } from '#tests/support/returns.ts';

/*
 * Expected figures are added up here from the items as they were written. Nothing of the code under test is used, so
 * that a mistake of it cannot confirm itself.
 */

const hanoi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
export const dayOf = (iso: string): string => hanoi.format(new Date(iso));
export const dayAgo = (ago: number): string => hanoi.format(Date.now() - ago * dayMilliseconds);

/** States in which an order counts as sold. */
export const sold = new Set<string>([
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
  'completed',
]);

export const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** The query of a report. */
export type ReportQuery = { start: string; end: string; warehouseId?: string; saleChannelId?: 'store' };

export const isAsked = (
  at: string | null,
  place: { warehouseId: string | null; saleChannelId: string },
  { start, end, warehouseId, saleChannelId }: ReportQuery,
): boolean =>
  at !== null &&
  dayOf(at) >= start &&
  dayOf(at) <= end &&
  (!warehouseId || place.warehouseId === warehouseId) &&
  (!saleChannelId || place.saleChannelId === saleChannelId);

export const placeOf = ({ holdings, saleChannelId }: StoredOrder) => ({
  warehouseId: holdings[0]?.warehouseId ?? null,
  saleChannelId,
});
export const worth = ({ status, total, returnedAmount, goodwillAmount = 0 }: StoredOrder): number =>
  sold.has(status) ? Math.max(0, total - returnedAmount - goodwillAmount) : 0;
export const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number(((part / whole) * 100).toFixed(2));
