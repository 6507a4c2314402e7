import { useQuery } from '@tanstack/react-query';
import { listSaleChannels } from '#shared/orders/order-lists.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const tenMinutes = 10 * 60_000;

export function useChannelChoices() {
  const { data = [] } = useQuery({ ...apiQuery(listSaleChannels), staleTime: tenMinutes });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}
