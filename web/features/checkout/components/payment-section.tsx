import { Banknote, CreditCard, QrCode, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type PaymentMark, PaymentMarks } from '#web/ui/data/payment-marks.tsx';
import { formatVnd } from '#shared/values/money.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { paymentMethodChoices, type PaymentMethodChoice } from '../rules/draft.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { Section } from './section.tsx';

const icons = { transfer: QrCode, wallet: Wallet, card: CreditCard, cash: Banknote };
const marks: Record<PaymentMethodChoice, readonly PaymentMark[]> = {
  transfer: ['vietqr', 'napas'],
  cash: [],
  wallet: ['vnpay', 'atm'],
  card: ['visa', 'mastercard', 'jcb'],
};

export function PaymentSection({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { buyer, draft, change, deliveryType, counting } = checkout;
  const isNothing = counting.quote?.total === 0 && counting.quote.items.length > 0;
  return (
    <Section step={4} title={t('payment.title')}>
      {isNothing ? (
        <p className="rounded-md bg-jade-soft px-4 py-3 text-sm">{t('payment.nothing')}</p>
      ) : (
        <RadioGroup
          label={t('payment.title')}
          look="tile"
          value={draft.wayToPay}
          onChange={(wayToPay) => change({ wayToPay })}
          options={paymentMethodChoices.map((way) => {
            const Icon = icons[way];
            const key = way === 'cash' ? (`cash.${deliveryType}` as const) : way;
            return {
              value: way,
              label: t(`payment.${key}.title`),
              help: (
                <>
                  {t(`payment.${key}.hint`)}
                  {way === 'cash' && buyer.kind === 'guest' && (
                    <span className="block">{t('payment.proof')}</span>
                  )}
                  {marks[way].length > 0 && <PaymentMarks show={marks[way]} className="mt-2" />}
                </>
              ),
              aside: <Icon aria-hidden className="size-5 text-ink-3" />,
            };
          })}
        />
      )}
      {counting.quote?.deposit && draft.wayToPay === 'cash' && (
        <div className="mt-4" aria-live="polite">
          <Notice
            tone="gold"
            title={t('deposit.title', { amount: formatVnd(counting.quote.deposit.amount) })}
          >
            {t('deposit.how')}
          </Notice>
        </div>
      )}
    </Section>
  );
}
