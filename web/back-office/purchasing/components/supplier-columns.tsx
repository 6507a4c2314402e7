import { useTranslation } from 'react-i18next';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/list/column.ts';

export function useSupplierColumns(onEdit: (supplier: Supplier) => void): Column<Supplier>[] {
  const { t } = useTranslation('purchasing');
  const { number } = useFormat();
  const none = <span className="text-ink-3">–</span>;
  return [
    {
      name: 'name',
      label: t('suppliers.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: (supplier) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onEdit(supplier)}
          className="rounded-xs text-left font-medium after:absolute after:inset-0 hover:text-brand"
        >
          {supplier.name}
        </button>
      ),
    },
    {
      name: 'code',
      label: t('suppliers.code'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ code }) => code,
      cell: ({ code }) => <span className="tabular-nums">{code}</span>,
    },
    {
      name: 'phone',
      label: t('suppliers.phone'),
      tight: true,
      card: 'line',
      text: ({ phone }) => phone,
      cell: ({ phone }) =>
        phone === '' ? (
          none
        ) : (
          <a href={`tel:${phone}`} className="relative tabular-nums hover:text-brand hover:underline">
            {phone}
          </a>
        ),
    },
    {
      name: 'taxCode',
      label: t('suppliers.taxCode'),
      tight: true,
      text: ({ taxCode }) => taxCode,
      cell: ({ taxCode }) => (taxCode ? <span className="tabular-nums">{taxCode}</span> : none),
    },
    {
      name: 'address',
      label: t('suppliers.address'),
      text: ({ address }) => address,
      cell: ({ address }) => address || none,
    },
    {
      name: 'leadDays',
      label: t('suppliers.leadDays'),
      tight: true,
      numeric: true,
      sorts: true,
      text: ({ leadDays }) => leadDays,
      cell: ({ leadDays }) => t('suppliers.dayCount', { count: leadDays }),
    },
    {
      name: 'purchases',
      label: t('suppliers.purchases'),
      tight: true,
      numeric: true,
      text: ({ purchases }) => purchases,
      cell: ({ purchases }) => (purchases === 0 ? <span className="text-ink-3">0</span> : number(purchases)),
    },
    {
      name: 'isActive',
      label: t('suppliers.state'),
      tight: true,
      card: 'aside',
      text: ({ isActive }) => t(isActive ? 'suppliers.active' : 'suppliers.stopped'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'jade' : 'neutral'}>
          {t(isActive ? 'suppliers.active' : 'suppliers.stopped')}
        </Badge>
      ),
    },
  ];
}
