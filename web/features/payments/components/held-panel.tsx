import { Banknote, ShieldQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { Payer } from '../rules/payer.ts';
import { OrderButton } from './order-button.tsx';
import { PanelHead } from './panel-head.tsx';

type Props = { payment: Payment; payer: Payer; face: 'held' | 'counter' };

/** Tells the buyer that there is nothing to do: a bank is checking the payment, or cash is paid later. */
export function HeldPanel({ payment, payer, face }: Props) {
  const { t } = useTranslation('payments');
  return (
    <Card className="px-5 py-9 sm:px-8 sm:py-12">
      <PanelHead
        icon={face === 'held' ? <ShieldQuestionMark /> : <Banknote />}
        tone={face === 'held' ? 'gold' : 'jade'}
        title={t(`${face}.title`)}
        text={t(face === 'counter' && payer.kind === 'guest' ? 'counter.guest' : `${face}.text`, {
          amount: formatVnd(payment.missing),
        })}
      />
      <div className="mt-7 flex justify-center">
        <OrderButton payment={payment} payer={payer} variant="primary" size="lg" />
      </div>
    </Card>
  );
}
