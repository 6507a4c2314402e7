import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { undoContactChange } from '#shared/accounts/contact.contract.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { contactChangeQuery } from '../api/own-account.ts';
import { AccountPanel } from './account-panel.tsx';

type Props = { token: string | undefined; onUndone: () => void };

/** Undoes a contact change by a button on the mailed link's page, never by opening the link alone. */
export function UndoChangePage({ token, onUndone }: Props) {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const query = useQuery({
    ...contactChangeQuery(token ?? ''),
    enabled: Boolean(token),
  });
  const { data, error } = query;
  const undoing = useMutation({
    mutationFn: (of: string) => call(undoContactChange, { body: { token: of } }),
    onSuccess: onUndone,
  });
  if (undoing.data)
    return (
      <AccountPanel icon={<ShieldCheck />} title={t('undo.done')} lead={undoing.data.message}>
        <ButtonLink to="/forgot-password" variant="primary" size="lg" block>
          {t('undo.newPassword')}
        </ButtonLink>
      </AccountPanel>
    );
  if (!token || isApiError(error, 'UNDO_LINK_INVALID'))
    return (
      <AccountPanel icon={<TimerOff />} title={t('undo.expired')} lead={t('undo.expiredLead')}>
        <ButtonLink to="/login" variant="primary" size="lg" block>
          {t('undo.login')}
        </ButtonLink>
      </AccountPanel>
    );
  if (error) return <QueryError query={query} />;
  return (
    <AccountPanel icon={<ShieldAlert />} title={t('undo.title')} lead={t('undo.lead')}>
      {data ? (
        <div className="space-y-4">
          <p>{t(`undo.what.${data.kind}`, { from: data.from, to: data.to, when: moment(data.at) })}</p>
          {undoing.error && <Notice title={messageOf(undoing.error)} />}
          <Button
            variant="danger"
            size="lg"
            block
            loading={undoing.isPending}
            onClick={() => undoing.mutate(token)}
          >
            {t('undo.press')}
          </Button>
        </div>
      ) : (
        <Loading times={2} className="space-y-4">
          <Skeleton className="h-12" />
        </Loading>
      )}
    </AccountPanel>
  );
}
