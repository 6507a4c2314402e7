import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mismatches, noticeProviders, noticeStates } from '#shared/payments/notice-choices.ts';
import { searchNotices } from '#shared/payments/notices.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { inboxOf, noticeSearch, type NoticeSearch } from '../rules/notice-search.ts';
import { useNoticeColumns } from './notice-columns.tsx';

/** Tabs of the inbox: open notices by problem, and recently handled ones. */
const queues = [
  ['short', 'open', 'short'],
  ['over', 'open', 'over,double'],
  ['late', 'open', 'late'],
  ['unknown', 'open', 'unknown,ambiguous,differs,held'],
  ['decided', 'decided', ''],
] as const;

type Props = { search: NoticeSearch; onSearch: OnSearch<NoticeSearch> };

function useChoices() {
  const { t } = useTranslation('money');
  return [
    {
      name: 'state' as const,
      many: true,
      label: t('inbox.state'),
      all: t('inbox.onlyOpen'),
      options: noticeStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'mismatch' as const,
      many: true,
      label: t('inbox.mismatch'),
      all: t('inbox.allMismatches'),
      options: mismatches.map((value) => ({ value, label: t(`mismatch.${value}`) })),
    },
    {
      name: 'provider' as const,
      many: true,
      label: t('inbox.provider'),
      all: t('inbox.allProviders'),
      options: noticeProviders.map((value) => ({ value, label: t(`teller.${value}`) })),
    },
  ];
}

/** Inbox of amounts that matched no order, and the list of all notices from providers. */
export function NoticeListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('money');
  const asked = useListQuery('notices', noticeSearch, inboxOf(search));
  const query = useQuery({ ...apiQuery(searchNotices, { query: asked }), placeholderData: keepPreviousData });
  return (
    <ListScreen
      name="notices"
      label={t('inbox.title')}
      query={query}
      of={noticeSearch}
      search={search}
      onSearch={onSearch}
      standing={queues.map(([name, state, wanted]) => ({
        name,
        label: t(`inboxQueue.${name}`),
        count: undefined,
        isOpen:
          search.view === undefined &&
          (search.state ?? []).toString() === state &&
          (search.mismatch ?? []).toString() === wanted,
        onOpen: () => onSearch(noticeSearch.read({ state, mismatch: wanted })),
      }))}
      words={{ name: 'search', label: t('inbox.searchLabel'), placeholder: t('inbox.search') }}
      choices={useChoices()}
      days={t('inbox.receivedAt')}
      columns={useNoticeColumns()}
      idOf={({ id }) => id}
      nameOf={({ words, reference }) => words || reference}
      texts={{ failed: t('inbox.failed'), empty: t('inbox.empty'), emptyHint: t('inbox.emptyHint') }}
      icon={<Inbox />}
      exportAs="tien-chua-khop"
      findPage={({ page }) => call(searchNotices, { query: { ...asked, page } })}
    />
  );
}
