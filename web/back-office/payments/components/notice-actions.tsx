import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, CircleSlash, RefreshCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  IgnoreDraft,
  replayNotice,
  searchNotices,
  type StaffNotice,
  takeBackDecision,
} from '#shared/payments/notices.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useDecision } from '../api/payment-queries.ts';

type Props = { notice: StaffNotice; children: ReactNode };

/** Decisions that the amount allows in its current state, besides counting it for an order; `children` sends it back. */
export function NoticeActions({ notice, children }: Props) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { ask, dialog } = useConfirm();
  const { id, version, may, decision } = notice;
  const takingBack = useAct(takeBackDecision, { done: t('takeBack.done') });
  const replaying = useAct(replayNotice, {
    done: ({ orderId }) => t(orderId ? 'replay.matched' : 'replay.unchanged'),
    failed: t('replay.failed'),
  });
  // The amount was not counted for an order, so reopening it takes nothing off an order.
  const isReopened = decision?.kind === 'ignore' || decision?.kind === 'statement';
  const code = notice.order?.code ?? '';

  const takeBack = () =>
    ask({
      title: t(isReopened ? 'takeBack.reopenTitle' : 'takeBack.title', { code }),
      consequence: t(isReopened ? 'takeBack.reopenConsequence' : 'takeBack.consequence', {
        amount: vnd(notice.amount),
        code,
      }),
      confirmText: t(isReopened ? 'takeBack.reopen' : 'takeBack.act'),
      failedTitle: t('takeBack.failed'),
      act: () => takingBack.send({ params: { id }, body: { version, clientRequestId: newId() } }),
    });

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <NoticeSteps notice={notice} />
      {may.replay && (
        <Button
          icon={<RefreshCw />}
          loading={replaying.busy}
          loadingText={t('replay.busy')}
          onClick={() => void replaying.run({ params: { id } })}
        >
          {t('replay.act')}
        </Button>
      )}
      {may.takeBack && (
        <Button icon={<Undo2 />} onClick={() => void takeBack()}>
          {t(isReopened ? 'takeBack.reopen' : 'takeBack.act')}
        </Button>
      )}
      {children}
      {may.ignore && (
        <DialogButton
          icon={<CircleSlash />}
          dialog={(onClose) => <IgnoreForm notice={notice} onClose={onClose} />}
        >
          {t('ignoreForm.open')}
        </DialogButton>
      )}
      {dialog}
    </div>
  );
}

/** Form that ignores a received amount and asks for the reason. */
export function IgnoreForm({ notice, onClose }: { notice: StaffNotice; onClose: () => void }) {
  const { t } = useTranslation('money');
  const decide = useDecision(notice, t('ignoreForm.done'));
  return (
    <WrittenReasonDialog
      texts={{ ns: 'money', at: 'ignoreForm' }}
      title={t('ignoreForm.title')}
      submit={t('ignoreForm.submit')}
      sending={t('ignoreForm.sending')}
      schema={IgnoreDraft}
      send={(reason) => decide({ kind: 'ignore', reason })}
      onClose={onClose}
    />
  );
}

/** Limit of the steps: more than anyone handles in one go. */
const openQuery = apiQuery(searchNotices, { query: { state: 'open', limit: '50' } });

/** Links to the next and previous open notice. After a decided one, next is the first of the inbox. */
function NoticeSteps({ notice: { id } }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { number } = useFormat();
  const { data } = useQuery(openQuery);
  if (!data) return null;
  const ids = data.data.map((one) => one.id);
  const place = ids.indexOf(id);
  const [before, after] = place < 0 ? [undefined, ids[0]] : [ids[place - 1], ids[place + 1]];
  if (!before && !after) return null;
  const steps = [
    { to: before, label: t('inbox.before'), icon: <ChevronUp /> },
    { to: after, label: t('inbox.next'), icon: <ChevronDown /> },
  ];
  return (
    <nav aria-label={t('inbox.steps')} className="flex items-center gap-1.5">
      <span className="mr-1 text-sm text-ink-2 tabular-nums">
        {place < 0 ? t('inbox.left', { count: data.total }) : `${number(place + 1)} / ${number(data.total)}`}
      </span>
      {steps.map(
        ({ to, label, icon }) =>
          to && (
            <ButtonLink
              key={label}
              to="/admin/payments/inbox/$id"
              params={{ id: to }}
              aria-label={label}
              title={label}
              className="w-10.5 px-0!"
              icon={icon}
            />
          ),
      )}
    </nav>
  );
}
