import { createFileRoute } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackOfficePage } from '../../layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** No such page in the back office: said inside it, with the sidebar still at hand. */
export const Route = createFileRoute('/_staff/admin/$')({ component: UnknownRoute });

function UnknownRoute() {
  const { t } = useTranslation('backOffice');
  return (
    <BackOfficePage title={t('missing.title')}>
      <EmptyState
        icon={<SearchX />}
        title={t('missing.lead')}
        hint={t('missing.hint')}
        action={
          <ButtonLink to="/admin" variant="primary">
            {t('missing.action')}
          </ButtonLink>
        }
      />
    </BackOfficePage>
  );
}
