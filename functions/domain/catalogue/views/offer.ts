import type { ComboPart } from '#shared/catalogue/combo.ts';
import { availableOf, type StoredCard, type StoredDetail, type StoredStock } from './stored-product.ts';

/** A shelf as orders read it: what a piece cost there goes into the order, and to nobody who buys. */
export type OfferedStock = StoredStock & { cost?: number | undefined };

/** A product, or one variant of it, as it is sold right now. */
export type Offer = {
  /** As it is shown to whoever buys. */
  card: StoredCard;
  variant: StoredDetail['variants'][number] | undefined;
  /** What one costs them now, before tax. */
  price: number;
  /** Known only when the whole product was read. */
  isOnFlashSale?: boolean | undefined;
  available: number;
  /** The counts behind it, warehouse by warehouse; of a combo these lie with its parts. */
  stocks: OfferedStock[];
  parts?: OfferedPart[] | undefined;
  /** Where its stock is counted; who keeps these can ask for many offers at once. */
  places: string[];
  /** How few and how many one order may hold. */
  minQuantity: number;
  maxQuantity: number;
  /** What a parcel must know; known only when the whole product was read. */
  weight: number | undefined;
  unit: string | undefined;
};

/** A part of a combo as it is sold now; without an offer where it is off sale, or not sold under that name. */
export type OfferedPart = ComboPart & { card: StoredCard | undefined; offer: Offer | undefined };

/** Whatever can be sold: an offer, or a product that was read. */
export type Sellable = {
  card: Pick<StoredCard, 'id' | 'type' | 'parts'>;
  stocks: readonly StoredStock[];
  parts?: readonly OfferedPart[] | undefined;
};

/** So many pieces of goods that leave their shelves together. */
export type Pieces<Goods extends Sellable = Sellable> = { goods: Goods; quantity: number };

/** It is made of others: a combo of its parts, a unit of its base. Such a thing lies on no shelf. */
export const isMadeOfOthers = ({ type, parts }: Pick<StoredCard, 'type' | 'parts'>): boolean =>
  type === 'combo' || parts.length > 0;

/** Goods that are counted on shelves of their own. */
export const liesOnShelves = (card: Pick<StoredCard, 'type' | 'parts'>): boolean =>
  card.type === 'product' && !isMadeOfOthers(card);

/** What leaves the shelves with one of it: of goods itself, of a combo or a unit its parts, of a service nothing. */
export function goodsIn<Sold extends Sellable>(sold: Sold): Pieces<Sold | Offer>[] {
  if (liesOnShelves(sold.card)) return [{ goods: sold, quantity: 1 }];
  return (sold.parts ?? []).flatMap(({ offer, quantity }) =>
    offer && liesOnShelves(offer.card) ? [{ goods: offer, quantity }] : [],
  );
}

/** What was read without its parts, or one of whose parts is not sold, is not sold either. */
const isWhole = ({ card, parts }: Sellable): boolean =>
  !isMadeOfOthers(card) ||
  (parts !== undefined &&
    parts.length > 0 &&
    parts.every(({ offer }) => offer !== undefined && !isMadeOfOthers(offer.card)));

/** There are always so many of what lies on no shelf. */
const plenty = 1_000_000;

/** How many can be sold of what is left of each of its goods: as many as of the scarcest. */
export const mostOf = (sold: Sellable, leftOf: (goods: Sellable) => number): number =>
  isWhole(sold)
    ? goodsIn(sold).reduce(
        (most, { goods, quantity }) => Math.min(most, Math.floor(leftOf(goods) / quantity)),
        plenty,
      )
    : 0;

/** How many can be sold; of one warehouse, or of all together. */
export const sellable = (sold: Sellable, warehouseId?: string): number =>
  mostOf(sold, ({ stocks }) =>
    availableOf(warehouseId ? stocks.filter((shelf) => shelf.warehouseId === warehouseId) : stocks),
  );
