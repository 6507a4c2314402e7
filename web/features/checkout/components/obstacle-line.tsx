import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import type { CheckoutIssue } from '#shared/orders/place-order.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';

export type LineActs = {
  /** Reduces the quantity to the available one. */
  take: (cartItemId: string, quantity: number) => void;
  /** Leaves the line in the cart and out of this order. */
  leaveOut: (cartItemId: string) => void;
  busy: boolean;
};

type Props = { issue: CheckoutIssue; line: CartItem | undefined; picksUp: boolean; acts: LineActs };

/** Shows a line that cannot be ordered as it is, with buttons to change or leave it out. */
export function ObstacleLine({ issue, line, picksUp, acts }: Props) {
  const { t } = useTranslation('checkout');
  const { cartItemId, name, state, wanted, available, limit, minimum } = issue;
  const fitting = state === 'below_minimum' ? minimum : available;
  const isRationed = state === 'short' && limit === 'order';
  const where = picksUp && state !== 'unavailable' ? 'here' : 'anywhere';
  return (
    <li className="flex gap-3.5 rounded-md border border-gold/40 px-3.5 py-3.5">
      <GoodsPicture
        image={line?.product.image ?? ''}
        ground={line?.product.ground ?? 1}
        className="size-14! opacity-60 grayscale"
      />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 text-sm leading-5 font-medium">{name}</p>
        <p className="mt-0.5 text-sm font-medium text-gold">
          {isRationed
            ? t('obstacle.rationed', { available, wanted })
            : t(`obstacle.${state}.${where}`, { available, wanted, minimum })}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {(state === 'short' || state === 'below_minimum') && (
            <Button
              size="sm"
              className="max-sm:h-11"
              disabled={acts.busy}
              onClick={() => acts.take(cartItemId, fitting)}
            >
              {t('obstacle.take', { available: fitting })}
            </Button>
          )}
          <Button
            size="sm"
            className="max-sm:h-11"
            disabled={acts.busy}
            aria-label={t('obstacle.leaveOutLine', { name })}
            onClick={() => acts.leaveOut(cartItemId)}
          >
            {t('obstacle.leaveOut')}
          </Button>
        </div>
      </div>
    </li>
  );
}
