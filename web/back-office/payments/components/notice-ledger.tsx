import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '#shared/payments/staff-payments.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MismatchBadge } from './notice-marks.tsx';
import { RawNotice } from './raw-notice.tsx';

/** Notices of banks and providers about an order as they arrived, each with its outcome. */
export function NoticeLedger({ notices }: Pick<StaffPayment, 'notices'>) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  if (notices.length === 0)
    return <EmptyState size="sm" icon={<Inbox />} title={t('ledger.empty')} hint={t('ledger.emptyHint')} />;
  return (
    <ol className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id} className="py-3 text-sm first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link
              to="/admin/payments/inbox/$id"
              params={{ id: notice.id }}
              className="font-semibold wrap-anywhere hover:text-brand hover:underline"
            >
              {notice.words || notice.reference || t('inbox.noWords')}
            </Link>
            <span className="font-semibold tabular-nums">{vnd(notice.amount)}</span>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2 tabular-nums">
            <MismatchBadge mismatch={notice.mismatch} outcome={notice.outcome} />
            {[t(`teller.${notice.provider}`), notice.reference, moment(notice.receivedAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <RawNotice raw={notice.raw} />
        </li>
      ))}
    </ol>
  );
}
