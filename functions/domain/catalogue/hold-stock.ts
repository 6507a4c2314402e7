import { type Operation, update } from '#functions/platform/table-operations.ts';
import { productKeys } from './catalogue-keys.ts';

/** So many pieces from one shelf, which held this when it was looked at. */
export type Taking = {
  productId: string;
  variantId: string;
  warehouseId: string;
  quantity: number;
  onHand: number;
};

/** Holds pieces, if since the shelf was looked at nothing was taken from it and no more held than leaves enough. */
export const holdStock = (
  { productId, variantId, warehouseId, quantity, onHand }: Taking,
  refusal: string,
): Operation =>
  update(
    productKeys.stock(productId, variantId, warehouseId),
    { add: { reserved: quantity } },
    { when: { onHand: { is: '>=', to: onHand }, reserved: { is: '<=', to: onHand - quantity } }, refusal },
  );

/** Pieces of one shelf that an order holds, or has taken. */
export type Held = Omit<Taking, 'onHand'>;

/** The refusal when a shelf is gone with its product. */
export const noShelf = 'shelf-gone';

export const shelfKey = ({ productId, variantId, warehouseId }: Held) =>
  productKeys.stock(productId, variantId, warehouseId);

const move = (held: Held, add: Record<string, number>): Operation =>
  update(shelfKey(held), { add }, { refusal: noShelf });

/** Held no longer: others may have them. */
export const releaseStock = (held: Held): Operation => move(held, { reserved: -held.quantity });

/** They leave the warehouse with the order that held them. */
export const takeStock = (held: Held): Operation =>
  move(held, { reserved: -held.quantity, onHand: -held.quantity });

/** They came back, and can be sold again. */
export const putBackStock = (held: Held): Operation => move(held, { onHand: held.quantity });
