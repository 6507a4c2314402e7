import { useTranslation } from 'react-i18next';
import { privacyKinds } from '#shared/people/privacy-choices.ts';
import { askPrivacy, askPrivacyByLink, PrivacyDraft } from '#shared/people/privacy.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';

function Fields() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <SelectField
        name="kind"
        required
        options={privacyKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextAreaField name="text" required rows={4} most={500} />
    </>
  );
}

const blank = { kind: 'access' as const, text: '' };

export function AskPrivacyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('privacy');
  const ask = useAct(askPrivacy, { done: t('sent') });
  const form = useContractForm(PrivacyDraft, {
    values: blank,
    send: (draft, clientRequestId) => ask.send({ body: { ...draft, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'privacy', at: 'form' }}
      title={t('title')}
      submit={t('form.save')}
      sending={t('form.saving')}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

/** Shows a form for a privacy request through a mailed link, for users who can no longer sign in. */
export function AskByLinkForm({ token, onSent }: { token: string; onSent: () => void }) {
  const { t } = useTranslation('privacy');
  const form = useContractForm(PrivacyDraft, {
    values: blank,
    send: (draft) => call(askPrivacyByLink, { body: { ...draft, token } }),
    onDone: () => {
      toast.success(t('sent'));
      onSent();
    },
  });
  return (
    <ContractForm form={form} texts={{ ns: 'privacy', at: 'form' }} className="space-y-4.5">
      <FormProblem form={form} />
      <Fields />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={form.sending}
        loadingText={t('sending')}
      >
        {t('form.save')}
      </Button>
    </ContractForm>
  );
}
