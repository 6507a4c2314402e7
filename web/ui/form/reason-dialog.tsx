import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-error.ts';
import { Button } from '../actions/button.tsx';
import { Field } from '../fields/field.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Dialog, DialogClose } from '../overlays/dialog.tsx';

/** Maximum length of a reason, wherever it is stored. */
const most = 500;
const other = 'other';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  /** The reasons on offer. “Khác” is added as the last, with a box for free text. */
  reasons: readonly string[];
  /** Receives the chosen or written reason, never blank. If it rejects, the dialog stays open and shows why. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  confirmText?: string;
  /** True for an action that takes something away from a person. */
  danger?: boolean;
};

/** Asks for a reason before a decision about a person: nothing is sent without one. */
export function ReasonDialog({
  title,
  description,
  reasons,
  onConfirm,
  onClose,
  confirmText,
  danger,
}: Props) {
  const { t } = useTranslation('reasons');
  const [chosen, setChosen] = useState<string>();
  const [own, setOwn] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const reason = chosen === other ? own.trim() : chosen && reasons[Number(chosen)];

  const send = async () => {
    if (!reason || isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closable={!isSending}
      unsaved={() => chosen !== undefined}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose asChild>
            <Button disabled={isSending} className="max-sm:h-11">
              {t('cancel')}
            </Button>
          </DialogClose>
          <Button
            variant={danger ? 'danger' : 'primary'}
            className="max-sm:h-11"
            disabled={!reason}
            loading={isSending}
            loadingText={t('sending')}
            onClick={() => void send()}
          >
            {confirmText ?? t('confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('label')}
        value={chosen}
        options={[
          ...reasons.map((label, place) => ({ value: String(place), label })),
          { value: other, label: t('other') },
        ]}
        onChange={setChosen}
      />
      {chosen === other && (
        <Field label={t('own')} help={t('ownHint')} required className="mt-3">
          <Textarea rows={3} maxLength={most} value={own} onChange={(event) => setOwn(event.target.value)} />
        </Field>
      )}
      {failure !== undefined && (
        <Notice title={t('failed')} className="mt-4">
          {reasonOf(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
