import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherReason, rejectReasons, requestInfoReasons } from '#shared/referrals/referral-choices.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type Props = {
  action: 'reject' | 'request-info';
  name: string;
  isSending: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** A reason out of those there are, or in words of one's own; without one nothing is sent. */
export function ReasonDialog({ action, name, isSending, onClose, onConfirm }: Props) {
  const { t } = useTranslation('referrals');
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState('');
  const reasons: readonly string[] = action === 'reject' ? rejectReasons : requestInfoReasons;
  const reason = (chosen === otherReason ? words : (chosen ?? '')).trim();
  const confirm = () => {
    if (reason !== '') onConfirm(reason);
  };
  return (
    <Dialog
      open
      closable={!isSending}
      onOpenChange={(open) => !open && onClose()}
      title={t(action === 'reject' ? 'reason.rejectTitle' : 'reason.requestInfoTitle', { name })}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {t('reason.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={reason === ''}
            loading={isSending}
            loadingText={t('reason.sending')}
            onClick={confirm}
          >
            {t('reason.confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('reason.label')}
        showLabel
        options={reasons.map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === otherReason && (
        <Field label={t('reason.other')} required className="mt-3">
          <Textarea
            value={words}
            maxLength={500}
            rows={3}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
