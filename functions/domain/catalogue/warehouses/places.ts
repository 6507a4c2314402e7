import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { warehouseKey } from '../catalogue-keys.ts';

/** Fields of its warehouse that a shelf stores. */
const Place = z.object({
  id: z.string(),
  name: z.string(),
  province: z.string(),
  isActive: z.boolean().default(true),
});
export type Place = z.infer<typeof Place>;

/** Reads warehouses, each of which must exist. */
export async function placesOf(
  { table }: TableContext,
  named: readonly { warehouseId: string }[],
): Promise<Place[]> {
  const found = await table.getMany(
    named.map(({ warehouseId }) => [warehouseKey(warehouseId), Place] as const),
  );
  return found.map((place) => {
    if (!place) throw new AppError('UNKNOWN_WAREHOUSE');
    return place;
  });
}
