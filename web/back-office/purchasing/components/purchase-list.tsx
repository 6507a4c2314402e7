import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PackageOpen, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnItsWay } from '#shared/purchasing/purchase-choices.ts';
import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { searchPurchases } from '#shared/purchasing/purchases.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PurchaseStatusBadge } from '#web/ui/status/purchase-status-badge.tsx';
import { supplierQuery, suppliersToChoose } from '../api/purchasing-queries.ts';

const isLate = ({ status, expectedOn }: PurchaseRow) =>
  isOnItsWay(status) && expectedOn !== '' && expectedOn < todayInVietnam();

/** Purchases, and what is still to arrive. */
export const PurchaseList = staffList(searchPurchases, {
  name: 'purchases',
  texts: { ns: 'purchasing', at: 'list' },
  icon: <PackageOpen />,
  period: ['from', 'to'],
  days: 'createdAt',
  choices: {
    status: 'status',
    late: { values: ['true'], options: 'list.lateAs' },
    warehouseId: { label: 'warehouse', single: true, options: useWarehouseChoices },
    supplier: useSupplierChoices,
  },
  useOwn: () => ({ seesCosts: useCan('costs.read') }),
  columns: (col, { own, t, day, number }) => [
    col.link('code', '/admin/e-commerce/purchases/$id', { sorts: true }),
    col.status('status', 'status', ({ status }) => <PurchaseStatusBadge status={status} />),
    col.text('supplierName', { sorts: true, card: 'line' }),
    col.text('warehouse', { of: ({ warehouseName }) => warehouseName }),
    col.number('received', {
      card: 'line',
      text: ({ received, quantity }) => `${received}/${quantity}`,
      cell: ({ received, quantity }) => `${number(received)} / ${number(quantity)}`,
    }),
    ...(own.seesCosts ? [col.money('total', { card: 'line', of: ({ total = 0 }) => total })] : []),
    col.day('expectedOn', {
      sorts: true,
      text: ({ expectedOn }) => expectedOn,
      cell: (row) =>
        row.expectedOn === '' ? (
          '–'
        ) : (
          <span className={isLate(row) ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}>
            {day(row.expectedOn)}
            {isLate(row) && <span className="block text-xs">{t('list.lateAs.true')}</span>}
          </span>
        ),
    }),
    col.day('createdAt', { sorts: true, className: 'tabular-nums' }),
  ],
});

/** Suppliers that match the typed text, plus the one selected in the filter, for staff who may see them. */
function useSupplierChoices() {
  const enabled = useCan('purchases.manage');
  const chosen = useSearch({ strict: false }).supplier?.toString() ?? '';
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery({ ...suppliersToChoose(useDeferredValue(typed), true), enabled });
  const found = data?.data ?? [];
  const isFound = found.some(({ id }) => id === chosen);
  const isMissing = enabled && data !== undefined && chosen !== '' && !isFound;
  const { data: other } = useQuery({ ...supplierQuery(chosen), enabled: isMissing });
  const shown = isMissing && other ? [other, ...found] : found;
  if (!enabled) return undefined;
  return {
    options: shown.map(({ id, name }) => ({ value: id, label: name })),
    find: { onQuery: setTyped, loading: isFetching },
  };
}

/** Link to the form for a new purchase, for staff who may make one. */
export function AddPurchaseLink() {
  const { t } = useTranslation('purchasing');
  return useCan('purchases.manage') ? (
    <ButtonLink to="/admin/e-commerce/purchases/new" variant="primary" icon={<Plus />}>
      {t('add')}
    </ButtonLink>
  ) : null;
}
