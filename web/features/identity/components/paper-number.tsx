import { Eye, EyeOff, History } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Identity, PaperAccess } from '#shared/identity/identity.ts';
import { getMyFullNumber } from '#shared/identity/own-identity.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { accessesQuery } from '../api/identity-queries.ts';

const useWho = () => {
  const { t } = useTranslation('identity');
  return ({ by, name }: PaperAccess) => (by === 'owner' ? t('look.you') : t('look.staff', { name }));
};

/** Shows a paper's number, masked until the user asks for it, with the last access below. */
export function PaperNumber({ paper }: { paper: Identity }) {
  const { t } = useTranslation('identity');
  const { ago } = useFormat();
  const who = useWho();
  // The number is held here only while it is shown, never in the query cache.
  const [number, setNumber] = useState<string>();
  const [log, setLog] = useState(false);
  const full = useAct(getMyFullNumber, { stale: [roots.identity] });
  const show = async () => {
    try {
      setNumber((await full.send({ params: { id: paper.id } })).number);
    } catch (error) {
      toast.error(reasonOf(error) ?? t('look.failed'));
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm bg-mute px-3.5 py-2.5">
        <div className="min-w-0">
          <p className="text-xs text-ink-2">{t(`number.${paper.type}`)}</p>
          <p className="text-lg font-bold tracking-wide tabular-nums">{number ?? paper.identityId}</p>
        </div>
        {number ? (
          <Button size="sm" icon={<EyeOff />} onClick={() => setNumber(undefined)}>
            {t('look.hide')}
          </Button>
        ) : (
          <Button size="sm" icon={<Eye />} loading={full.busy} onClick={() => void show()}>
            {t('look.show')}
          </Button>
        )}
      </div>
      <p className="mt-2 mb-3 flex items-start gap-2 text-xs text-ink-2">
        <History aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span>
          {t('look.noted')}{' '}
          {paper.lastLook && t('look.last', { who: who(paper.lastLook), at: ago(paper.lastLook.at) })}{' '}
          <button
            type="button"
            aria-haspopup="dialog"
            className="rounded-xs font-semibold text-ink underline"
            onClick={() => setLog(true)}
          >
            {t('look.log')}
          </button>
        </span>
      </p>
      {log && <LookLog id={paper.id} onClose={() => setLog(false)} />}
    </>
  );
}

function LookLog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('identity');
  const { moment } = useFormat();
  const who = useWho();
  const { data, error, isFetching, refetch } = useQuery(accessesQuery(id));
  return (
    <Dialog onClose={onClose} title={t('look.log')} description={t('look.logHint')}>
      {error && <ErrorState size="sm" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-16" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-sm text-ink-2">{t('look.none')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {data.map((look) => (
            <li key={look.id} className="flex justify-between gap-4 py-2.5">
              <span className="font-semibold">{who(look)}</span>
              <time dateTime={look.at} className="text-ink-2 tabular-nums">
                {moment(look.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
