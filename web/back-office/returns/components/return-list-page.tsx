import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  qaResults,
  returnMethods,
  returnQueueNames,
  returnReasons,
  returnStatuses,
} from '#shared/returns/return-choices.ts';
import { searchReturns } from '#shared/returns/staff-returns.contract.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { returnCountsQuery } from '../api/return-queries.ts';
import {
  isQueueOpen,
  queueSearch,
  staffReturnSearch,
  type StaffReturnSearch,
} from '../rules/return-search.ts';
import { useReturnColumns } from './return-columns.tsx';

type Props = {
  search: StaffReturnSearch;
  onSearch: OnSearch<StaffReturnSearch>;
  /**
   * True if the list belongs to a report with a period. The tabs with waiting counts are hidden then, because
   * those ignore the period.
   */
  isReport?: boolean;
};

function useChoices() {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const { user } = useSession();
  const yesOrNo = (name: 'hasTrackingNumber') => [
    { value: 'true', label: t(`list.${name}.true`) },
    { value: 'false', label: t(`list.${name}.false`) },
  ];
  return [
    {
      name: 'status' as const,
      many: true,
      label: t('list.status'),
      all: t('list.allStatuses'),
      options: returnStatuses.map((value) => ({ value, label: t(`returns:status.${value}`) })),
    },
    {
      name: 'reason' as const,
      many: true,
      label: t('list.reason'),
      all: t('list.allReasons'),
      options: returnReasons.map((value) => ({ value, label: t(`returns:reason.${value}`) })),
    },
    {
      name: 'qaResult' as const,
      many: true,
      label: t('list.qaResult'),
      all: t('list.allResults'),
      options: qaResults.map((value) => ({ value, label: t(`returns:qa.${value}`) })),
    },
    {
      name: 'requestExchange' as const,
      label: t('list.resolution'),
      all: t('list.allResolutions'),
      options: [
        { value: 'false', label: t('returns:resolution.refund') },
        { value: 'true', label: t('returns:resolution.exchange') },
      ],
    },
    {
      name: 'method' as const,
      seldom: true,
      many: true,
      label: t('list.method'),
      all: t('list.allMethods'),
      options: returnMethods.map((value) => ({ value, label: t(`returns:method.${value}`) })),
    },
    {
      name: 'hasTrackingNumber' as const,
      seldom: true,
      label: t('list.tracking'),
      all: t('list.allTracking'),
      options: yesOrNo('hasTrackingNumber'),
    },
    {
      name: 'toSendBack' as const,
      seldom: true,
      label: t('list.refused'),
      all: t('list.allRefused'),
      options: [{ value: 'true', label: t('queue.toSendBack') }],
    },
    {
      name: 'createdById' as const,
      seldom: true,
      label: t('list.openedBy'),
      all: t('list.openedByAll'),
      options: user ? [{ value: user.id, label: t('list.openedByMe') }] : [],
    },
  ];
}

/** Staff's list of all returns. */
export function ReturnListPage({ search, onSearch, isReport = false }: Props) {
  const { t } = useTranslation('staffReturns');
  const query = useQuery({
    ...apiQuery(searchReturns, { query: useListQuery('returns', staffReturnSearch, search) }),
    placeholderData: keepPreviousData,
  });
  const [first] = query.data?.data ?? [];
  const { data: counts } = useQuery({ ...returnCountsQuery, enabled: !isReport });
  return (
    <ListScreen
      name="returns"
      label={t('list.title')}
      query={query}
      of={staffReturnSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('list.searchLabel'), placeholder: t('list.search') }}
      standing={returnQueueNames.map((name) => ({
        name,
        label: t(`queue.${name}`),
        count: counts?.[name],
        isOpen: isQueueOpen(name, search),
        onOpen: () => onSearch(staffReturnSearch.read(queueSearch(name))),
      }))}
      choices={useChoices()}
      otherWords={[
        { name: 'orderCode', label: t('list.orderCode'), placeholder: t('list.orderCode') },
        { name: 'customerPhone', label: t('list.customerPhone'), placeholder: t('list.customerPhone') },
        { name: 'courierName', label: t('tracking.courierName'), placeholder: t('tracking.courierName') },
      ]}
      chosen={[
        { name: 'orderId', label: t('list.order'), value: first?.orderCode },
        { name: 'userId', label: t('page.customer'), value: first?.customerName },
      ]}
      days={[t('list.createdAt'), t('list.approvedAt'), t('list.qcAt'), t('list.updatedOn')]}
      columns={useReturnColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
      icon={<PackageX />}
      exportAs="doi-tra"
      findPage={(query) => call(searchReturns, { query })}
    />
  );
}
