import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** There is none, or it is somebody else's: the page does not say which. */
export function ReturnMissing() {
  const { t } = useTranslation('returns');
  return (
    <>
      <h1 className="sr-only">{t('missing.title')}</h1>
      <EmptyState
        icon={<PackageX />}
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={
          <ButtonLink to="/e-commerce/returns" variant="primary" className="max-sm:h-11">
            {t('request.toReturns')}
          </ButtonLink>
        }
      />
    </>
  );
}
