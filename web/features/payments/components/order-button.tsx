import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/payments/payment.ts';
import type { ButtonStyle } from '#web/ui/actions/button-classes.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Payer } from '../rules/payer.ts';

type Props = ButtonStyle & { payment: Payment; payer: Payer };

/** Links to the paid order, without a thank-you: the payment page has already shown one. */
export function OrderButton({ payment: { orderId, orderCode }, payer, ...look }: Props) {
  const { t } = useTranslation('payments');
  return payer.kind === 'member' ? (
    <ButtonLink to="/e-commerce/orders/$id" params={{ id: orderId }} {...look}>
      {t('order')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/e-commerce/orders/guest" search={{ id: orderId, code: orderCode }} {...look}>
      {t('order')}
    </ButtonLink>
  );
}
