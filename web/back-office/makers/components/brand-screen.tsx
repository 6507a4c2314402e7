import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BrandDraft,
  createBrand,
  deleteBrand,
  getAdminBrand,
  listAdminBrands,
  type StaffBrand,
  updateBrand,
} from '#shared/catalogue/staff-brand.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ComboboxField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useAsked } from '#web/ui/list/use-asked.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { HistoryButton } from '#web/ui/record/history-button.tsx';
import { businessesNamed } from '../api/maker-queries.ts';

type Acts = { onEdit: (brand: StaffBrand) => void; onDelete: (brand: StaffBrand) => void };

function useColumns(acts: Acts | undefined): Column<StaffBrand>[] {
  const { t } = useTranslation('backOffice');
  const columns: Column<StaffBrand>[] = [
    {
      name: 'name',
      label: t('brands.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: (brand) =>
        acts ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => acts.onEdit(brand)}
            className="rounded-xs text-left font-medium after:absolute after:inset-0 hover:text-brand"
          >
            {brand.name}
          </button>
        ) : (
          <span className="font-medium">{brand.name}</span>
        ),
    },
    {
      name: 'slug',
      label: t('brands.slug'),
      card: 'none',
      text: ({ slug }) => slug,
      cell: ({ slug }) => <span className="text-ink-2">/{slug}</span>,
    },
    {
      name: 'business',
      label: t('brands.business'),
      card: 'line',
      text: ({ businessName }) => businessName,
      cell: ({ businessName }) => businessName ?? <span className="text-ink-3">–</span>,
    },
    {
      name: 'country',
      label: t('brands.country'),
      card: 'none',
      text: ({ country }) => country,
      cell: ({ country }) => country || <span className="text-ink-3">–</span>,
    },
    {
      name: 'productCount',
      label: t('brands.products'),
      numeric: true,
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ productCount }) => productCount,
      cell: ({ productCount }) => (
        <span className={productCount === 0 ? 'text-ink-3' : undefined}>{productCount}</span>
      ),
    },
  ];
  if (!acts) return columns;
  return [
    ...columns,
    {
      name: 'acts',
      label: t('brands.acts'),
      tight: true,
      card: 'aside',
      cell: (brand) => (
        <IconButton
          size="sm"
          className="relative"
          label={t('brands.deleteOf', { name: brand.name })}
          icon={<Trash2 />}
          onClick={() => acts.onDelete(brand)}
        />
      ),
    },
  ];
}

/** What the address of the list says. */
export const brandSearch = staffSearch(listAdminBrands.list, { size: 20 });
export type BrandSearch = SearchOf<typeof brandSearch>;

type ListProps = { search: BrandSearch; onSearch: OnSearch<BrandSearch> };

/** The names goods bear. */
export function BrandList({ search, onSearch }: ListProps) {
  const { t } = useTranslation('backOffice');
  const client = useQueryClient();
  const mayWrite = useCan('businesses.write');
  const [edited, setEdited] = useState<StaffBrand>();
  const { ask, dialog } = useConfirm();
  const query = useQuery({
    ...apiQuery(listAdminBrands, { query: useAsked('brands', brandSearch, search) }),
    placeholderData: keepPreviousData,
  });
  const onDelete = ({ id, name }: StaffBrand) =>
    void ask({
      tone: 'danger',
      title: t('brands.deleteTitle', { name }),
      consequence: t('brands.deleteHint'),
      confirmText: t('brands.delete'),
      failedTitle: t('brands.deleteFailed'),
      act: async () => {
        await call(deleteBrand, { params: { id } });
        await client.invalidateQueries({ queryKey: roots.catalogue });
        toast.success(t('brands.deleted', { name }));
      },
    });
  const columns = useColumns(mayWrite ? { onEdit: setEdited, onDelete } : undefined);
  return (
    <>
      <ListScreen
        name="brands"
        label={t('page.brands')}
        query={query}
        of={brandSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('brands.searchLabel'), placeholder: t('brands.search') }}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        texts={{ failed: t('brands.failed'), empty: t('brands.empty'), emptyHint: t('brands.emptyHint') }}
        icon={<Tag />}
        exportAs="thuong-hieu"
      />
      {edited && <BrandForm brand={edited} onClose={() => setEdited(undefined)} />}
      {dialog}
    </>
  );
}

const blank = { name: '', slug: '', description: '', country: '', featured: false, businessId: null };
const draftOf = ({ name, slug, description, country, featured, businessId }: StaffBrand): BrandDraft => ({
  name,
  slug,
  description,
  country,
  featured,
  businessId,
});

/** Adds a brand, or changes the one that is given. */
function BrandForm({ brand, onClose }: { brand?: StaffBrand; onClose: () => void }) {
  const { t } = useTranslation('backOffice');
  const client = useQueryClient();
  const newest = useRef(brand);
  const form = useContractForm(BrandDraft, {
    values: brand ? draftOf(brand) : blank,
    send: async (draft, clientRequestId) => {
      const { current } = newest;
      const saved = current
        ? await call(updateBrand, {
            params: { id: current.id },
            body: { ...draft, version: current.version },
          })
        : await call(createBrand, { body: { ...draft, clientRequestId } });
      await client.invalidateQueries({ queryKey: roots.catalogue });
      return saved;
    },
    ...(brand && {
      latest: async () => {
        newest.current = await call(getAdminBrand, { params: { id: brand.id } });
        return draftOf(newest.current);
      },
    }),
    onDone: ({ name }) => {
      toast.success(t('brands.saved', { name }));
      onClose();
    },
    onRefused: ({ code, message }, { say }) => {
      if (code === 'SLUG_EXISTS') say('slug', message);
      if (code === 'UNKNOWN_BUSINESS') say('businessId', message);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'backOffice', at: 'brands.form' }}
      title={t(brand ? 'brands.form.edit' : 'brands.form.add')}
      submit={t('brands.form.save')}
      sending={t('brands.form.saving')}
      onClose={onClose}
      guarded
    >
      <TextField name="name" required />
      <MakerField brand={brand} />
      <TextField name="country" />
      <TextField name="slug" />
      <TextAreaField name="description" rows={3} />
      <SwitchField name="featured" />
      {brand && <HistoryButton of="brand" id={brand.id} />}
    </FormDialog>
  );
}

/** Who makes what bears the name. */
function MakerField({ brand }: { brand: StaffBrand | undefined }) {
  const [words, setWords] = useState('');
  const { data, isFetching } = useQuery(businessesNamed(words));
  const found = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { businessId = null, businessName } = brand ?? {};
  const known = businessId !== null && !found.some(({ value }) => value === businessId);
  const options = known ? [{ value: businessId, label: businessName ?? businessId }, ...found] : found;
  return (
    <ComboboxField name="businessId" options={options} onQuery={setWords} loading={isFetching} clearable />
  );
}

/** The button that opens the form of a new one. */
export function AddBrandButton() {
  const { t } = useTranslation('backOffice');
  const mayWrite = useCan('businesses.write');
  const [open, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('brands.add')}
      </Button>
      {open && <BrandForm onClose={() => setOpen(false)} />}
    </>
  );
}
