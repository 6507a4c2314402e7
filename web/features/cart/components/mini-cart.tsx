import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { floatClasses } from '#web/ui/overlays/float-classes.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { cartQuery } from '../api/cart-queries.ts';
import type { CartData } from '../rules/cart-data.ts';
import type { CartOwner } from '../rules/cart-owner.ts';
import { LinePicture } from './line-picture.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

const shown = 5;

/** Shows the newest lines below the header's button; the cart page shows them all. */
export default function MiniCart({ owner }: { owner: CartOwner }) {
  const { t } = useTranslation('cartPage');
  const { data } = useQuery(cartQuery(owner));
  return (
    // The gap above the panel belongs to it, so that the mouse can cross it.
    <section aria-label={t('mini.label')} className="absolute top-full right-0 z-50 w-90 pt-2 max-md:hidden">
      <div className={clsx(floatClasses, 'overflow-hidden')}>
        {data ? <Lines cart={data} /> : <Waiting />}
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <Loading times={3} className="space-y-3 p-4">
      <div className="flex gap-3">
        <Skeleton className="size-12" />
        <Skeleton className="h-4 grow" />
      </div>
    </Loading>
  );
}

function Lines({ cart }: { cart: CartData }) {
  const { say } = useShopWords();
  const { t } = useTranslation(['cartPage', 'cart']);
  const items = cart.items.filter(({ savedForLater }) => !savedForLater);
  const more = items.length - shown;
  if (items.length === 0) return <p className="p-6 text-center text-ink-2">{t('cartPage:mini.empty')}</p>;
  return (
    <>
      <ul className="divide-y divide-line px-4">
        {items.slice(0, shown).map(({ cartItemId, product, variantName, quantity, unitTotal }) => (
          <li key={cartItemId} className="flex items-center gap-3 py-3">
            <LinePicture product={product} className="w-12!" />
            <div className="min-w-0 grow">
              <p className="truncate text-sm font-medium">{product.name}</p>
              {variantName && <p className="truncate text-xs text-ink-2">{say(variantName)}</p>}
            </div>
            <p className="shrink-0 text-right text-sm tabular-nums">
              <span className="block font-semibold text-brand">{formatVnd(unitTotal)}</span>
              <span className="text-xs text-ink-2">× {quantity}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3 border-t border-line bg-sunken px-4 py-3">
        <p className="text-sm text-ink-2">
          {more > 0 && <span className="block">{t('cartPage:mini.more', { count: more })}</span>}
          <span className="text-base font-bold text-ink tabular-nums">{formatVnd(cart.totalPrice)}</span>
        </p>
        <span className="flex gap-2">
          <ButtonLink to="/e-commerce/cart">{t('cart:view')}</ButtonLink>
          <ButtonLink to="/e-commerce/checkout" variant="primary">
            {t('cartPage:checkout.action')}
          </ButtonLink>
        </span>
      </div>
    </>
  );
}
