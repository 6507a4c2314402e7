import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExchangeForm } from '#web/back-office/orders/components/exchange-form.tsx';
import { staffReturnQuery } from '#web/back-office/returns/api/return-queries.ts';
import { ReturnActions } from '#web/back-office/returns/components/return-actions.tsx';
import { ReturnPage } from '#web/back-office/returns/components/return-page.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { ReturnStatusBadge } from '#web/ui/status/return-status-badge.tsx';

const detail = staffDetail({
  query: staffReturnQuery,
  missing: ['RETURN_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffReturns', at: 'missing' },
  back: '/admin/e-commerce/returns/requests',
});

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/requests/$id')({
  ...staffPage('returns'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: ReturnRoute,
});

function ReturnRoute() {
  const { t } = useTranslation('staffReturns');
  const { moment } = useFormat();
  const entry = detail.useRecord();
  const { id, code, status, createdAt } = entry;
  return (
    <BackOfficePage
      title={code}
      lead={
        <>
          <ReturnStatusBadge status={status} />
          {t('page.askedAt', { at: moment(createdAt) })}
          <CopyButton value={code} label={t('page.copy')} className="-my-1.5" />
        </>
      }
      action={<ReturnActions key={id} entry={entry} exchange={ExchangeForm} />}
    >
      <ReturnPage key={id} entry={entry} />
    </BackOfficePage>
  );
}
