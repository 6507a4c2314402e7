import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exportOwnData, getOwnDataFile } from '#shared/accounts/leaving.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ownDataQuery } from '../../api/own-account.ts';

/** Lets the signed-in user download all stored data about them. */
export function OwnDataCard() {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const asking = useMutation({
    mutationFn: () => call(exportOwnData, { body: { format: 'xlsx' } }),
    onError: (error) => toast.error(messageOf(error)),
  });
  const id = asking.data?.id;
  const { data: made } = useQuery(ownDataQuery(id));
  const fetching = useMutation({
    mutationFn: (of: string) => call(getOwnDataFile, { params: { id: of } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.error(messageOf(error)),
  });
  const isMaking = asking.isPending || (id !== undefined && (made?.status ?? 'making') === 'making');
  return (
    <Card>
      <CardHeader title={t('ownData.title')} hint={t('ownData.lead')} />
      {made?.status === 'failed' && <Notice title={t('ownData.failed')} className="mb-3" />}
      {made?.status === 'ready' && id ? (
        <>
          <Button
            variant="primary"
            block
            icon={<Download />}
            loading={fetching.isPending}
            onClick={() => fetching.mutate(id)}
          >
            {t('ownData.fetch')}
          </Button>
          {made.file && (
            <p className="mt-2 text-sm text-ink-2">{t('ownData.until', { when: moment(made.file.until) })}</p>
          )}
        </>
      ) : (
        <Button block loading={isMaking} loadingText={t('ownData.making')} onClick={() => asking.mutate()}>
          {t('ownData.ask')}
        </Button>
      )}
    </Card>
  );
}
