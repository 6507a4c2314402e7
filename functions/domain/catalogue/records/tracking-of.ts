import * as z from 'zod';
import type { Tracking } from '#shared/inventory/lot-choices.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { productKeys } from '../catalogue-keys.ts';

const TrackingFlags = z.object({
  isBatchExpireControl: z.boolean().default(false),
  isLotSerialControl: z.boolean().default(false),
});

/** Reads whether products are tracked by lot or by serial number; deleted products count as untracked. */
export async function trackingOf(
  table: Reads,
  productIds: readonly string[],
): Promise<(productId: string) => Tracking> {
  const ids = [...new Set(productIds)];
  const found = await table.getMany(ids.map((id) => [productKeys.detail(id), TrackingFlags] as const));
  const known = new Map(ids.map((id, place) => [id, found[place]]));
  return (productId) => {
    const { isBatchExpireControl = false, isLotSerialControl = false } = known.get(productId) ?? {};
    return { byLot: isBatchExpireControl, bySerial: isLotSerialControl };
  };
}
