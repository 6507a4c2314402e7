import type { Till } from '#shared/tills/till.ts';

type Place = Pick<Till, 'warehouseId' | 'warehouseName'>;

/** A counter sells from the warehouse somebody chose, else from that of their own till, of several the one opened last. */
export const counterOf = (
  chosen: string | undefined,
  tills: readonly Place[],
  warehouses: readonly { id: string }[],
): string | undefined => chosen ?? tills[0]?.warehouseId ?? warehouses[0]?.id;

/** Money is taken only into an own till of that warehouse. */
export const hasTillAt = (tills: readonly Place[], warehouseId: string | undefined): boolean =>
  tills.some((till) => till.warehouseId === warehouseId);
