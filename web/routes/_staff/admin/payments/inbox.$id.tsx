import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { noticeQuery } from '#web/back-office/payments/api/payment-queries.ts';
import { NoticeActions } from '#web/back-office/payments/components/notice-actions.tsx';
import { NoticeStateBadge } from '#web/back-office/payments/components/notice-marks.tsx';
import { NoticePage } from '#web/back-office/payments/components/notice-page.tsx';
import { SendBackButton } from '#web/back-office/refunds/components/send-back-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';

const detail = staffDetail({
  query: noticeQuery,
  missing: ['NOTICE_NOT_FOUND'],
  texts: { ns: 'money', at: 'missing.notice' },
  back: '/admin/payments/inbox',
});

export const Route = createFileRoute('/_staff/admin/payments/inbox/$id')({
  ...staffPage('money-inbox'),
  loader: detail.load,
  notFoundComponent: detail.Missing,
  component: NoticeRoute,
});

function NoticeRoute() {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const notice = detail.useRecord();
  return (
    <BackOfficePage
      title={t('inbox.money', { amount: vnd(notice.amount) })}
      lead={
        <>
          <NoticeStateBadge state={notice.state} />
          {t(`teller.${notice.provider}`)}
        </>
      }
      action={
        <NoticeActions key={notice.version} notice={notice}>
          <SendBackButton notice={notice} />
        </NoticeActions>
      }
    >
      <NoticePage notice={notice} />
    </BackOfficePage>
  );
}
