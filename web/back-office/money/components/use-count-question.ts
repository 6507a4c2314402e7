import { useTranslation } from 'react-i18next';
import type { CountPreview, StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';

/** The question before money is counted for an order: how much, for which, and what comes of it. */
export function useCountQuestion({ amount: money }: Pick<StaffNotice, 'amount'>) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  return ({ code, effect: { kind, amount } }: Pick<CountPreview, 'code' | 'effect'>) => ({
    title: t('count.title', { amount: vnd(money), code }),
    consequence: t(`count.effect.${kind}`, { amount: vnd(amount) }),
    confirmText: t('count.act'),
  });
}
