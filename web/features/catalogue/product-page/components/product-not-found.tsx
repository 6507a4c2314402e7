import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shows a page for an address without a product, with a link to the product list. */
export function ProductNotFound() {
  const { t } = useTranslation('product');
  return (
    <>
      <h1 className="sr-only">{t('missing.title')}</h1>
      <EmptyState
        className="py-20!"
        icon={<SearchX />}
        title={<span aria-hidden>{t('missing.title')}</span>}
        hint={t('missing.text')}
        action={
          <>
            <ButtonLink variant="primary" to="/e-commerce/product">
              {t('missing.action')}
            </ButtonLink>
            <ButtonLink to="/e-commerce">{t('missing.home')}</ButtonLink>
          </>
        }
      />
    </>
  );
}
