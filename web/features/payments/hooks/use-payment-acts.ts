import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/payments/payment.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useCheckPayment, useStartPayment } from '../api/payment-queries.ts';
import type { Payer } from '../rules/payer.ts';
import { rememberLeaving } from '../rules/paying-memory.ts';
import { paymentChoiceOf, type PaymentChoice } from '../rules/payment-method-choices.ts';

/** Redirects to the provider's page for a card or a wallet. */
function leaveToPay({ id, redirectUrl }: Payment): void {
  if (!redirectUrl) return;
  rememberLeaving(id);
  location.assign(redirectUrl);
}

export type PaymentActs = ReturnType<typeof usePaymentActs>;

/** Returns actions on a payment: check again, get a new code, pay in another way. */
export function usePaymentActs(payment: Payment, payer: Payer) {
  const { t } = useTranslation('payments');
  const { contentLanguage } = useLanguage();
  const router = useRouter();
  const starting = useStartPayment(payer);
  const checking = useCheckPayment(payment.id, payer);

  const follow = (next: Payment) => {
    const isSameWay = next.method === payment.method;
    if (next.redirectUrl) return leaveToPay(next);
    if (next.provider === 'vietqr' && isSameWay) toast.success(t('renew.done'));
    void router.navigate({
      to: '/e-commerce/payment/$id',
      params: { id: next.id },
      replace: true,
    });
  };
  const refuse = (way: PaymentChoice) => (error: Error) =>
    toast.error(t(way === 'transfer' ? 'renew.failed' : 'start.failed'), { description: messageOf(error) });
  const payBy = (way: PaymentChoice) =>
    starting.mutate({ payment, way, locale: contentLanguage }, { onSuccess: follow, onError: refuse(way) });

  return {
    payBy,
    renewCode: () => payBy(paymentChoiceOf(payment.method)),
    starting: starting.isPending ? starting.variables.way : undefined,
    leave: () => leaveToPay(payment),
    check: () =>
      checking.mutate(undefined, {
        onSuccess: ({ status }) =>
          status === 'succeeded'
            ? toast.success(t('check.done'))
            : toast.info(t('check.notYet'), { description: t('check.notYetHint') }),
        onError: (error) => toast.error(t('check.failed'), { description: messageOf(error) }),
      }),
    checkQuietly: () => checking.mutate(),
    checking: checking.isPending,
  };
}
