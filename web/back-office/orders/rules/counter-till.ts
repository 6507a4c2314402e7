import type { Till } from '#shared/tills/till.ts';

type Place = Pick<Till, 'warehouseId' | 'warehouseName'>;

/** Returns the warehouse chosen by hand, else that of the cashier's own till that was opened last. */
export const counterOf = (
  chosen: string | undefined,
  tills: readonly Place[],
  warehouses: readonly { id: string }[],
): string | undefined => chosen ?? tills[0]?.warehouseId ?? warehouses[0]?.id;

/** Money may only be taken into the cashier's own till of that warehouse. */
export const hasTillAt = (tills: readonly Place[], warehouseId: string | undefined): boolean =>
  tills.some((till) => till.warehouseId === warehouseId);
