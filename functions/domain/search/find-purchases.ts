import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { findPurchaseByCode, likelyPurchases } from '#functions/domain/purchasing/find-purchases.ts';
import type { Source } from './source.ts';

type PurchaseFacts = Pick<PurchaseRow, 'id' | 'code' | 'supplier'>;

/** Hit with the supplier's name, without costs. */
const hitOf = ({ id, code, supplier }: PurchaseFacts, exact: boolean) => ({
  id,
  title: code,
  hint: supplier.name,
  code,
  exact,
  picture: null,
});

export const findPurchases: Source = async (context, text, most) => {
  const [meant, likely] = await Promise.all([findPurchaseByCode(context, text), likelyPurchases(text, most)]);
  const others = likely.filter(({ id }) => id !== meant?.id);
  return [...(meant ? [hitOf(meant, true)] : []), ...others.map((purchase) => hitOf(purchase, false))];
};
