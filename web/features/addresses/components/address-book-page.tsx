import { useQuery } from '@tanstack/react-query';
import { MapPinHouse, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { maxAddresses, type Address } from '#shared/addresses/address.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { addressesQuery } from '../api/address-queries.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { AddressSkeletons } from './address-skeletons.tsx';

/** The address in the dialog: undefined while it is closed, 'new' to add one. */
type EditedAddress = Address | 'new' | undefined;

/** Shows a member's address book: list, add, change, delete, and choose the default. */
export function AddressBookPage({ user }: { user: Pick<SessionUser, 'fullName' | 'phoneNumber'> }) {
  const { t } = useTranslation('addresses');
  const { data } = useQuery(addressesQuery);
  const [editing, setEditing] = useState<EditedAddress>();
  const add = () => setEditing('new');
  const isFull = (data?.length ?? 0) >= maxAddresses;
  return (
    <div className="mx-auto max-w-180 pt-4">
      <Breadcrumb items={[{ label: t('settings'), to: '/settings' }, { label: t('title') }]} />
      <header className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-bold sm:text-2xl">{t('title')}</h1>
          <p className="text-ink-2">{t('lead')}</p>
        </div>
        {data && data.length > 0 && (
          <Button variant="primary" className="max-sm:w-full" icon={<Plus />} disabled={isFull} onClick={add}>
            {t('add')}
          </Button>
        )}
      </header>
      {isFull && <p className="mb-4 text-sm text-ink-2">{t('full', { most: maxAddresses })}</p>}
      <Addresses onAdd={add} onEdit={setEditing} />
      {data && data.length > 0 && (
        <p className="mt-4 text-center text-sm text-ink-2">
          {t('count', { count: data.length, most: maxAddresses })}
        </p>
      )}
      <AddressDialog
        open={editing !== undefined}
        onOpenChange={(open) => !open && setEditing(undefined)}
        address={editing === 'new' ? undefined : editing}
        person={{ recipientName: user.fullName, phone: user.phoneNumber }}
      />
    </div>
  );
}

type ListProps = { onAdd: () => void; onEdit: (address: Address) => void };

function Addresses({ onAdd, onEdit }: ListProps) {
  const { t } = useTranslation('addresses');
  const query = useQuery(addressesQuery);
  const addresses = query.data ?? [];
  return (
    <ListFaces
      query={query}
      count={addresses.length}
      waiting={<AddressSkeletons />}
      failed={t('failed')}
      empty={
        <Card>
          <EmptyState
            icon={<MapPinHouse />}
            title={t('empty.title')}
            hint={t('empty.hint')}
            action={
              <Button variant="primary" icon={<Plus />} onClick={onAdd}>
                {t('add')}
              </Button>
            }
          />
        </Card>
      }
    >
      <ul className="space-y-3.5">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} isOnly={addresses.length === 1} onEdit={() => onEdit(address)} />
          </li>
        ))}
      </ul>
    </ListFaces>
  );
}
