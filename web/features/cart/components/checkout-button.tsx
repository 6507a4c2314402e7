import { useTranslation } from 'react-i18next';
import { maxOrderLines } from '#shared/orders/order.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ButtonSize } from '#web/ui/actions/button-classes.ts';

/** The ticked lines, and all lines that are not saved for later. */
export type CheckoutLines = {
  chosen: readonly string[];
  all: readonly string[];
  sessionId?: string | undefined;
};

type Props = { lines: CheckoutLines; size: ButtonSize; block?: boolean; className?: string };

export function CheckoutButton({ lines: { chosen, all, sessionId }, ...look }: Props) {
  const { t } = useTranslation('cartPage');
  if (chosen.length === 0 || chosen.length > maxOrderLines)
    return (
      <div className={look.className}>
        <Button variant="primary" {...look} disabled>
          {t('checkout.action')}
        </Button>
        <p className="mt-2 text-center text-xs text-ink-2">
          {chosen.length === 0 ? t('checkout.none') : t('checkout.tooMany', { limit: maxOrderLines })}
        </p>
      </div>
    );
  const isAll = chosen.length === all.length;
  return (
    <ButtonLink
      to="/e-commerce/checkout"
      search={{ ...(sessionId && { sessionId }), ...(!isAll && { only: chosen.join(',') }) }}
      variant="primary"
      {...look}
    >
      {t('checkout.count', { count: chosen.length })}
    </ButtonLink>
  );
}
