import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Trash2, Truck } from 'lucide-react';
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
import { supplierList, usualTermDays } from '#shared/purchasing/supplier-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { History } from '#web/ui/record/history.tsx';
import { usePurchasingChanged } from '../api/purchasing-queries.ts';
import { useSupplierColumns } from './supplier-columns.tsx';

/** Search parameters of the list of suppliers. */
export const supplierSearch = staffSearch(supplierList, { size: 20 });
export type SupplierSearch = SearchOf<typeof supplierSearch>;

type ListProps = { search: SupplierSearch; onSearch: OnSearch<SupplierSearch> };

/** List of suppliers. */
export function SupplierScreen({ search, onSearch }: ListProps) {
  const { t } = useTranslation('purchasing');
  const [edited, setEdited] = useState<Supplier>();
  const query = useQuery({
    ...apiQuery(searchSuppliers, { query: useListQuery('suppliers', supplierSearch, search) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListScreen
        name="suppliers"
        label={t('suppliers.title')}
        query={query}
        of={supplierSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('suppliers.searchLabel'), placeholder: t('suppliers.search') }}
        choices={[
          {
            name: 'isActive',
            label: t('suppliers.state'),
            all: t('suppliers.allStates'),
            options: [
              { value: 'true', label: t('suppliers.active') },
              { value: 'false', label: t('suppliers.stopped') },
            ],
          },
        ]}
        columns={useSupplierColumns(setEdited)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        texts={{
          failed: t('suppliers.failed'),
          empty: t('suppliers.empty'),
          emptyHint: t('suppliers.emptyHint'),
        }}
        icon={<Truck />}
        exportAs="nha-cung-cap"
        findPage={(query) => call(searchSuppliers, { query })}
      />
      {edited && <SupplierForm supplier={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

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

/** Form that adds a supplier or edits the passed one. */
function SupplierForm({ supplier, onClose }: { supplier?: Supplier; onClose: () => void }) {
  const { t } = useTranslation('purchasing');
  const changed = usePurchasingChanged();
  // Version when the form was opened. A newer one that arrives meanwhile was not read by the user.
  const [read, setRead] = useState(supplier);
  const form = useContractForm(SupplierDraft, {
    values: read ? draftOf(read) : blank,
    send: async ({ code, ...draft }, clientRequestId) => {
      const saved = read
        ? await call(updateSupplier, { params: { id: read.id }, body: { ...draft, version: read.version } })
        : await call(createSupplier, { body: { ...draft, code, clientRequestId } });
      await changed();
      return saved;
    },
    onDone: ({ name }) => {
      toast.success(t('suppliers.saved', { name }));
      onClose();
    },
    onRefused: (error, { say }) => error.code === 'CODE_EXISTS' && say('code', error.message),
    ...(read && {
      latest: async () => {
        const now = await call(getSupplier, { params: { id: read.id } });
        setRead(now);
        return draftOf(now);
      },
    }),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'purchasing', at: 'suppliers.form' }}
      title={t(supplier ? 'suppliers.form.edit' : 'suppliers.form.add')}
      submit={t('suppliers.form.save')}
      sending={t('suppliers.form.saving')}
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
  const changed = usePurchasingChanged();
  const { ask, dialog } = useConfirm();
  const remove = async () => {
    const agreed = await ask({
      tone: 'danger',
      title: t('suppliers.delete.title', { name }),
      consequence:
        purchases > 0 ? t('suppliers.delete.used', { count: purchases }) : t('suppliers.delete.hint'),
      confirmText: t('suppliers.delete.act'),
      failedTitle: t('suppliers.delete.failed'),
      act: () => call(deleteSupplier, { params: { id } }),
    });
    if (!agreed) return;
    toast.success(t('suppliers.delete.done', { name }));
    onDone();
    await changed();
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

/** Button that opens the form for a new supplier. */
export function AddSupplierButton() {
  const { t } = useTranslation('purchasing');
  const [open, setOpen] = useState(false);
  useHashCall('new', () => setOpen(true));
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('suppliers.add')}
      </Button>
      {open && <SupplierForm onClose={() => setOpen(false)} />}
    </>
  );
}
