import { useQuery } from '@tanstack/react-query';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import { maxProfiles } from '#shared/invoice-profiles/tax-codes.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { invoiceProfilesQuery } from '../api/invoice-profile-queries.ts';
import { InvoiceProfileCard } from './invoice-profile-card.tsx';
import { InvoiceProfileDialog } from './invoice-profile-dialog.tsx';

type EditedProfile = InvoiceProfile | 'new' | undefined;

/** Shows a member's invoice recipients: list, add, change, delete, and choose the default. */
export function InvoiceProfilesPage({ email }: { email: string }) {
  const { t } = useTranslation('invoiceProfiles');
  const query = useQuery(invoiceProfilesQuery);
  const [edited, setEdited] = useState<EditedProfile>();
  const profiles = query.data ?? [];
  const isFull = profiles.length >= maxProfiles;
  const add = (
    <Button
      variant="primary"
      className="max-sm:w-full"
      icon={<Plus />}
      disabled={isFull}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <div className="mx-auto max-w-180 min-w-0">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-bold sm:text-2xl">{t('title')}</h1>
          <p className="text-ink-2">{t('lead')}</p>
        </div>
        {profiles.length > 0 && add}
      </header>
      {isFull && <p className="mb-4 text-sm text-ink-2">{t('full', { most: maxProfiles })}</p>}
      <ListFaces
        query={query}
        count={profiles.length}
        waiting={
          <Loading times={2} className="space-y-3.5">
            <Skeleton className="h-40" />
          </Loading>
        }
        failed={t('failed')}
        empty={
          <Card>
            <EmptyState icon={<ReceiptText />} title={t('empty.title')} hint={t('empty.hint')} action={add} />
          </Card>
        }
      >
        <ul className="space-y-3.5">
          {profiles.map((profile) => (
            <li key={profile.id}>
              <InvoiceProfileCard profile={profile} onEdit={() => setEdited(profile)} />
            </li>
          ))}
        </ul>
      </ListFaces>
      {edited && (
        <InvoiceProfileDialog
          profile={edited === 'new' ? undefined : edited}
          email={email}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
