import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { stockImportModes } from '#shared/catalogue/product-import.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { ImportDialog } from './import-dialog.tsx';

type StockWay = (typeof stockImportModes)[number] | 'ignored';

/** Imports products; before the check the user states if it may create some and what its stock means. */
export function ProductImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const [makesNew, setMakesNew] = useState(false);
  const [way, setWay] = useState<StockWay>('ignored');
  const [warehouseId, setWarehouseId] = useState<string>();
  const [reason, setReason] = useState('');
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), enabled: way !== 'ignored' });
  const said = reason.trim();
  const stock = way === 'ignored' || !warehouseId || said === '' ? null : { way, warehouseId, reason: said };
  const isMissing = way !== 'ignored' && stock === null;

  const options = (busy: boolean) => (
    <fieldset disabled={busy} className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <RadioGroup
        showLabel
        label={t('import.unknownCodes')}
        value={makesNew ? 'make' : 'update'}
        onChange={(value) => setMakesNew(value === 'make')}
        options={[
          { value: 'update', label: t('import.onlyUpdate'), help: t('import.onlyUpdateHelp') },
          { value: 'make', label: t('import.makeNew'), help: t('import.makeNewHelp') },
        ]}
      />
      <RadioGroup
        showLabel
        label={t('import.stock')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'ignored', label: t('import.stockIgnored') },
          { value: 'sets', label: t('import.stockSets'), help: t('import.stockSetsHelp') },
          { value: 'adds', label: t('import.stockAdds'), help: t('import.stockAddsHelp') },
        ]}
      />
      {way !== 'ignored' && (
        <>
          <Field label={t('import.warehouse')} required>
            <Select
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              value={warehouseId}
              placeholder={t('import.chooseWarehouse')}
              onChange={setWarehouseId}
            />
          </Field>
          <Field label={t('import.stockReason')} required>
            <Input
              value={reason}
              maxLength={200}
              placeholder={t('import.stockReasonExample')}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </>
      )}
    </fieldset>
  );
  return (
    <ImportDialog
      kind="import-products"
      into={{ makesNew, stock }}
      saidKey={JSON.stringify([makesNew, way, stock])}
      options={options}
      missing={isMissing ? t('import.stockMissing') : undefined}
      onClose={onClose}
    />
  );
}
