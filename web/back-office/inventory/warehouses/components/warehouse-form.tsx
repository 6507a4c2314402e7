import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  createWarehouse,
  type StaffWarehouse,
  updateWarehouse,
  WarehouseDraft,
} from '#shared/catalogue/warehouse.contract.ts';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { currentCodes, DivisionCodes, formerCodes } from './division-codes.tsx';

const blank = {
  name: '',
  code: '',
  province: '',
  address: '',
  phone: '',
  hours: '',
  isActive: true,
  pausedReason: '',
  currentDivision: null,
  formerDivision: null,
};
const draftOf = ({ id: _id, version: _version, ...draft }: StaffWarehouse) => ({
  ...draft,
  currentDivision: currentCodes(draft),
  formerDivision: formerCodes(draft),
});

/** Short province name for lists and filters: 'Thành phố Hà Nội' becomes Hà Nội. */
const plainProvince = (name: string): string => name.replace(/^(Thành phố|Tỉnh) /, '');

function WarehouseForm({ warehouse, onClose }: { warehouse?: StaffWarehouse; onClose: () => void }) {
  const { t } = useTranslation('backOffice');
  const creating = useAct(createWarehouse);
  const updating = useAct(updateWarehouse);
  const form = useContractForm(WarehouseDraft, {
    values: warehouse ? draftOf(warehouse) : blank,
    send: ({ code, ...draft }, clientRequestId) =>
      warehouse
        ? updating.send({ params: { id: warehouse.id }, body: { ...draft, version: warehouse.version } })
        : creating.send({ body: { ...draft, code, clientRequestId } }),
    onDone: ({ name }) => {
      toast.success(t('warehouses.saved', { name }));
      onClose();
    },
    madeAt: (id) => `/admin/e-commerce/warehouses/${id}`,
    onRefused: (error, { say }) => error.code === 'CODE_EXISTS' && say('code', error.message),
  });
  const isActive = useWatch({ control: form.control, name: 'isActive' });
  const division = useWatch({ control: form.control, name: 'currentDivision' });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'backOffice', at: 'warehouses.form' }}
      title={t(warehouse ? 'warehouses.form.edit' : 'warehouses.form.add')}
      submit={t('warehouses.form.save')}
      sending={t('warehouses.form.saving')}
      onClose={onClose}
    >
      <TextField name="name" required />
      <TextField name="code" required disabled={warehouse !== undefined} />
      <TextField name="address" required />
      <DivisionCodes
        name="currentDivision"
        system="v2"
        onProvince={(name) => form.setValue('province', plainProvince(name))}
      />
      {/* Only asked as text if no current division is selected. */}
      {!division && <TextField name="province" required />}
      <DivisionCodes name="formerDivision" system="v1" />
      <TextField name="phone" required inputMode="tel" />
      <TextField name="hours" required />
      <SwitchField name="isActive" />
      {!isActive && <TextField name="pausedReason" required />}
    </FormDialog>
  );
}

export function WarehouseFormButton({ warehouse }: { warehouse?: StaffWarehouse }) {
  const { t } = useTranslation('backOffice');
  const [open, setOpen] = useState(false);
  useHashCall('new', () => !warehouse && setOpen(true));
  return (
    <>
      <Button variant="primary" icon={warehouse ? <Pencil /> : <Plus />} onClick={() => setOpen(true)}>
        {t(warehouse ? 'warehouses.edit' : 'warehouses.add')}
      </Button>
      {open && <WarehouseForm {...(warehouse && { warehouse })} onClose={() => setOpen(false)} />}
    </>
  );
}
