import { Bookmark, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { isPlaceholder } from '../rules/cart-optimism.ts';
import type { CartActs } from '../hooks/use-cart-acts.ts';
import type { Selection } from '../hooks/use-selection.ts';
import { useQuantityDraft } from '../hooks/use-quantity-draft.ts';
import { LineNotes } from './line-notes.tsx';
import { LineName, LinePicture } from './line-picture.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { item: CartItem; selection: Selection; acts: CartActs };

/** Shows one line that can be bought: checkbox, picture, name and notes, quantity, and total. */
export function CartLine({ item, selection, acts }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation('cartPage');
  const { cartItemId, product, variantName, unitTotal, available, minQuantity } = item;
  const { name } = product;
  const { quantity, setQuantity, forget } = useQuantityDraft(item.quantity, (wanted) =>
    acts.setQuantity(cartItemId, wanted),
  );
  const waiting = isPlaceholder(item);
  const save = { 'aria-label': t('saveLine', { name }), onClick: () => acts.save(cartItemId, true) };
  const remove = {
    'aria-label': t('removeLine', { name }),
    onClick: () => {
      // A pending quantity change would otherwise be sent after the line is removed.
      forget();
      acts.remove(cartItemId);
    },
  };
  const lineActs = (
    <>
      <Button variant="ghost" size="sm" className={quiet} disabled={waiting} {...save} icon={<Bookmark />}>
        {t('saveLater')}
      </Button>
      <Button variant="ghost" size="sm" className={quiet} disabled={waiting} {...remove} icon={<Trash2 />}>
        {t('remove')}
      </Button>
    </>
  );
  return (
    <li
      aria-busy={waiting || undefined}
      className="grid grid-cols-[auto_4.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-3 py-4 sm:grid-cols-[auto_5.5rem_minmax(0,1fr)_auto] sm:gap-x-4"
    >
      <span className="flex h-18 items-center sm:h-22">
        <Checkbox
          aria-label={t('selectLine', { name })}
          checked={selection.has(cartItemId)}
          disabled={waiting}
          onCheckedChange={(checked) => selection.set([cartItemId], checked === true)}
        />
      </span>
      {waiting ? <Skeleton className="aspect-square w-full" /> : <LinePicture product={product} />}
      <div className="min-w-0 space-y-1.5">
        <LineName
          item={item}
          className="line-clamp-2 text-sm leading-5 font-medium sm:text-base sm:leading-6"
        />
        {variantName && <p className="text-sm text-ink-2">{say(variantName)}</p>}
        {!waiting && <UnitPrice item={item} />}
        <LineNotes item={item} onTake={(wanted) => void acts.setQuantity(cartItemId, wanted)} />
        <div className="-ml-3 flex flex-wrap max-sm:hidden">{lineActs}</div>
      </div>
      <div className="col-span-2 col-start-2 flex items-center justify-between gap-3 sm:col-span-1 sm:col-start-4 sm:flex-col sm:items-end sm:gap-3.5">
        <QuantityStepper
          size="sm"
          label={t('quantityOf', { name })}
          value={quantity}
          available={Math.max(available, 1)}
          min={minQuantity}
          disabled={waiting}
          onChange={setQuantity}
          className="max-sm:[&_button]:size-11"
        />
        <Subtotal amount={unitTotal * quantity} />
      </div>
      <div className="col-span-2 col-start-2 -mt-1 -ml-3 flex flex-wrap sm:hidden">{lineActs}</div>
    </li>
  );
}

const quiet = 'font-medium! text-ink-2! max-sm:h-11';

function Subtotal({ amount }: { amount: number }) {
  return <p className="font-bold text-brand tabular-nums">{formatVnd(amount)}</p>;
}

function UnitPrice({ item: { unitTotal, product, addedUnitTotal, priceChanged } }: { item: CartItem }) {
  const { t } = useTranslation('cartPage');
  const before = priceChanged ? addedUnitTotal : product.basePrice;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2 tabular-nums">
      {t('each', { price: formatVnd(unitTotal) })}
      {before > unitTotal && <s className="text-xs text-ink-3">{formatVnd(before)}</s>}
    </p>
  );
}
