import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { CartActs } from '../hooks/use-cart-acts.ts';
import type { Selection } from '../hooks/use-selection.ts';
import { CartLine } from './cart-line.tsx';

type Props = { items: readonly CartItem[]; selection: Selection; acts: CartActs };

/** Shows lines from one business, which are packed and sent together. */
export function CartGroup({ items, selection, acts }: Props) {
  const { t } = useTranslation('cartPage');
  const business = items[0]?.product.business;
  const ids = items.map(({ cartItemId }) => cartItemId);
  return (
    <Card padded={false} className="px-4 sm:px-5">
      {business?.slug && (
        <div className="flex items-center gap-3 border-b border-line py-3.5 sm:gap-4">
          <Checkbox
            aria-label={t('selectGroup', { name: business.name })}
            checked={selection.stateOf(items)}
            onCheckedChange={(checked) => selection.set(ids, checked === true)}
          />
          <h2 className="min-w-0">
            <Link
              to="/e-commerce/business/$slug"
              params={{ slug: business.slug }}
              className="flex items-center gap-2 rounded-xs text-sm font-semibold hover:text-brand"
            >
              <Store aria-hidden className="size-4.5 shrink-0 text-ink-3" />
              <span className="truncate">{business.name}</span>
            </Link>
          </h2>
        </div>
      )}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <CartLine key={item.cartItemId} item={item} selection={selection} acts={acts} />
        ))}
      </ul>
    </Card>
  );
}
