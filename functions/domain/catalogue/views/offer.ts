import type { ComboPart } from '#shared/catalogue/combo.ts';
import { availableOf, type StoredCard, type StoredDetail, type StoredStock } from './stored-product.ts';

/** A shelf as orders read it. Its unit cost is stored in the order and never shown to buyers. */
type OfferedStock = StoredStock & { cost?: number | undefined };

/** A product or variant as it is sold right now. */
export type Offer = {
  /** Card with the prices for this buyer. */
  card: StoredCard;
  variant: StoredDetail['variants'][number] | undefined;
  /** Current unit price for this buyer, before tax. */
  price: number;
  /** Known only if the whole product was read. */
  isOnFlashSale?: boolean | undefined;
  available: number;
  /** Stock per warehouse; for a combo the stock is with its parts. */
  stocks: OfferedStock[];
  parts?: OfferedPart[] | undefined;
  /** Shelves of the offer; a caller that stores them can read many offers at once. */
  places: string[];
  /** Minimum and maximum quantity per order. */
  minQuantity: number;
  maxQuantity: number;
  /** Facts for parcels; known only if the whole product was read. */
  weight: number | undefined;
  unit: string | undefined;
};

/** Part of a combo as sold now; without an offer if it is off sale or its variant no longer exists. */
export type OfferedPart = ComboPart & { card: StoredCard | undefined; offer: Offer | undefined };

/** Anything that can be sold: an offer, or a product record. */
export type Sellable = {
  card: Pick<StoredCard, 'id' | 'type' | 'parts'>;
  stocks: readonly StoredStock[];
  parts?: readonly OfferedPart[] | undefined;
};

/** A number of pieces of one good that leave the shelves together. */
export type Pieces<Goods extends Sellable = Sellable> = { goods: Goods; quantity: number };

/** Whether the product is a combo or a unit, which consist of other goods and have no shelf. */
export const isComposed = ({ type, parts }: Pick<StoredCard, 'type' | 'parts'>): boolean =>
  type === 'combo' || parts.length > 0;

/** Whether the goods are counted on shelves of their own. */
export const liesOnShelves = (card: Pick<StoredCard, 'type' | 'parts'>): boolean =>
  card.type === 'product' && !isComposed(card);

/** Goods that leave the shelves at a sale: the product, the parts of a combo or unit, or nothing. */
export function goodsIn<Sold extends Sellable>(sold: Sold): Pieces<Sold | Offer>[] {
  if (liesOnShelves(sold.card)) return [{ goods: sold, quantity: 1 }];
  return (sold.parts ?? []).flatMap(({ offer, quantity }) =>
    offer && liesOnShelves(offer.card) ? [{ goods: offer, quantity }] : [],
  );
}

/** A combo read without its parts, or with a part that is not sold, is not sold either. */
const isWhole = ({ card, parts }: Sellable): boolean =>
  !isComposed(card) ||
  (parts !== undefined &&
    parts.length > 0 &&
    parts.every(({ offer }) => offer !== undefined && !isComposed(offer.card)));

/** Quantity that stands for unlimited, for goods without shelves. */
const plenty = 1_000_000;

/** Maximum quantity that can be sold, given what is left of each part; the scarcest part decides. */
export const maxOf = (sold: Sellable, leftOf: (goods: Sellable) => number): number =>
  isWhole(sold)
    ? goodsIn(sold).reduce(
        (most, { goods, quantity }) => Math.min(most, Math.floor(leftOf(goods) / quantity)),
        plenty,
      )
    : 0;

/** Quantity that can be sold, from one warehouse or from all. */
export const sellable = (sold: Sellable, warehouseId?: string): number =>
  maxOf(sold, ({ stocks }) =>
    availableOf(warehouseId ? stocks.filter((shelf) => shelf.warehouseId === warehouseId) : stocks),
  );
