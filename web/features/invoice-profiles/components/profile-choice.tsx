import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { invoiceProfilesQuery } from '../api/invoice-profile-queries.ts';

/** Invoice data of an order. */
export type InvoiceDetails = Pick<InvoiceProfile, 'companyName' | 'taxCode' | 'address' | 'email'>;

const own = 'own';

/** Tells whether a profile has a tax code, which invoices require; others are left out. */
const isUsable = ({ taxCode }: InvoiceProfile): boolean => taxCode !== '';

const detailsOf = ({ companyName, taxCode, address, email }: InvoiceProfile): InvoiceDetails => ({
  companyName,
  taxCode,
  address,
  email,
});

const isSame = (one: InvoiceDetails, other: InvoiceDetails): boolean =>
  one.companyName === other.companyName && one.taxCode === other.taxCode && one.address === other.address;

type Props = { value: InvoiceDetails; onChoose: (details: InvoiceDetails) => void };

/** Fills the fields from a saved profile, initially the default one; typed values are kept. */
export function ProfileChoice({ value, onChoose }: Props) {
  const { t } = useTranslation('invoiceProfiles');
  const { data = [] } = useQuery(invoiceProfilesQuery);
  const profiles = data.filter(isUsable);
  const usual = profiles.find(({ isDefault }) => isDefault) ?? profiles[0];
  const isEmpty = value.companyName === '' && value.taxCode === '' && value.address === '';
  const wasOffered = useRef(false);
  useEffect(() => {
    if (!usual || wasOffered.current) return;
    wasOffered.current = true;
    if (isEmpty) onChoose(detailsOf(usual));
  });
  if (profiles.length === 0) return null;
  const chosen = profiles.find((profile) => isSame(detailsOf(profile), value))?.id ?? own;
  return (
    <Field
      label={t('choose')}
      aside={
        <Link to="/account/invoice-profiles" className="font-semibold text-brand hover:underline">
          {t('manage')}
        </Link>
      }
      className="mb-4.5"
    >
      <Select
        value={chosen}
        options={[
          ...profiles.map(({ id, companyName, taxCode }) => ({
            value: id,
            label: `${companyName} · ${taxCode}`,
          })),
          { value: own, label: t('own') },
        ]}
        onChange={(id) => {
          const profile = profiles.find((one) => one.id === id);
          onChoose(
            profile ? detailsOf(profile) : { companyName: '', taxCode: '', address: '', email: value.email },
          );
        }}
      />
    </Field>
  );
}
