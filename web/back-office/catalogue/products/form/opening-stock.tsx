import { useQuery } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { RowsField } from '#web/ui/form/rows-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { warehousesQuery } from '../api/form-choices.ts';
import { pair } from './basics-tab.tsx';

/** Opening stock of a new product by warehouse. With variants, each variant has its own count. */
export function OpeningStock() {
  const { t } = useTranslation('staffProducts');
  const { data = [] } = useQuery(warehousesQuery);
  const { form } = useFormAround();
  const [rows, variants] = useWatch({ control: form.control, name: ['stock', 'variants'] }) as [
    unknown[],
    unknown[],
  ];
  const hasVariants = variants.length > 0;
  const seesCosts = useCan('costs.read');
  return (
    <Card>
      <RowsField
        name="stock"
        empty={{ warehouseId: '', onHand: 0, cost: null }}
        most={hasVariants ? 1 : data.length}
        add={t('form.addWarehouse')}
        {...(hasVariants && { help: t('form.variantsLieHere') })}
      >
        {() => (
          <div className={pair}>
            <SelectField
              name="warehouseId"
              required
              options={data.map(({ id, name }) => ({ value: id, label: name }))}
            />
            {!hasVariants && <NumberField name="onHand" zero />}
            {!hasVariants && seesCosts && <MoneyField name="cost" />}
          </div>
        )}
      </RowsField>
      {rows.length === 0 && (
        <EmptyState
          size="sm"
          icon={<Warehouse />}
          title={t('form.noWarehouses')}
          hint={t('form.noWarehousesHint')}
        />
      )}
    </Card>
  );
}
