import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { noVariantId } from '../stock-shards/shelf-name.ts';
import type { StoredStock } from '../views/product-record.ts';
import type { Place } from '../warehouses/places.ts';

type OpeningStock = Pick<ProductDraft, 'variants' | 'stock'>;

/** Opening stock of a shelf; the cost stays unknown if none is given. */
type FirstShelf = StoredStock & { cost?: number };

/** Builds a new product's shelves: its variants in the first warehouse only, a plain product in all. */
export function firstShelves(
  { variants, stock }: OpeningStock,
  variantIds: readonly string[],
  places: readonly Place[],
): FirstShelf[] {
  const shelf = (
    place: Place | undefined,
    variantId: string,
    { onHand, cost }: { onHand: number; cost?: number | null | undefined },
  ): FirstShelf[] =>
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
            ...(cost && { cost }),
          },
        ]
      : [];
  if (variantIds.length > 0)
    return variants.flatMap(({ stock: onHand, cost }, row) =>
      shelf(places[0], variantIds[row] ?? noVariantId, { onHand, cost }),
    );
  return stock.flatMap(({ warehouseId, ...opening }) =>
    shelf(
      places.find(({ id }) => id === warehouseId),
      noVariantId,
      opening,
    ),
  );
}
