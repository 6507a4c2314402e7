import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { noticeQuery } from '#web/back-office/payments/api/payment-queries.ts';
import { MissingMoney } from '#web/back-office/missing-money.tsx';
import { NoticeActs } from '#web/back-office/payments/components/notice-acts.tsx';
import { NoticeStateBadge } from '#web/back-office/payments/components/notice-marks.tsx';
import { NoticePage } from '#web/back-office/payments/components/notice-page.tsx';
import { SendBackButton } from '#web/back-office/refunds/components/send-back-button.tsx';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { found } from '#web/platform/errors/found.ts';
import { useFormat } from '#web/platform/format/use-format.ts';

export const Route = createFileRoute('/_staff/admin/payments/inbox/$id')({
  ...staffPage('money-inbox'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await found(queryClient, noticeQuery(id), 'NOTICE_NOT_FOUND');
  },
  notFoundComponent: Missing,
  component: NoticeRoute,
});

function Missing() {
  return (
    <BackOfficePage>
      <MissingMoney of="notice" />
    </BackOfficePage>
  );
}

function NoticeRoute() {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { id } = Route.useParams();
  const { data: notice } = useSuspenseQuery(noticeQuery(id));
  return (
    <BackOfficePage
      title={t('inbox.money', { amount: vnd(notice.amount) })}
      lead={
        <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <NoticeStateBadge state={notice.state} />
          {t(`teller.${notice.provider}`)}
        </span>
      }
      action={
        <NoticeActs key={notice.version} notice={notice}>
          <SendBackButton notice={notice} />
        </NoticeActs>
      }
    >
      <NoticePage notice={notice} />
    </BackOfficePage>
  );
}
