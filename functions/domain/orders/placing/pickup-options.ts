import type { ShopWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { type CartOwner, readWanted, type GoodsChoice } from '#functions/domain/cart/order-lines.ts';
import { listOffers } from '#functions/domain/catalogue/products/product-offers.ts';
import { sellable } from '#functions/domain/catalogue/views/offer.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { distanceBetween } from './shipping-fee.ts';

type Option = ShopWarehouse & { hasEverything: boolean; missing: number };

type PickupInput = GoodsChoice & {
  /** Owner of the cart in question; without one, no lines are missing anywhere. */
  owner: CartOwner | undefined;
  /** Province of the buyer, if known. */
  near?: string | undefined;
};

/**
 * Lists pickup warehouses with the number of wanted lines that are not fully in stock: fewest missing first,
 * then nearest, then by name, so that the order is stable. Paused warehouses come last, with their reason.
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
      // A paused warehouse hands out nothing, whatever its stock.
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
