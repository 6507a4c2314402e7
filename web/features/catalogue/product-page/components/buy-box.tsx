import { RotateCcw, Truck, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import type { Purchase } from '../hooks/use-purchase.ts';
import type { VariantChoice } from '../hooks/use-variant-choice.ts';
import { BuyActions } from './buy-actions.tsx';
import { StockLine, WarehouseList } from './stock-facts.tsx';

type Props = {
  product: Product;
  choice: Pick<VariantChoice, 'variant' | 'shown' | 'isFrom'>;
  purchase: Purchase;
  member: boolean;
  onLogin: () => void;
  /** Replaces the quantity for a sold-out product. */
  restock: ReactNode;
  /** Arrival and shipping cost of an available product. */
  delivery: ReactNode;
};

/** Shows quantity, price, warehouses and buttons; on phones the buttons are in a bar at the bottom instead. */
export function BuyBox({ product, choice, purchase, member, onLogin, restock, delivery }: Props) {
  const { t } = useTranslation('product');
  const { quantity, out } = purchase;
  const { variant, shown, isFrom } = choice;
  const sum = formatVnd((shown?.total ?? product.total) * quantity);
  return (
    <Card floating className="text-sm max-md:shadow-none">
      <h2 className="sr-only">{t('buy.title')}</h2>
      <StockLine product={product} purchase={purchase} />
      <WarehouseList warehouses={variant?.warehouses ?? product.warehouses} unit={product.unit} />
      {!out && (
        <div className="mt-4 space-y-3.5 border-t border-line pt-4">
          <div className="flex items-center justify-between gap-3">
            <span className="font-semibold">{t('buy.quantity')}</span>
            <Quantity purchase={purchase} />
          </div>
          <QuantityRules purchase={purchase} />
          <p className="flex items-baseline justify-between gap-3">
            <span>{t('buy.subtotal')}</span>
            <span aria-live="polite" className="text-lg font-bold text-brand tabular-nums">
              {isFrom ? t('price.from', { price: sum }) : sum}
            </span>
          </p>
        </div>
      )}
      {out ? restock : delivery}
      <div className="mt-4 space-y-2.5 max-md:hidden">
        <BuyActions purchase={purchase} size="lg" />
      </div>
      {!member && <GuestHint onLogin={onLogin} />}
      <ul className="mt-4 space-y-2 border-t border-line pt-4 text-ink-2">
        <Promise icon={<Truck />}>
          {product.freeShipping ? t('promise.freeShippingThis') : t('promise.freeShipping')}
        </Promise>
        <Promise icon={<Warehouse />}>{t('promise.pickup')}</Promise>
        <Promise icon={<RotateCcw />}>{t('promise.returns')}</Promise>
      </ul>
    </Card>
  );
}

function Quantity({ purchase: { quantity, setQuantity, available, min, limit } }: { purchase: Purchase }) {
  return (
    <QuantityStepper value={quantity} onChange={setQuantity} available={available} min={min} limit={limit} />
  );
}

/** Shows the product's own quantity limits, if they are stricter than the stock. */
function QuantityRules({ purchase: { min, limit, available } }: { purchase: Purchase }) {
  const { t } = useTranslation('product');
  const rules = [
    ...(min > 1 ? [t('stock.atLeast', { min })] : []),
    ...(limit < Math.min(available, 99) ? [t('stock.atMost', { limit })] : []),
  ];
  if (rules.length === 0) return null;
  return <p className="text-xs text-ink-2">{rules.join(' · ')}</p>;
}

/** Tells guests that no account is needed, and what an account offers. */
function GuestHint({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation('product');
  return (
    <p className="mt-3 text-xs text-pretty text-ink-2">
      <span className="font-semibold text-ink">{t('buy.asGuest')}</span>
      {' · '}
      <button
        type="button"
        onClick={onLogin}
        className="-my-2 py-2 font-semibold text-brand underline-offset-2 hover:underline"
      >
        {t('buy.loginShort')}
      </button>{' '}
      {t('buy.loginHint')}
    </p>
  );
}

function Promise({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-jade">
      {icon}
      {children}
    </li>
  );
}
