import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/payments/payment.ts';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Payer } from '../hooks/payer.ts';

type Props = ButtonLook & { payment: Payment; payer: Payer; placed?: boolean };

/** On to the order that is being paid. */
export function OrderButton({ payment: { orderId, orderCode }, payer, placed, ...look }: Props) {
  const { t } = useTranslation('payments');
  const thanks = placed ? { placed: true } : {};
  return payer.kind === 'member' ? (
    <ButtonLink to="/e-commerce/orders/$id" params={{ id: orderId }} search={thanks} {...look}>
      {t('order')}
    </ButtonLink>
  ) : (
    <ButtonLink
      to="/e-commerce/orders/guest"
      search={{ id: orderId, code: orderCode, ...payer.proof, ...thanks }}
      {...look}
    >
      {t('order')}
    </ButtonLink>
  );
}
