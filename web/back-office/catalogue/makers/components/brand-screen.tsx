import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteBrand, listAdminBrands, type StaffBrand } from '#shared/catalogue/staff-brand.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { BrandForm } from './brand-form.tsx';

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

/** Search parameters of the list of brands. */
export const brandSearch = staffSearch(listAdminBrands.list, { size: 20 });
export type BrandSearch = SearchOf<typeof brandSearch>;

type ListProps = { search: BrandSearch; onSearch: OnSearch<BrandSearch> };

/** List of brands. */
export function BrandList({ search, onSearch }: ListProps) {
  const { t } = useTranslation('backOffice');
  const client = useQueryClient();
  const mayWrite = useCan('businesses.write');
  const [edited, setEdited] = useState<StaffBrand>();
  const { ask, dialog } = useConfirm();
  const query = useQuery({
    ...apiQuery(listAdminBrands, { query: useListQuery('brands', brandSearch, search) }),
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
        findPage={(query) => call(listAdminBrands, { query })}
      />
      {edited && <BrandForm brand={edited} onClose={() => setEdited(undefined)} />}
      {dialog}
    </>
  );
}

/** Button that opens the form for a new brand. */
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
