import { ArrowRight, CreditCard, RefreshCw, Wallet } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Countdown } from '#web/ui/data/countdown.tsx';
import { hasGoneToProvider } from '../rules/paying-memory.ts';
import type { PaymentActs } from '../hooks/use-payment-acts.ts';
import { PanelHead } from './panel-head.tsx';
import { WaitingLine } from './waiting-line.tsx';

type Props = {
  payment: Payment;
  acts: PaymentActs;
  fresh: boolean | undefined;
  returned: string | undefined;
  /** Null if the reader's clock is wrong. */
  expiresAt: string | null;
  onEnd: () => void;
};

/** The provider’s code for “the shopper cancelled”. */
const turnedBack = '24';

/** Links to a provider's payment page, and waits for the result. */
export function RedirectPanel({ payment, acts, fresh, returned, expiresAt, onEnd }: Props) {
  const { t } = useTranslation('payments');
  const { provider, redirectUrl, missing } = payment;
  const where = provider === 'stripe' ? 'stripe' : 'vnpay';
  const isWaiting = returned !== undefined && returned !== turnedBack;
  const isLeaving = useLeaving(payment, acts, { fresh, returned });
  return (
    <Card className="px-5 py-8 sm:px-8 sm:py-10">
      <PanelHead
        icon={where === 'stripe' ? <CreditCard /> : <Wallet />}
        tone="gold"
        title={t(
          isLeaving ? `redirect.leaving.${where}` : isWaiting ? 'redirect.waiting' : `redirect.${where}`,
        )}
        text={t(isWaiting ? 'redirect.waitingHint' : returned ? 'redirect.turnedBack' : 'redirect.hint')}
      />
      <p className="mt-5 text-center text-2xl font-bold text-brand tabular-nums">{formatVnd(missing)}</p>
      {expiresAt && (
        <p className="mt-1 text-center text-sm text-ink-2">
          {t('redirect.left')} <Countdown until={expiresAt} onEnd={onEnd} endText={t('redirect.over')} />
        </p>
      )}
      <div className="mx-auto mt-6 flex max-w-100 flex-col gap-2.5">
        {redirectUrl ? (
          <Button
            variant={isWaiting ? 'secondary' : 'primary'}
            size="lg"
            iconAfter={<ArrowRight />}
            loading={isLeaving}
            loadingText={t('redirect.going')}
            onClick={acts.leave}
          >
            {t(`redirect.go.${where}`)}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={<RefreshCw />}
            loading={acts.starting !== undefined}
            loadingText={t('redirect.opening')}
            onClick={acts.renewCode}
          >
            {t('redirect.open')}
          </Button>
        )}
        {redirectUrl && (
          <Button
            size="lg"
            icon={<RefreshCw />}
            loading={acts.checking}
            loadingText={t('check.busy')}
            onClick={acts.check}
          >
            {t('check.ask')}
          </Button>
        )}
      </div>
      {redirectUrl && (
        <div className="mt-5 flex justify-center">
          <WaitingLine text={t(`redirect.listening.${where}`)} />
        </div>
      )}
    </Card>
  );
}

type ReturnFlags = Pick<Props, 'fresh' | 'returned'>;

/** Redirects to the provider once, right after the checkout. After the return the provider is asked at once. */
function useLeaving(payment: Payment, acts: PaymentActs, { fresh, returned }: ReturnFlags): boolean {
  const leaves = fresh === true && payment.redirectUrl !== null && !hasGoneToProvider(payment.id);
  const begin = useEffectEvent(() => {
    if (leaves) acts.leave();
    else if (returned !== undefined) acts.checkQuietly();
  });
  useEffect(() => begin(), []);
  return leaves;
}
