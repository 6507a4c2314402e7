import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportOwnData, getOwnDataFile } from '#shared/accounts/leaving.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ownDataQuery } from '../../api/own-account.ts';

/** Lets the signed-in user download all stored data about them. */
export function OwnDataCard() {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const [id, setId] = useState<string>();
  const asking = useAct(exportOwnData, { stale: [] });
  const fetching = useAct(getOwnDataFile, { stale: [] });
  const { data: made } = useQuery(ownDataQuery(id));
  const ask = async () => {
    setId(undefined);
    setId((await asking.run({ body: { format: 'xlsx' } }))?.id);
  };
  const fetchFile = async (of: string) => {
    const file = await fetching.run({ params: { id: of } });
    if (file) location.assign(file.url);
  };
  const isMaking = asking.busy || (id !== undefined && (made?.status ?? 'making') === 'making');
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
            loading={fetching.busy}
            onClick={() => void fetchFile(id)}
          >
            {t('ownData.fetch')}
          </Button>
          {made.file && (
            <p className="mt-2 text-sm text-ink-2">{t('ownData.until', { when: moment(made.file.until) })}</p>
          )}
        </>
      ) : (
        <Button block loading={isMaking} loadingText={t('ownData.making')} onClick={() => void ask()}>
          {t('ownData.ask')}
        </Button>
      )}
    </Card>
  );
}
