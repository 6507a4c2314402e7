import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Plus, Store, Trash2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteBusiness,
  listAdminBusinesses,
  type StaffBusiness,
} from '#shared/catalogue/staff-business.contract.ts';
import { useHashCall } from '#web/back-office/use-hash-call.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { BusinessForm, BusinessWithUserForm } from './business-form.tsx';

type Acts = { onEdit: (business: StaffBusiness) => void; onDelete: (business: StaffBusiness) => void };

function useColumns(acts: Acts | undefined): Column<StaffBusiness>[] {
  const { t } = useTranslation('backOffice');
  const columns: Column<StaffBusiness>[] = [
    {
      name: 'name',
      label: t('businesses.name'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: (business) => (
        <span className="flex items-center gap-2.5">
          <Avatar
            name={business.name}
            src={business.logo?.replace('{width}', '160')}
            size="sm"
            decorative
            className="rounded-sm!"
          />
          {acts ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => acts.onEdit(business)}
              className="rounded-xs text-left font-medium after:absolute after:inset-0 hover:text-brand"
            >
              {business.name}
            </button>
          ) : (
            <span className="font-medium">{business.name}</span>
          )}
        </span>
      ),
    },
    {
      name: 'slug',
      label: t('businesses.slug'),
      card: 'none',
      text: ({ slug }) => slug,
      cell: ({ slug }) => <span className="text-ink-2">/{slug}</span>,
    },
    {
      name: 'owner',
      label: t('businesses.owner'),
      card: 'line',
      text: ({ owner }) => owner?.fullName ?? '',
      cell: ({ owner }) =>
        owner ? (
          <>
            {owner.fullName}
            <span className="block text-xs text-ink-2">{owner.referenceId}</span>
          </>
        ) : (
          <span className="text-ink-3">–</span>
        ),
    },
    {
      name: 'verified',
      label: t('businesses.verified'),
      tight: true,
      card: 'none',
      text: ({ verified }) => t(verified ? 'businesses.isVerified' : 'businesses.notVerified'),
      cell: ({ verified }) =>
        verified ? (
          <Badge tone="jade" icon={<BadgeCheck aria-hidden />}>
            {t('businesses.isVerified')}
          </Badge>
        ) : (
          <Badge>{t('businesses.notVerified')}</Badge>
        ),
    },
    {
      name: 'productCount',
      label: t('businesses.products'),
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
      label: t('businesses.acts'),
      tight: true,
      card: 'aside',
      cell: (business) => (
        <IconButton
          size="sm"
          className="relative"
          label={t('businesses.deleteOf', { name: business.name })}
          icon={<Trash2 />}
          onClick={() => acts.onDelete(business)}
        />
      ),
    },
  ];
}

/** Search parameters of the list of businesses. */
export const businessSearch = staffSearch(listAdminBusinesses.list, { size: 20 });
export type BusinessSearch = SearchOf<typeof businessSearch>;

type ListProps = { search: BusinessSearch; onSearch: OnSearch<BusinessSearch> };

/** List of the businesses that sell in the shop. */
export function BusinessList({ search, onSearch }: ListProps) {
  const { t } = useTranslation('backOffice');
  const client = useQueryClient();
  const mayWrite = useCan('businesses.write');
  const [edited, setEdited] = useState<StaffBusiness>();
  const { ask, dialog } = useConfirm();
  const query = useQuery({
    ...apiQuery(listAdminBusinesses, { query: useListQuery('businesses', businessSearch, search) }),
    placeholderData: keepPreviousData,
  });
  const onDelete = ({ id, name }: StaffBusiness) =>
    void ask({
      tone: 'danger',
      title: t('businesses.deleteTitle', { name }),
      consequence: t('businesses.deleteHint'),
      confirmText: t('businesses.delete'),
      failedTitle: t('businesses.deleteFailed'),
      act: async () => {
        await call(deleteBusiness, { params: { id } });
        await client.invalidateQueries({ queryKey: roots.catalogue });
        toast.success(t('businesses.deleted', { name }));
      },
    });
  const columns = useColumns(mayWrite ? { onEdit: setEdited, onDelete } : undefined);
  return (
    <>
      <ListScreen
        name="businesses"
        label={t('page.businesses')}
        query={query}
        of={businessSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('businesses.searchLabel'), placeholder: t('businesses.search') }}
        choices={[
          {
            name: 'verified',
            label: t('businesses.verified'),
            all: t('businesses.allVerified'),
            options: [
              { value: 'true', label: t('businesses.isVerified') },
              { value: 'false', label: t('businesses.notVerified') },
            ],
          },
        ]}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        texts={{
          failed: t('businesses.failed'),
          empty: t('businesses.empty'),
          emptyHint: t('businesses.emptyHint'),
        }}
        icon={<Store />}
        exportAs="gian-hang"
        findPage={(query) => call(listAdminBusinesses, { query })}
      />
      {edited && <BusinessForm business={edited} onClose={() => setEdited(undefined)} />}
      {dialog}
    </>
  );
}

/** Buttons that open the forms for a new business. */
export function AddBusinessButtons() {
  const { t } = useTranslation('backOffice');
  const mayWrite = useCan('businesses.write');
  const [open, setOpen] = useState<'alone' | 'with-user'>();
  useHashCall('new', () => setOpen('alone'));
  if (!mayWrite) return null;
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button icon={<UserRoundPlus />} onClick={() => setOpen('with-user')}>
        {t('businesses.addWithUser')}
      </Button>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen('alone')}>
        {t('businesses.add')}
      </Button>
      {open === 'alone' && <BusinessForm onClose={close} />}
      {open === 'with-user' && <BusinessWithUserForm onClose={close} />}
    </div>
  );
}
