import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  beginLeaving,
  leavingDays,
  type LeftPosts,
  leftPosts,
  type LeavingState,
  stayAfterAll,
} from '#shared/accounts/leaving.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { leavingQuery } from '../../api/own-account.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Explains account deletion: what is deleted, what stays, the date, and how to cancel. */
export function LeavingCard() {
  const { t } = useTranslation('account');
  const query = useQuery(leavingQuery);
  return (
    <Card>
      <CardHeader title={t('leaving.title')} hint={t('leaving.lead', { days: leavingDays })} />
      <ListFaces
        query={query}
        count={1}
        waiting={
          <Loading>
            <Skeleton className="h-12" />
          </Loading>
        }
        failed={t('leaving.failed')}
        empty={null}
      >
        {query.data && <State state={query.data} />}
      </ListFaces>
    </Card>
  );
}

function State({ state }: { state: LeavingState }) {
  const { t } = useTranslation('account');
  if (state.dueAt) return <Pending dueAt={state.dueAt} />;
  const isHeld = state.holds.length > 0;
  return (
    <>
      {isHeld && (
        <Notice tone="gold" title={t('leaving.held')} className="mb-3">
          <ul className="list-disc pl-4">
            {state.holds.map((hold) => (
              <li key={hold}>{t(`leaving.hold.${hold}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogButton
        variant="danger"
        block
        disabled={isHeld}
        dialog={(onClose) => <LeavingDialog onClose={onClose} />}
      >
        {t('leaving.begin')}
      </DialogButton>
    </>
  );
}

function Pending({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const staying = useAct(stayAfterAll, {
    stale: [leavingQuery.queryKey],
    done: ({ message }) => message,
  });
  return (
    <>
      <Notice tone="gold" title={t('leaving.due', { day: day(dueAt) })} />
      <Button
        variant="primary"
        block
        className="mt-3"
        loading={staying.busy}
        onClick={() => void staying.run({})}
      >
        {t('leaving.stay')}
      </Button>
    </>
  );
}

function LeavingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [posts, setPosts] = useState<LeftPosts>('keep');
  return (
    <ProofDialog
      title={t('leaving.begin')}
      description={t('leaving.lead', { days: leavingDays })}
      submit={t('leaving.confirm')}
      act={(proof) => call(beginLeaving, { body: { proof, posts } })}
      onDone={(state) => {
        queryClient.setQueryData(leavingQuery.queryKey, state);
        onClose();
      }}
      onClose={onClose}
    >
      <dl className="space-y-2 text-sm">
        {(['goes', 'nameless', 'stays'] as const).map((what) => (
          <div key={what}>
            <dt className="font-semibold">{t(`leaving.${what}.title`)}</dt>
            <dd className="text-ink-2">{t(`leaving.${what}.text`)}</dd>
          </div>
        ))}
      </dl>
      <RadioGroup
        label={t('leaving.posts')}
        showLabel
        options={leftPosts.map((value) => ({ value, label: t(`leaving.post.${value}`) }))}
        value={posts}
        onChange={setPosts}
      />
    </ProofDialog>
  );
}
