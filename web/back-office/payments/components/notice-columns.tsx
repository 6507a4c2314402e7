import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListedNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { MismatchBadge, NoticeStateBadge } from './notice-marks.tsx';

export function useNoticeColumns(): Column<ListedNotice>[] {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'words',
      label: t('inbox.words'),
      main: true,
      text: ({ words }) => words,
      cell: ({ id, words, reference }) => (
        <>
          <Link
            to="/admin/payments/inbox/$id"
            params={{ id }}
            className="line-clamp-2 rounded-xs font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand"
          >
            {words || t('inbox.noWords')}
          </Link>
          {reference && <span className="block text-xs text-ink-2 tabular-nums">{reference}</span>}
        </>
      ),
    },
    {
      name: 'mismatch',
      label: t('inbox.mismatch'),
      tight: true,
      card: 'aside',
      text: ({ mismatch }) => (mismatch ? t(`mismatch.${mismatch}`) : ''),
      cell: ({ mismatch, outcome }) => <MismatchBadge mismatch={mismatch} outcome={outcome} />,
    },
    {
      name: 'amount',
      label: t('inbox.amount'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ amount }) => amount,
      cell: ({ amount, surplus, missing }) => (
        <>
          <span className="font-semibold">{vnd(amount)}</span>
          {surplus > 0 && (
            <span className="block text-xs text-ink-2">{t('inbox.surplus', { amount: vnd(surplus) })}</span>
          )}
          {missing > 0 && (
            <span className="block text-xs text-ink-2">{t('inbox.missing', { amount: vnd(missing) })}</span>
          )}
        </>
      ),
    },
    {
      name: 'order',
      label: t('inbox.order'),
      card: 'line',
      text: ({ order }) => order?.code,
      cell: ({ order }) =>
        order ? (
          <>
            <span className="tabular-nums">{order.code}</span>
            <span className="block text-xs text-ink-2">{order.customer}</span>
          </>
        ) : (
          <span className="text-ink-3">–</span>
        ),
    },
    {
      name: 'provider',
      label: t('inbox.provider'),
      tight: true,
      seldom: true,
      text: ({ provider }) => t(`teller.${provider}`),
      cell: ({ provider }) => t(`teller.${provider}`),
    },
    {
      name: 'state',
      label: t('inbox.state'),
      tight: true,
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state, decision }) => (
        <>
          <NoticeStateBadge state={state} />
          {decision && (
            <span className="mt-0.5 block text-xs text-ink-2">
              {t(decision.failedAt ? 'decision.failed' : `decision.${decision.kind}`)}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'receivedAt',
      label: t('inbox.receivedAt'),
      tight: true,
      sorts: true,
      text: ({ receivedAt }) => moment(receivedAt),
      cell: ({ receivedAt }) => <span className="tabular-nums">{moment(receivedAt)}</span>,
    },
  ];
}
