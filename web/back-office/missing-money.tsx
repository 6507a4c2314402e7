import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** Shown in place of a payment, notice or refund that does not exist. */
export function MissingMoney({ of }: { of: 'payment' | 'notice' | 'refund' }) {
  const { t } = useTranslation('money');
  return (
    <MissingState
      title={t(`missing.${of}`)}
      hint={t('missing.hint')}
      action={
        <>
          {of === 'payment' && <ButtonLink to="/admin/payments">{t('missing.toPayments')}</ButtonLink>}
          {of === 'notice' && <ButtonLink to="/admin/payments/inbox">{t('missing.toInbox')}</ButtonLink>}
          {of === 'refund' && (
            <ButtonLink to="/admin/e-commerce/returns/refunds">{t('missing.toRefunds')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
