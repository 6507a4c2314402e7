import { useTranslation } from 'react-i18next';
import type { CountPreview, StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';

/** Confirmation before an amount is counted for an order: amount, order and effect. */
export function useCountQuestion({ amount: money }: Pick<StaffNotice, 'amount'>) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  return ({ code, effect: { kind, amount } }: Pick<CountPreview, 'code' | 'effect'>) => ({
    title: t('count.title', { amount: vnd(money), code }),
    consequence: t(`count.effect.${kind}`, { amount: vnd(amount) }),
    confirmText: t('count.act'),
  });
}
