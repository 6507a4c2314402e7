import { BrushCleaning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cleanUpAttempts, CleanUpDraft } from '#shared/refunds/refund-logs.contract.ts';
import { cleanUpDays } from '#shared/refunds/refund-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

const usualDays = 180;

type CleanUpCount = { days: number; count: number; more: boolean };

/** Asks for the age of refund attempts, shows how many there are, and deletes them once confirmed. */
export function CleanUpButton() {
  const { t } = useTranslation('money');
  const cleaning = useAct(cleanUpAttempts);
  const { ask, dialog } = useConfirm();
  const clean = async ({ days, count, more }: CleanUpCount) => {
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
        let isLeft = true;
        while (isLeft) {
          const batch = await cleaning.send({ body: { days } });
          gone += batch.deleted;
          isLeft = batch.more;
        }
      },
    });
    if (agreed) toast.success(t('cleanUp.done', { count: gone, days }));
  };
  return (
    <>
      <DialogButton
        icon={<BrushCleaning />}
        dialog={(onClose) => (
          <DaysForm
            onCounted={(counted) => {
              onClose();
              void clean(counted);
            }}
            onClose={onClose}
          />
        )}
      >
        {t('cleanUp.open')}
      </DialogButton>
      {dialog}
    </>
  );
}

type DaysProps = { onCounted: (counted: CleanUpCount) => void; onClose: () => void };

function DaysForm({ onCounted, onClose }: DaysProps) {
  const { t } = useTranslation('money');
  const form = useContractForm(CleanUpDraft, {
    values: { days: usualDays },
    send: async ({ days }) => {
      const { deleted: count, more } = await call(cleanUpAttempts, { body: { days, trial: true } });
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
