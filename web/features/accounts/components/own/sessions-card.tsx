import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { endOtherSessions, endSessionThere, type SessionRow } from '#shared/accounts/sessions.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { sessionsQuery } from '../../api/own-account.ts';

const endOptions = { stale: [roots.sessions], done: ({ message }: { message: string }) => message };

/** Shows the account's sessions; each can be signed out from here, which takes effect within a second. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const query = useQuery(sessionsQuery);
  const endOthers = useAct(endOtherSessions, endOptions);
  const endOne = useAct(endSessionThere, endOptions);
  const busy = endOthers.busy || endOne.busy;
  const { ask, dialog } = useConfirm();
  const rows = query.data?.data ?? [];
  const endAll = async () => {
    const agreed = await ask({
      title: t('sessions.allTitle'),
      consequence: t('sessions.allConsequence'),
      confirmText: t('sessions.all'),
    });
    if (agreed) void endOthers.run({});
  };
  return (
    <Card>
      <CardHeader title={t('sessions.title')} hint={t('sessions.lead')} />
      <ListFaces
        query={query}
        count={rows.length}
        waiting={
          <Loading times={2} className="space-y-3">
            <Skeleton className="h-14" />
          </Loading>
        }
        failed={t('sessions.failed')}
        empty={<p className="text-sm text-ink-2">{t('sessions.empty')}</p>}
      >
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <SessionLine
              key={row.id}
              row={row}
              busy={busy}
              onEnd={() => void endOne.run({ params: { id: row.id } })}
            />
          ))}
        </ul>
        {rows.length > 1 && (
          <Button className="mt-3" block onClick={() => void endAll()} loading={busy}>
            {t('sessions.all')}
          </Button>
        )}
      </ListFaces>
      {dialog}
    </Card>
  );
}

type LineProps = { row: SessionRow; busy: boolean; onEnd: () => void };

function SessionLine({ row: { device, isPhone, network, usedAt, isThis }, busy, onEnd }: LineProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const Mark = isPhone ? Smartphone : Monitor;
  const name = device ?? t('sessions.unknown');
  return (
    <li className="flex items-center gap-3 py-3">
      <Mark aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Badge tone="jade">{t('sessions.this')}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {t('sessions.used', { when: moment(usedAt) })}
          {network && ` · ${network}`}
        </p>
      </div>
      {!isThis && (
        <Button size="sm" disabled={busy} onClick={onEnd} aria-label={t('sessions.endNamed', { name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
