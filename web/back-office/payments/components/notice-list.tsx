import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchNotices } from '#shared/payments/notices.contract.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { MismatchBadge, NoticeStateBadge } from './notice-marks.tsx';

/** Tabs of the inbox: open notices by problem, and recently handled ones. */
const queues = [
  ['short', 'open', 'short'],
  ['over', 'open', 'over,double'],
  ['late', 'open', 'late'],
  ['unknown', 'open', 'unknown,ambiguous,differs,held'],
  ['decided', 'decided', ''],
] as const;

/** Inbox of amounts that matched no order, and the list of all notices from providers. */
export const NoticeList = staffList(searchNotices, {
  name: 'notices',
  texts: { ns: 'money', at: 'inbox' },
  icon: <Inbox />,
  file: 'tien-chua-khop',
  period: ['start', 'end'],
  days: 'receivedAt',
  choices: { state: 'state', mismatch: 'mismatch', provider: 'teller' },
  // Without filters, the inbox shows open notices.
  asks: (query) => (query.state || query.search ? query : { ...query, state: 'open' }),
  nameOf: ({ words, reference }) => words || reference,
  useOwn({ search, onSearch }) {
    const { t } = useTranslation('money');
    const standing = queues.map(([name, state, mismatch]) => ({
      name,
      label: t(`inboxQueue.${name}`),
      count: undefined,
      isOpen:
        search.view === undefined && (search.state ?? '') === state && (search.mismatch ?? '') === mismatch,
      onOpen: () => onSearch({ state, ...(mismatch && { mismatch }) }),
    }));
    return { screen: { standing } };
  },
  columns: (col, { t, vnd }) => [
    col.link('words', '/admin/payments/inbox/$id', {
      of: ({ words }) => words || t('inbox.noWords'),
      text: ({ words }) => words,
      className: 'line-clamp-2 wrap-anywhere',
      below: ({ reference }) => reference,
    }),
    col.status('mismatch', 'mismatch', ({ mismatch, outcome }) => (
      <MismatchBadge mismatch={mismatch} outcome={outcome} />
    )),
    col.money('amount', {
      sorts: true,
      card: 'line',
      className: 'font-semibold',
      below: ({ surplus, missing }) => (
        <>
          {surplus > 0 && <span className="block">{t('inbox.surplus', { amount: vnd(surplus) })}</span>}
          {missing > 0 && t('inbox.missing', { amount: vnd(missing) })}
        </>
      ),
    }),
    col.text('order', {
      of: ({ order }) => order?.code,
      card: 'line',
      below: ({ order }) => order?.customer,
    }),
    col.choice('provider', 'teller', { seldom: true }),
    col.choice('state', 'state', {
      cell: ({ state }) => <NoticeStateBadge state={state} />,
      below: ({ decision }) =>
        decision && t(decision.failedAt ? 'decision.failed' : `decision.${decision.kind}`),
    }),
    col.moment('receivedAt', { sorts: true }),
  ],
});
