import { useQuery } from '@tanstack/react-query';
import { MapPinHouse, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxAddresses } from '#shared/addresses/address-line.ts';
import type { Address } from '#shared/addresses/address.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { addressesQuery } from '../api/address-queries.ts';
import type { AddressDialogProps } from './address-dialog.tsx';
import { AddressSkeletons } from './address-skeletons.tsx';
import { AddressText } from './address-text.tsx';

/** Most buyers choose an existing address, so the code of the form is fetched on the first request for it. */
const AddressDialog = lazyPiece(async () => (await import('./address-dialog.tsx')).AddressDialog, {
  giveUp: ({ onOpenChange }) => onOpenChange(false),
});

export type AddressPickerProps = {
  /** Id of the chosen address; until there is one, the default is shown as chosen. */
  value: string | undefined;
  onChange: (address: Address) => void;
  person?: AddressDialogProps['person'];
};

/** Lets the buyer choose a delivery address: one of the book, or a new one. */
export function AddressPicker({ value, onChange, person = {} }: AddressPickerProps) {
  const { t } = useTranslation('addresses');
  const [adding, setAdding] = useState(false);
  const query = useQuery(addressesQuery);
  const { data, error } = query;
  const dialog = adding && <AddressDialog open onOpenChange={setAdding} person={person} onSaved={onChange} />;
  const add = (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      {t(data?.length ? 'picker.addNew' : 'add')}
    </Button>
  );
  if (error && !data) return <QueryError query={query} size="sm" title={t('failed')} />;
  if (!data) return <AddressSkeletons count={2} />;
  const choose = (id: string) => {
    const address = data.find((candidate) => candidate.id === id);
    if (address) onChange(address);
  };
  return (
    <div className="space-y-3">
      {data.length === 0 ? (
        <EmptyState
          size="sm"
          icon={<MapPinHouse />}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={add}
        />
      ) : (
        <>
          <RadioGroup
            label={t('picker.title')}
            look="tile"
            value={value ?? data.find(({ isDefault }) => isDefault)?.id}
            onChange={choose}
            options={data.map((address) => ({
              value: address.id,
              label: <AddressText address={address} />,
            }))}
          />
          {data.length < maxAddresses && add}
        </>
      )}
      {dialog}
    </div>
  );
}
