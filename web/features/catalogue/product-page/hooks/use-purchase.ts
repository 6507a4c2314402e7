import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { maxQuantity, quantityFrom } from '#web/ui/fields/quantity-rules.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import type { VariantChoice } from './use-variant-choice.ts';

type PurchaseLine = { productId: string; variantId?: string | undefined; quantity: number };
/** Reports its result itself, and never rejects. */
export type LineAction = (line: PurchaseLine) => Promise<void>;

export type Purchase = ReturnType<typeof usePurchase>;

type PurchaseInput = {
  product: Product;
  choice: Pick<VariantChoice, 'variant' | 'complete'>;
  onAdd: LineAction;
  onBuyNow: LineAction;
};

/** Returns the quantity and the actions of the buy buttons. */
export function usePurchase({ product, choice: { variant, complete }, onAdd, onBuyNow }: PurchaseInput) {
  const { t } = useTranslation('actions');
  const [wanted, setWanted] = useState(product.minQuantity);
  const [doing, setDoing] = useState<'add' | 'buy'>();
  const available = variant ? variant.stock : product.available;
  const { minQuantity: min, maxQuantity: limit } = product;
  // Another variant may have less stock; returning to the first one restores the quantity.
  const quantity = quantityFrom(wanted, maxQuantity(available, limit), min);
  const out = product.stockStatus === 'out_of_stock' || available === 0;

  const put = (kind: 'add' | 'buy', act: LineAction) => async () => {
    if (out) {
      toast.info(t('comingSoon.title'), { description: t('comingSoon.text') });
      return;
    }
    if (!complete()) return;
    setDoing(kind);
    await act({ productId: product.id, variantId: variant?.id, quantity }).finally(() => setDoing(undefined));
  };

  return {
    quantity,
    setQuantity: setWanted,
    available,
    min,
    limit,
    out,
    doing,
    add: put('add', onAdd),
    buy: put('buy', onBuyNow),
  };
}
