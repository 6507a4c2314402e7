import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useBottomBar } from '#web/ui/hooks/use-bottom-bar.ts';
import type { CartActs } from '../hooks/use-cart-acts.ts';
import type { Sum } from './cart-summary.tsx';
import { CheckoutButton, type CheckoutLines } from './checkout-button.tsx';
import { ClearCart } from './clear-cart.tsx';

type Props = {
  sum: Sum;
  /** All lines that can be ticked, and the ticked ones. */
  ids: readonly string[];
  selected: readonly string[];
  allSelected: boolean | 'indeterminate';
  onSelectAll: (selected: boolean) => void;
  checkout: CheckoutLines;
  acts: CartActs;
};

/** Shows the summary of the cart on phones, as a bar at the bottom edge. */
export function CartBar({ sum, ids, selected, allSelected, onSelectAll, checkout, acts }: Props) {
  const { t } = useTranslation('cartPage');
  const bar = useBottomBar();
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-surface px-4 pt-1.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-float md:-mx-6 md:px-6 lg:hidden"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Checkbox
          className="text-sm"
          label={<span className="text-sm">{t('selectAll', { count: ids.length })}</span>}
          checked={allSelected}
          onCheckedChange={(checked) => onSelectAll(checked === true)}
        />
        {selected.length > 0 && (
          <ClearCart
            ids={selected}
            acts={acts}
            trigger={
              <IconButton
                className="-mr-2 size-11!"
                label={t('removeSelected', { count: selected.length })}
                icon={<Trash2 />}
              />
            }
          />
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="leading-tight">
          <span className="block text-xs text-ink-2">{t('summary.subtotal', { count: sum.pieces })}</span>
          <span className="text-lg font-bold text-brand tabular-nums" aria-live="polite">
            {formatVnd(sum.amount)}
          </span>
        </p>
        <CheckoutButton lines={checkout} size="lg" className="min-w-40" />
      </div>
    </div>
  );
}
