import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { warehouseKey } from '../catalogue-keys.ts';

/** What a shelf keeps of the warehouse it stands in. */
const Place = z.object({
  id: z.string(),
  name: z.string(),
  province: z.string(),
  isActive: z.boolean().default(true),
});
export type Place = z.infer<typeof Place>;

/** The warehouses named, each of which has to be there. */
export async function placesOf(
  { table }: Pick<Context, 'table'>,
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
