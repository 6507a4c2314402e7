import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';

/** Says that the invoice does not exist, belongs to somebody else, or that its link has expired. */
export function InvoiceMissing({ byLink = false }: { byLink?: boolean }) {
  const { t } = useTranslation('invoices');
  return (
    <MissingState
      title={t('missing.title')}
      hint={t(byLink ? 'missing.linkHint' : 'missing.hint')}
      action={
        byLink ? (
          <ButtonLink to="/e-commerce/orders/guest" variant="primary" className="max-sm:h-11">
            {t('missing.toLookup')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/e-commerce/invoices" variant="primary" className="max-sm:h-11">
            {t('missing.back')}
          </ButtonLink>
        )
      }
    />
  );
}
