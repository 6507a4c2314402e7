import { Trash2, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createSupplier,
  deleteSupplier,
  getSupplier,
  searchSuppliers,
  type Supplier,
  SupplierDraft,
  updateSupplier,
} from '#shared/purchasing/suppliers.contract.ts';
import { usualLeadDays } from '#shared/purchasing/reorder-rule.ts';
import { usualTermDays } from '#shared/purchasing/supplier-choices.ts';
import { NewButton } from '#web/back-office/new-button.tsx';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { History } from '#web/ui/record/history.tsx';

export const SupplierList = staffList(searchSuppliers, {
  name: 'suppliers',
  texts: { ns: 'purchasing', at: 'suppliers' },
  icon: <Truck />,
  file: 'nha-cung-cap',
  choices: { isActive: 'suppliers.activeAs' },
  nameOf: ({ name }) => name,
  useOwn() {
    const [edited, setEdited] = useState<Supplier>();
    const form = edited && <SupplierForm supplier={edited} onClose={() => setEdited(undefined)} />;
    return { setEdited, screen: { after: form } };
  },
  columns: (col, { own, t }) => [
    col.button('name', own.setEdited, { sorts: true }),
    col.text('code', { tight: true, sorts: true, card: 'line', className: 'tabular-nums' }),
    col.text('phone', {
      tight: true,
      card: 'line',
      cell: ({ phone }) =>
        phone === '' ? (
          '–'
        ) : (
          <a href={`tel:${phone}`} className="relative tabular-nums hover:text-brand hover:underline">
            {phone}
          </a>
        ),
    }),
    col.text('taxCode', { tight: true, className: 'tabular-nums' }),
    col.text('address'),
    col.number('leadDays', {
      sorts: true,
      cell: ({ leadDays }) => t('suppliers.dayCount', { count: leadDays }),
    }),
    col.number('purchases'),
    col.status('isActive', 'suppliers.activeAs', ({ isActive }) => (
      <Badge tone={isActive ? 'jade' : 'neutral'}>{t(`suppliers.activeAs.${isActive}`)}</Badge>
    )),
  ],
});

const blank: SupplierDraft = {
  name: '',
  code: '',
  taxCode: '',
  phone: '',
  email: '',
  address: '',
  leadDays: usualLeadDays,
  termDays: usualTermDays,
  terms: '',
  isActive: true,
};
const draftOf = ({ id: _id, version: _version, purchases: _purchases, ...draft }: Supplier): SupplierDraft =>
  draft;

function SupplierForm({ supplier, onClose }: { supplier?: Supplier; onClose: () => void }) {
  const { t } = useTranslation('purchasing');
  const creating = useAct(createSupplier);
  const updating = useAct(updateSupplier);
  const form = useRecordForm(SupplierDraft, {
    record: supplier,
    blank,
    draftOf,
    create: (draft, clientRequestId) => creating.send({ body: { ...draft, clientRequestId } }),
    update: ({ code: _code, ...draft }, { id, version }) =>
      updating.send({ params: { id }, body: { ...draft, version } }),
    read: (id) => call(getSupplier, { params: { id } }),
    onDone: ({ name }) => {
      toast.success(t('suppliers.saved', { name }));
      onClose();
    },
    onRefused: (error, { say }) => error.code === 'CODE_EXISTS' && say('code', error.message),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'purchasing', at: 'suppliers.form' }}
      title={t(supplier ? 'suppliers.form.edit' : 'suppliers.add')}
      onClose={onClose}
    >
      <TextField name="name" required />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <TextField name="code" required disabled={supplier !== undefined} className="uppercase" />
        <TextField name="taxCode" inputMode="numeric" />
        <TextField name="phone" inputMode="tel" />
        <TextField name="email" type="email" inputMode="email" />
        <NumberField name="leadDays" zero after={t('suppliers.days')} />
        <NumberField name="termDays" zero after={t('suppliers.days')} />
      </div>
      <TextField name="address" />
      <TextField name="terms" />
      <SwitchField name="isActive" />
      {supplier && <DeleteSupplier supplier={supplier} onDone={onClose} />}
      {supplier && <History of="supplier" id={supplier.id} />}
    </FormDialog>
  );
}

function DeleteSupplier({
  supplier: { id, name, purchases },
  onDone,
}: {
  supplier: Supplier;
  onDone: () => void;
}) {
  const { t } = useTranslation('purchasing');
  const removing = useAct(deleteSupplier, { done: t('suppliers.delete.done', { name }) });
  const { ask, dialog } = useConfirm();
  const remove = async () => {
    const agreed = await ask({
      tone: 'danger',
      title: t('suppliers.delete.title', { name }),
      consequence:
        purchases > 0 ? t('suppliers.delete.used', { count: purchases }) : t('suppliers.delete.hint'),
      confirmText: t('suppliers.delete.act'),
      failedTitle: t('suppliers.delete.failed'),
      act: () => removing.send({ params: { id } }),
    });
    if (agreed) onDone();
  };
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => void remove()}>
        {t('suppliers.delete.act')}
      </Button>
      {dialog}
    </>
  );
}

export function AddSupplierButton() {
  const { t } = useTranslation('purchasing');
  return <NewButton dialog={(onClose) => <SupplierForm onClose={onClose} />}>{t('suppliers.add')}</NewButton>;
}
