import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExchangeForm } from '#web/back-office/orders/components/exchange-form.tsx';
import { openReturnQuery, staffReturnQuery } from '#web/back-office/returns/api/return-queries.ts';
import { MissingReturn } from '#web/back-office/returns/components/missing-return.tsx';
import { ReturnActs } from '#web/back-office/returns/components/return-acts.tsx';
import { ReturnPage } from '#web/back-office/returns/components/return-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { ReturnStatusBadge } from '#web/ui/status/return-status.tsx';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/requests/$id')({
  ...staffPage('returns'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, staffReturnQuery(id), 'RETURN_NOT_FOUND', 'BAD_REQUEST');
  },
  notFoundComponent: Missing,
  component: ReturnRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingReturn />
    </BackOfficePage>
  );
}

function ReturnRoute() {
  const { t } = useTranslation('staffReturns');
  const { moment } = useFormat();
  const { id } = Route.useParams();
  const { data: entry } = useSuspenseQuery(openReturnQuery(id));
  return (
    <BackOfficePage
      title={entry.code}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <ReturnStatusBadge status={entry.status} />
          {t('page.askedAt', { at: moment(entry.createdAt) })}
          <CopyButton value={entry.code} label={t('page.copy')} className="-my-1.5" />
        </span>
      }
      action={<ReturnActs key={id} entry={entry} exchange={ExchangeForm} />}
    >
      <ReturnPage key={id} entry={entry} />
    </BackOfficePage>
  );
}
