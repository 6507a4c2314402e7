import type { StockCauseName } from '#shared/inventory/stock-causes.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import type { StoredOrder } from './order-record.ts';

/** Stock ledger cause for pieces that an order holds, takes or gives back. */
export const orderCause = (
  { id, code }: Pick<StoredOrder, 'id' | 'code'>,
  why: StockCauseName,
): StockCause => ({ why, of: { kind: 'order', id, code } });
