import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import type { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import type { Random } from '#seed/random.ts';
import { warehouses } from './warehouses.ts';

export type Supply = 'plenty' | 'low' | 'none';

export function supplyOf(random: Random): Supply {
  const share = random.next();
  if (share < 0.04) return 'none';
  return share < 0.13 ? 'low' : 'plenty';
}

function onHandOf(supply: Supply, isFirst: boolean, random: Random): number {
  if (supply === 'none') return 0;
  if (supply === 'low') return isFirst ? random.between(1, 4) : 0;
  return random.between(6, 40) * random.between(1, 9);
}

/** Stock of each variant, or of the whole product, in the few warehouses that keep it. */
export function stocksOf(variantIds: string[], supply: Supply, random: Random, most = 3): StoredStock[] {
  const ids = variantIds.length > 0 ? variantIds : [noVariantId];
  const share = Math.min(most, ids.length > 1 ? 2 : most);
  const kept = random.shuffle(warehouses).slice(0, supply === 'plenty' ? random.between(1, share) : 1);
  return ids.flatMap((variantId, v) =>
    kept.map(({ id, name, province }, w) => ({
      variantId,
      warehouseId: id,
      warehouseName: name,
      province,
      onHand: onHandOf(supply, v === 0 && w === 0, random),
      reserved: 0,
    })),
  );
}
