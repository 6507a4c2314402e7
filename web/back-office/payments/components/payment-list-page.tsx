import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { listSaleChannels } from '#shared/orders/order-lists.contract.ts';
import { byNobody, paymentProviders, paymentStatuses } from '#shared/payments/payment-choices.ts';
import { paymentMethods } from '#shared/payments/payment-ways.ts';
import { searchPayments } from '#shared/payments/staff-payments.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { paymentSearch, type PaymentSearch } from '../rules/payment-search.ts';
import { usePaymentColumns } from './payment-columns.tsx';

type Props = { search: PaymentSearch; onSearch: OnSearch<PaymentSearch> };

const tenMinutes = 10 * 60_000;

function useChoices() {
  const { t } = useTranslation(['money', 'orders']);
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const { data: channels = [] } = useQuery({ ...apiQuery(listSaleChannels), staleTime: tenMinutes });
  return [
    {
      name: 'status' as const,
      many: true,
      label: t('payments.status'),
      all: t('payments.allStatuses'),
      options: paymentStatuses.map((value) => ({ value, label: t(`orders:payments.status.${value}`) })),
    },
    {
      name: 'method' as const,
      many: true,
      label: t('payments.method'),
      all: t('payments.allMethods'),
      options: paymentMethods.map((value) => ({ value, label: t(`method.${value}`) })),
    },
    {
      name: 'provider' as const,
      many: true,
      label: t('payments.provider'),
      all: t('payments.allProviders'),
      options: [...paymentProviders, byNobody].map((value) => ({ value, label: t(`provider.${value}`) })),
    },
    {
      name: 'warehouseId' as const,
      label: t('payments.warehouse'),
      all: t('payments.allWarehouses'),
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'saleChannelId' as const,
      label: t('payments.channel'),
      all: t('payments.allChannels'),
      options: channels.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}

/** List of all payment attempts. */
export function PaymentListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('money');
  const asked = useListQuery('payments', paymentSearch, search);
  const query = useQuery({
    ...apiQuery(searchPayments, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="payments"
      label={t('payments.title')}
      query={query}
      of={paymentSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('payments.searchLabel'), placeholder: t('payments.search') }}
      choices={useChoices()}
      days={t('payments.createdAt')}
      columns={usePaymentColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('payments.failed'), empty: t('payments.empty'), emptyHint: t('payments.emptyHint') }}
      icon={<Wallet />}
      exportAs="thanh-toan"
      findPage={(query) => call(searchPayments, { query })}
    />
  );
}
