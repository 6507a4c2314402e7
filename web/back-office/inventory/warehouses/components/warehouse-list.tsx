import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchWarehouses, type StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { useWarehouses } from '#web/back-office/warehouse-choices.ts';
import { divisionLine } from './division-codes.tsx';

export const WarehouseList = staffList(searchWarehouses, {
  name: 'warehouses',
  texts: { ns: 'backOffice', at: 'warehouses' },
  icon: <Warehouse />,
  file: 'kho-hang',
  choices: { province: { single: true, options: useProvinceChoices }, isActive: 'warehouses.activeAs' },
  nameOf: ({ name }) => name,
  columns: (col) => [
    col.link('name', '/admin/e-commerce/warehouses/$id', { sorts: true }),
    col.text('code', { tight: true, sorts: true, card: 'line', className: 'tabular-nums' }),
    col.text('province', { sorts: true }),
    col.text('address', { card: 'line' }),
    col.text('phone', { tight: true, className: 'tabular-nums' }),
    col.status('isActive', 'warehouses.activeAs', ({ isActive }) => <OpenState isActive={isActive} />),
  ],
});

function useProvinceChoices() {
  const provinces = new Set(useWarehouses().map(({ province }) => province));
  return [...provinces].map((value) => ({ value, label: value }));
}

function OpenState({ isActive }: Pick<StaffWarehouse, 'isActive'>) {
  const { t } = useTranslation('backOffice');
  return <Badge tone={isActive ? 'jade' : 'neutral'}>{t(`warehouses.activeAs.${isActive}`)}</Badge>;
}

export function WarehouseFacts({ warehouse }: { warehouse: StaffWarehouse }) {
  const { t } = useTranslation('backOffice');
  return (
    <Card className="max-w-160">
      <Facts>
        <Fact label={t('warehouses.code')}>{warehouse.code}</Fact>
        <Fact label={t('warehouses.isActive')}>
          <OpenState isActive={warehouse.isActive} />
        </Fact>
        {warehouse.pausedReason && <Fact label={t('warehouses.pausedReason')}>{warehouse.pausedReason}</Fact>}
        <Fact label={t('warehouses.province')}>{warehouse.province}</Fact>
        <Fact label={t('warehouses.address')}>{warehouse.address}</Fact>
        {[warehouse.currentDivision, warehouse.formerDivision].map(
          (division, place) =>
            division && (
              <Fact
                key={place}
                label={t(place === 0 ? 'warehouses.currentDivision' : 'warehouses.formerDivision')}
              >
                {divisionLine(division)}
              </Fact>
            ),
        )}
        <Fact label={t('warehouses.phone')}>
          <a href={`tel:${warehouse.phone}`} className="tabular-nums hover:text-brand hover:underline">
            {warehouse.phone}
          </a>
        </Fact>
        <Fact label={t('warehouses.hours')}>{warehouse.hours}</Fact>
      </Facts>
    </Card>
  );
}
