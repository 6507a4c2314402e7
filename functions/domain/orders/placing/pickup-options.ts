import type { ShopWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { type CartOwner, readWanted, type GoodsChoice } from '#functions/domain/cart/order-lines.ts';
import { listOffers } from '#functions/domain/catalogue/products/product-offers.ts';
import { sellable } from '#functions/domain/catalogue/views/offer.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { distanceBetween } from './shipping-fee.ts';

type Option = ShopWarehouse & { hasEverything: boolean; missing: number };

type PickupInput = GoodsChoice & {
  /** Whose cart it is about; every counter is as good for nobody's. */
  owner: CartOwner | undefined;
  /** The province its buyer is in, where that is known. */
  near?: string | undefined;
};

/**
 * Where goods can be fetched, and how many of the wanted lines are not all there: the fullest first, of equals the
 * nearest, and always in the same order; last those that are paused, which say why.
 */
export async function pickupOptions(context: Context, { near, ...wanted }: PickupInput): Promise<Option[]> {
  const { table } = context;
  const [lines, warehouses] = await Promise.all([readWanted(context, wanted), readWarehouses(table)]);
  const offers = await listOffers(table.recent, lines, { whole: true });
  const isShort = (warehouseId: string) => (quantity: number, place: number) => {
    const offer = offers[place];
    return !offer || sellable(offer, warehouseId) < quantity;
  };
  const farFrom = ({ province }: ShopWarehouse) => (near === undefined ? 0 : distanceBetween(province, near));
  return warehouses
    .map((warehouse) => {
      const short = lines.filter(({ quantity }, place) => isShort(warehouse.id)(quantity, place)).length;
      // From one that is paused nothing is fetched, whatever lies there.
      const missing = warehouse.isActive ? short : lines.length;
      return { ...warehouse, missing, hasEverything: warehouse.isActive && missing === 0 };
    })
    .toSorted(
      (a, b) =>
        Number(b.isActive) - Number(a.isActive) ||
        a.missing - b.missing ||
        farFrom(a) - farFrom(b) ||
        a.name.localeCompare(b.name, 'vi'),
    );
}
