import { useQueryClient } from '@tanstack/react-query';
import { BrushCleaning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CleanUpDraft } from '#shared/refunds/refund-logs.contract.ts';
import { cleanUpDays } from '#shared/refunds/refund-choices.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { cleanUpTries, countOldTries } from '../api/refund-queries.ts';

const usualDays = 180;

type CleanUpCount = { days: number; count: number; more: boolean };

/** Asks for the age of refund attempts, shows how many there are, and deletes them once confirmed. */
export function CleanUpButton() {
  const { t } = useTranslation('money');
  const client = useQueryClient();
  const { ask, dialog } = useConfirm();
  const [asking, setAsking] = useState(false);
  const clean = async ({ days, count, more }: CleanUpCount) => {
    setAsking(false);
    if (count === 0) {
      toast.info(t('cleanUp.none', { days }));
      return;
    }
    let gone = 0;
    const agreed = await ask({
      tone: 'danger',
      title: t(more ? 'cleanUp.titleMore' : 'cleanUp.titleCount', { count, days }),
      consequence: t('cleanUp.consequence'),
      confirmText: t('cleanUp.act'),
      busyText: t('cleanUp.cleaning'),
      failedTitle: t('cleanUp.failed'),
      act: async () => {
        try {
          gone = await cleanUpTries(days);
        } finally {
          await client.invalidateQueries({ queryKey: roots.refunds });
        }
      },
    });
    if (agreed) toast.success(t('cleanUp.done', { count: gone, days }));
  };
  return (
    <>
      <Button icon={<BrushCleaning />} onClick={() => setAsking(true)}>
        {t('cleanUp.open')}
      </Button>
      {asking && <DaysForm onCounted={(counted) => void clean(counted)} onClose={() => setAsking(false)} />}
      {dialog}
    </>
  );
}

function DaysForm({
  onCounted,
  onClose,
}: {
  onCounted: (counted: CleanUpCount) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('money');
  const form = useContractForm(CleanUpDraft, {
    values: { days: usualDays },
    send: async ({ days }) => {
      const { deleted: count, more } = await countOldTries(days);
      return { days, count, more };
    },
    onDone: onCounted,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'cleanUp.form' }}
      title={t('cleanUp.open')}
      description={t('cleanUp.lead')}
      submit={t('cleanUp.count')}
      sending={t('cleanUp.counting')}
      onClose={onClose}
    >
      <NumberField name="days" required help={t('cleanUp.least', { days: cleanUpDays.least })} />
    </FormDialog>
  );
}
