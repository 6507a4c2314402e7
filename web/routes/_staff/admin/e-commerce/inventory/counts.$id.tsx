import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { countQuery, loadCount } from '#web/back-office/inventory/api/count-queries.ts';
import { CountActs } from '#web/back-office/inventory/components/count-acts.tsx';
import { CountPage } from '#web/back-office/inventory/components/count-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { MissingState } from '#web/ui/feedback/missing-state.tsx';
import { CountStatusBadge } from '#web/ui/status/count-status.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/inventory/counts/$id')({
  ...staffPage('counts'),
  loader: ({ context: { queryClient }, params: { id } }) => loadCount(queryClient, id),
  notFoundComponent: Missing,
  component: CountRoute,
});

function Missing() {
  const { t } = useTranslation('counts');
  return (
    <BackOfficePage>
      <MissingState
        title={t('missing.title')}
        hint={t('missing.hint')}
        action={<ButtonLink to="/admin/e-commerce/inventory/counts">{t('missing.back')}</ButtonLink>}
      />
    </BackOfficePage>
  );
}

function CountRoute() {
  const { id } = Route.useParams();
  const { data: count } = useSuspenseQuery(countQuery(id));
  return (
    <BackOfficePage
      title={count.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <CountStatusBadge status={count.status} />
          {[count.warehouse.name, count.note].filter(Boolean).join(' · ')}
        </span>
      }
      action={<CountActs count={count} />}
    >
      <CountPage count={count} />
    </BackOfficePage>
  );
}
