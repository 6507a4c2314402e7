import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Count, CountDraft, startCount } from '#shared/inventory/counts.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useStockChanged } from '../api/inventory-queries.ts';
import { warehousesQuery } from '../api/transfer-queries.ts';

type Props = { onStarted: (count: Count) => void };

/** Button that starts a count sheet for one warehouse. */
export function StartCountButton({ onStarted }: Props) {
  const { t } = useTranslation('counts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {open && <StartForm onStarted={onStarted} onClose={() => setOpen(false)} />}
    </>
  );
}

function StartForm({ onStarted, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('counts');
  const changed = useStockChanged();
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const form = useContractForm(CountDraft, {
    values: { warehouseId: '', note: '' },
    send: async (draft, clientRequestId) => {
      const started = await call(startCount, { body: { ...draft, clientRequestId } });
      await changed();
      return started;
    },
    onDone: onStarted,
    madeAt: (id) => `/admin/e-commerce/inventory/counts/${id}`,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'counts', at: 'form' }}
      title={t('add')}
      description={t('form.hint')}
      submit={t('form.start')}
      sending={t('form.starting')}
      onClose={onClose}
    >
      <SelectField
        name="warehouseId"
        required
        options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField name="note" />
    </FormDialog>
  );
}
