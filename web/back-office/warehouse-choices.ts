import { useQuery } from '@tanstack/react-query';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const tenMinutes = 10 * 60_000;

/** All warehouses, for selects; a single one is found in this list too. */
export const warehousesQuery = { ...apiQuery(listWarehouses), staleTime: tenMinutes };

export function useWarehouseChoices() {
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  return warehouses.map(({ id, name }) => ({ value: id, label: name }));
}
