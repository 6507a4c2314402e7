import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPackingOrders } from '#shared/shipping/packing.contract.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { fresh } from '../api/packing-queries.ts';
import { nextStepOf } from '../rules/next-step.ts';
import { packingColumns } from './packing-columns.tsx';

/** Parcels that need attention: late, not delivered, returning, heavier than declared, or without news. */
export const TroubleList = staffList(listPackingOrders, {
  name: 'parcel-troubles',
  texts: { ns: 'packing', at: 'list' },
  icon: <ShieldCheck />,
  file: 'van-don-can-xu-ly',
  asks: (query) => ({ ...query, troubled: 'true' }),
  fresh,
  choices: { trouble: 'trouble' },
  useOwn() {
    const { t } = useTranslation('packing');
    const texts = { failed: t('list.failed'), empty: t('noTroubles'), emptyHint: t('noTroublesHint') };
    return { screen: { label: t('troubles'), texts } };
  },
  columns(col, tools) {
    const [code, ...others] = packingColumns(col, tools)
      .filter(({ name }) => name !== 'pieces' && name !== 'claim')
      // The parcel's stage is more useful here than the order's status.
      .map((column) => (column.name === 'status' ? { ...column, seldom: true } : column));
    const next = col.text('next', {
      card: 'line',
      className: 'block min-w-56 text-pretty',
      of: (order) => order.troubles.map((trouble) => tools.t(`next.${nextStepOf(order, trouble)}`)).join(' '),
    });
    return [...(code ? [code] : []), next, ...others];
  },
});
