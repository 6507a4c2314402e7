import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InvoiceProfile } from '#shared/invoice-profiles/invoice-profile.ts';
import {
  deleteInvoiceProfile,
  setDefaultInvoiceProfile,
} from '#shared/invoice-profiles/invoice-profiles.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';

type Props = { profile: InvoiceProfile; onEdit: () => void };

const codeTexts = (code: string) =>
  code.length === 12 ? 'personal' : code.length === 7 ? 'budgetCode' : 'taxCode';

export function InvoiceProfileCard({ profile, onEdit }: Props) {
  const { t } = useTranslation('invoiceProfiles');
  const setDefault = useAct(setDefaultInvoiceProfile, {
    done: t('done.defaultSet'),
    failed: t('problem.default'),
  });
  const remove = useAct(deleteInvoiceProfile, { done: t('done.deleted') });
  const { id, companyName, taxCode, address, email, phone, name, kind, isDefault } = profile;
  return (
    <Card className={isDefault ? 'border-brand/50!' : undefined}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-bold wrap-anywhere">{companyName}</h2>
        <span className="flex gap-1.5">
          {isDefault && <Badge tone="brand">{t('default')}</Badge>}
          <Badge>{t(`kind.${kind}`)}</Badge>
        </span>
      </div>
      {taxCode && <p className="text-sm tabular-nums">{t(codeTexts(taxCode), { code: taxCode })}</p>}
      <p className="text-sm text-ink-2">{address}</p>
      <p className="text-sm text-ink-2">{[name, email, phone].filter(Boolean).join(' · ')}</p>
      <div className="mt-3.5 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 max-sm:h-11!"
          icon={<Pencil />}
          aria-label={t('editOf', { name: companyName })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <AlertDialog
          title={t('remove.title')}
          consequence={t('remove.consequence', { name: companyName })}
          confirmText={t('remove.confirm')}
          busyText={t('remove.busy')}
          failedTitle={t('problem.delete')}
          onConfirm={() => remove.send({ params: { id } })}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              className="text-danger! max-sm:h-11!"
              icon={<Trash2 />}
              aria-label={t('deleteOf', { name: companyName })}
            >
              {t('delete')}
            </Button>
          }
        />
        {!isDefault && (
          <Button
            size="sm"
            className="ml-auto max-sm:h-11! max-sm:w-full"
            loading={setDefault.busy}
            onClick={() => void setDefault.run({ params: { id } })}
          >
            {t('setDefault')}
          </Button>
        )}
      </div>
    </Card>
  );
}
