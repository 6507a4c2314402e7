import { useQuery } from '@tanstack/react-query';
import { FilePen, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReapplicationDraft, applyAgain, checkAgain } from '#shared/people/people.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import * as roots from '#web/platform/api/query-roots.ts';
import { AccountPanel } from './account-panel.tsx';
import { SubmitButton } from './submit-button.tsx';

type Props = { token: string | undefined; onSuccess: () => void };

/** Shows a rejected applicant the reason and lets them correct the details and apply again. */
export function ApplyAgainPage({ token, onSuccess }: Props) {
  const { t } = useTranslation('privacy');
  const query = useQuery({
    queryKey: [...roots.accounts, 'apply-again', token],
    queryFn: ({ signal }) => call(checkAgain, { body: { token: token ?? '' }, signal }),
    enabled: Boolean(token),
  });
  const { data, error } = query;
  const isOver = error instanceof ApiError && error.code === 'APPLY_AGAIN_LINK_INVALID';
  if (!token || isOver)
    return (
      <AccountPanel icon={<TimerOff />} title={t('expiredTitle')} lead={t('expiredLead')}>
        <ButtonLink to="/login" variant="primary" size="lg" block>
          {t('toLogin')}
        </ButtonLink>
      </AccountPanel>
    );
  if (error) return <QueryError query={query} />;
  return (
    <AccountPanel
      icon={<FilePen />}
      title={t('again.title')}
      lead={data?.reason ? t('again.lead', { reason: data.reason }) : ''}
    >
      {data ? (
        <AgainForm token={token} fullName={data.fullName} onSuccess={onSuccess} />
      ) : (
        <Loading className="space-y-4.5">
          <Skeleton className="h-18" />
          <Skeleton className="h-28" />
        </Loading>
      )}
    </AccountPanel>
  );
}

type FormProps = { token: string; fullName: string; onSuccess: () => void };

function AgainForm({ token, fullName, onSuccess }: FormProps) {
  const { t } = useTranslation('privacy');
  const form = useContractForm(ReapplicationDraft, {
    values: { fullName, note: '' },
    send: (draft) => call(applyAgain, { body: { ...draft, token } }),
    onDone: ({ message }) => {
      toast.success(message);
      onSuccess();
    },
  });
  return (
    <ContractForm form={form} texts={{ ns: 'privacy', at: 'again.form' }} className="space-y-4.5">
      <FormProblem form={form} />
      <TextField name="fullName" required />
      <TextAreaField name="note" required rows={4} most={500} />
      <SubmitButton form={form} sending={t('again.sending')}>
        {t('again.submit')}
      </SubmitButton>
    </ContractForm>
  );
}
