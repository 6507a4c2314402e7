import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { wholeProduct } from '../catalogue-keys.ts';
import type { StoredStock } from '../views/product-record.ts';
import type { Place } from '../warehouses/places.ts';

type OpeningStock = Pick<ProductDraft, 'variants' | 'stock'>;

/** The shelves of a new product: variants keep their stock in the first warehouse named, a plain product its own in each. */
export function firstShelves(
  { variants, stock }: OpeningStock,
  variantIds: readonly string[],
  places: readonly Place[],
): StoredStock[] {
  const shelf = (place: Place | undefined, variantId: string, onHand: number): StoredStock[] =>
    place
      ? [
          {
            variantId,
            warehouseId: place.id,
            warehouseName: place.name,
            province: place.province,
            onHand,
            reserved: 0,
            ...(!place.isActive && { isPaused: true }),
          },
        ]
      : [];
  if (variantIds.length > 0)
    return variants.flatMap(({ stock: onHand }, row) =>
      shelf(places[0], variantIds[row] ?? wholeProduct, onHand),
    );
  return stock.flatMap(({ warehouseId, onHand }) =>
    shelf(
      places.find(({ id }) => id === warehouseId),
      wholeProduct,
      onHand,
    ),
  );
}
