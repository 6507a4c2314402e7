import { useQuery } from '@tanstack/react-query';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const tenMinutes = 10 * 60_000;

/** All warehouses; a single one is found in this list too. */
export const warehousesQuery = { ...apiQuery(listWarehouses), staleTime: tenMinutes };

export function useWarehouses() {
  const { data = [] } = useQuery(warehousesQuery);
  return data;
}

export const useWarehouseChoices = () => useWarehouses().map(({ id, name }) => ({ value: id, label: name }));
