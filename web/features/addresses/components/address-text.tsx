import { Briefcase, House, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressLabels, addressLine } from '#shared/addresses/address-line.ts';
import type { Address } from '#shared/addresses/address.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const icons = { home: House, work: Briefcase };

/** Shows the member's name for the address, if it has one. */
function LabelBadge({ label }: { label: string }) {
  const { t } = useTranslation('addresses');
  const kind = addressLabels.find((known) => known === label);
  const Icon = kind ? icons[kind] : MapPin;
  if (!label) return null;
  return (
    <Badge icon={<Icon aria-hidden />} className="max-w-full">
      <span className="truncate">{kind ? t(`label.${kind}`) : label}</span>
    </Badge>
  );
}

export function AddressText({ address, level }: { address: Address; level?: 2 | 3 }) {
  const { t } = useTranslation('addresses');
  const Heading = level ? (`h${level}` as const) : 'span';
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <Heading className="font-bold wrap-anywhere">{address.recipientName}</Heading>
        <span className="text-sm text-ink-2 tabular-nums">{address.phone}</span>
        {address.isDefault && <Badge tone="brand">{t('default')}</Badge>}
        <LabelBadge label={address.label} />
        {address.system === 'v1' && <Badge tone="gold">{t('former')}</Badge>}
      </div>
      <p className="mt-1.5 text-pretty wrap-anywhere text-ink-2">{addressLine(address)}</p>
    </div>
  );
}
