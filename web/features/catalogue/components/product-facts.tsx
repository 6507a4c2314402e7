import { BadgeCheck, MapPin, RotateCcw, Store, Truck } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { Card } from '../../../ui/card.tsx';

/** The column at the right: how many there are and where, who sells it, what the market promises. */
export function ProductFacts({ product, stock }: { product: Product; stock: number }) {
  const { t } = useTranslation(['catalogue', 'shell']);
  const { business, warehouses, freeShipping, hasVariants } = product;
  // Houses count the product, not the variant in view: side by side the two numbers would argue.
  const stocked = hasVariants ? [] : warehouses.filter(({ available }) => available > 0);
  return (
    <Card floating className="space-y-4 text-sm">
      <Stock product={product} stock={stock} />
      {stocked.length > 0 && (
        <ul className="space-y-1.5 border-t border-line pt-4">
          {stocked.map(({ warehouseId, warehouseName, province, available }) => (
            <li key={warehouseId} className="flex items-start gap-2.5">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 grow">
                {warehouseName}
                <span className="block text-xs text-ink-2">{province}</span>
              </span>
              <span className="tabular-nums">{available}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-center gap-3 border-t border-line pt-4">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full ground-1 text-gold"
        >
          <Store className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{business.name}</p>
          {business.verified && (
            <p className="flex items-center gap-1 text-xs font-medium text-jade">
              <BadgeCheck aria-hidden className="size-3.5" />
              {t('verifiedStall')}
            </p>
          )}
        </div>
      </div>
      <ul className="space-y-2 border-t border-line pt-4 text-ink-2">
        <Pledge icon={<Truck />}>
          {freeShipping ? t('freeShippingThis') : t('shell:footer.freeShipping')}
        </Pledge>
        <Pledge icon={<RotateCcw />}>{t('shell:footer.returns')}</Pledge>
      </ul>
      <Link
        to="/e-commerce/product"
        search={{ categoryId: product.category.id }}
        className="block border-t border-line pt-4 font-semibold text-brand hover:underline"
      >
        {t('moreIn', { category: product.category.name })}
      </Link>
    </Card>
  );
}

function Stock({ product: { stockStatus, unit, sold }, stock }: { product: Product; stock: number }) {
  const { t } = useTranslation('catalogue');
  const out = stockStatus === 'out_of_stock' || stock === 0;
  const tone = out ? 'bg-ink-3' : stockStatus === 'low_stock' ? 'bg-gold' : 'bg-jade';
  return (
    <div>
      <p className="flex items-center gap-2.5 text-base font-semibold">
        <span aria-hidden className={`size-2.5 rounded-full ${tone}`} />
        {out ? t('comingSoon') : t(`stock.${stockStatus}`)}
      </p>
      <p className="mt-0.5 text-ink-2 tabular-nums">
        {out ? t('comingSoonHint') : t('available', { count: stock, unit })} ·{' '}
        {t('sold', { count: sold, amount: sold })}
      </p>
    </div>
  );
}

function Pledge({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-jade">
      {icon}
      {children}
    </li>
  );
}
