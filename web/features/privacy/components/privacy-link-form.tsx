import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivacyLinkDraft, requestPrivacyLink } from '#shared/people/privacy.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

/** Requests a mailed link for users who cannot sign in. */
export function PrivacyLinkForm() {
  const { t } = useTranslation('privacy');
  const [said, setSaid] = useState<string>();
  const form = useContractForm(PrivacyLinkDraft, {
    values: { email: '' },
    send: (body) => call(requestPrivacyLink, { body }),
    onDone: ({ message }) => setSaid(message),
  });
  if (said) return <Notice tone="sky" title={said} />;
  return (
    <ContractForm form={form} texts={{ ns: 'privacy', at: 'form' }} className="space-y-4.5">
      <FormProblem form={form} />
      <TextField name="email" type="email" autoComplete="email" required />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={form.sending}
        loadingText={t('sending')}
      >
        {t('mailSend')}
      </Button>
    </ContractForm>
  );
}
