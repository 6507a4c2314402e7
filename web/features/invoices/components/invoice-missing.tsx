import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

export function InvoiceMissing() {
  const { t } = useTranslation('invoices');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t('missing.hint')}
      action={
        <ButtonLink to="/e-commerce/invoices" variant="primary" className="max-sm:h-11">
          {t('missing.toInvoices')}
        </ButtonLink>
      }
    />
  );
}
