import { ShoppingCart, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { CartActs } from '../hooks/use-cart-acts.ts';
import { LineNotes } from './line-notes.tsx';
import { LineName, LinePicture } from './line-picture.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = {
  title: string;
  hint?: string;
  action?: ReactNode;
  items: readonly CartItem[];
  acts: CartActs;
};

/** Shows lines that are not bought now: saved for later, sold out, or no longer sold. */
export function RestingLines({ title, hint, action, items, acts }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-base font-bold">{title}</h2>
          {hint && <p className="text-sm text-ink-2">{hint}</p>}
        </div>
        {action}
      </div>
      <Card padded={false} className="px-4 sm:px-5">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <RestingLine key={item.cartItemId} item={item} acts={acts} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function RestingLine({ item, acts }: { item: CartItem; acts: CartActs }) {
  const { say } = useShopWords();
  const { t } = useTranslation('cartPage');
  const { cartItemId, product, variantName, unitTotal, quantity, savedForLater, state } = item;
  const { name } = product;
  const gone = state === 'unavailable';
  return (
    <li className="flex items-center gap-3 py-3.5 sm:gap-4">
      <LinePicture product={product} className={`w-14! sm:w-16! ${gone ? 'opacity-60 grayscale' : ''}`} />
      <div className="min-w-0 grow space-y-1">
        <LineName item={item} className="line-clamp-2 text-sm leading-5 font-medium" />
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-2 tabular-nums">
          {variantName && <span>{say(variantName)} ·</span>}
          <span>
            {formatVnd(unitTotal)} × {quantity}
          </span>
        </p>
        <LineNotes item={item} onTake={(wanted) => void acts.setQuantity(cartItemId, wanted)} />
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:flex-col">
        {savedForLater && !gone && (
          <>
            <Button
              size="sm"
              className="max-sm:hidden"
              icon={<ShoppingCart />}
              onClick={() => acts.save(cartItemId, false)}
            >
              {t('moveBack')}
            </Button>
            <IconButton
              className="size-11! sm:hidden"
              label={t('moveLine', { name })}
              icon={<ShoppingCart />}
              onClick={() => acts.save(cartItemId, false)}
            />
          </>
        )}
        <IconButton
          className="max-sm:size-11!"
          label={t('removeLine', { name })}
          title={t('remove')}
          icon={<Trash2 />}
          onClick={() => acts.remove(cartItemId)}
        />
      </div>
    </li>
  );
}
