import { AppError } from '#shared/contract/errors.ts';
import { isWarehouse } from '#functions/domain/catalogue/products/product-offers.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { keepWarehouse } from './cart-repository.ts';
import { requireSession } from './guest-session.ts';

/** Stores a guest's choice of warehouse in their cart; a member's choice comes with the order. */
export async function chooseWarehouse(
  context: Context,
  { warehouseId, sessionId }: { warehouseId: string; sessionId?: string | undefined },
): Promise<void> {
  const session = sessionId ? await requireSession(context, sessionId) : undefined;
  if (!(await isWarehouse(context.table, warehouseId))) throw new AppError('UNKNOWN_WAREHOUSE');
  if (session) await keepWarehouse(context.table, session.owner, warehouseId);
}
