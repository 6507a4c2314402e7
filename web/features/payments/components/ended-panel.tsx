import { useQuery } from '@tanstack/react-query';
import { CircleX, Hourglass, QrCode, RefreshCw, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/payments/payment.ts';
import { isLive } from '#shared/payments/payment-ways.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { attemptsQuery } from '../api/payment-queries.ts';
import type { Payer } from '../rules/payer.ts';
import type { PaymentActs } from '../hooks/use-payment-acts.ts';
import { OrderButton } from './order-button.tsx';
import { PanelHead } from './panel-head.tsx';

type Props = {
  payment: Payment;
  payer: Payer;
  acts: PaymentActs;
  face: 'expired' | 'superseded' | 'cancelled' | 'declined';
};

const icons = {
  expired: <Hourglass />,
  superseded: <Replace />,
  cancelled: <CircleX />,
  declined: <CircleX />,
};

/** Shows a payment attempt that has ended, with the alternatives. */
export function EndedPanel({ payment, payer, acts, face }: Props) {
  const { t } = useTranslation('payments');
  const { later, isLooking } = useLater(payment, payer);
  const waits = face === 'superseded' && isLooking;
  const isQr = payment.provider === 'vietqr';
  const kind = face === 'expired' && isQr ? 'expiredQr' : face;
  return (
    <Card className="px-5 py-9 sm:px-8 sm:py-12">
      <PanelHead
        icon={icons[face]}
        tone={face === 'declined' ? 'danger' : 'neutral'}
        title={t(`${kind}.title`)}
        text={t(later ? `later.${later.status === 'succeeded' ? 'paid' : 'open'}` : `${kind}.text`)}
      />
      <div className="mt-7 flex flex-col-reverse justify-center gap-2.5 sm:flex-row">
        <OrderButton payment={payment} payer={payer} size="lg" />
        {later ? (
          <ButtonLink to="/e-commerce/payment/$id" params={{ id: later.id }} variant="primary" size="lg">
            {t('later.action')}
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={isQr ? <QrCode /> : <RefreshCw />}
            loading={waits || acts.starting !== undefined}
            loadingText={t(waits ? 'later.looking' : 'renew.busy')}
            onClick={acts.renewCode}
          >
            {t(isQr ? 'renew.action' : 'retry.action')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Returns a later, valid payment attempt of the same order. */
function useLater({ id, orderId }: Payment, payer: Payer) {
  const { data, isPending } = useQuery(attemptsQuery(orderId, payer));
  const later = data?.find(
    (other) => other.id !== id && (other.status === 'succeeded' || isLive(other.status)),
  );
  return { later, isLooking: isPending };
}
