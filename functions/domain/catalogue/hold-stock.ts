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
