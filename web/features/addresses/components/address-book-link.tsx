import { Link } from '@tanstack/react-router';
import { ChevronRight, MapPinHouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function AddressBookLink() {
  const { t } = useTranslation('addresses');
  return (
    <Link
      to="/settings/addresses"
      className="col-span-full flex items-center gap-4 rounded-md border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-sunken sm:p-5"
    >
      <span
        aria-hidden
        className="flex size-11 shrink-0 items-center justify-center rounded-full ground-1 text-gold [&_svg]:size-5.5"
      >
        <MapPinHouse />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold">{t('title')}</span>
        <span className="block text-sm text-ink-2">{t('lead')}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}
