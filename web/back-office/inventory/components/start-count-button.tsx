import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountDraft, startCount } from '#shared/inventory/counts.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

export function StartCountButton() {
  const { t } = useTranslation('counts');
  return (
    <DialogButton variant="primary" icon={<Plus />} dialog={(onClose) => <StartForm onClose={onClose} />}>
      {t('add')}
    </DialogButton>
  );
}

function StartForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('counts');
  const navigate = useNavigate();
  const starting = useAct(startCount);
  const form = useContractForm(CountDraft, {
    values: { warehouseId: '', note: '' },
    send: (draft, clientRequestId) => starting.send({ body: { ...draft, clientRequestId } }),
    onDone: ({ id }) => void navigate({ to: '/admin/e-commerce/inventory/counts/$id', params: { id } }),
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
      <SelectField name="warehouseId" required options={useWarehouseChoices()} />
      <TextField name="note" />
    </FormDialog>
  );
}
