import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  explainDifference,
  reconcileDay,
  type ReconciledDay,
} from '#shared/reconciliation/reconciliation.contract.ts';
import { type Difference, type ListedBy, listedBy } from '#shared/reconciliation/reconciliation.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton-rows.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { reconciledDayQuery } from '../api/reconciliation-queries.ts';
import { ComparisonBadge } from './comparison-badge.tsx';
import { DifferenceLine } from './difference-line.tsx';

type Props = { day: string; onClose: () => void };

/** Panel for one day beside the list: each provider's list and the differences. */
export function ReconciledDayDrawer({ day, onClose }: Props) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const query = useQuery(reconciledDayQuery(day));
  return (
    <Drawer
      open
      size="lg"
      title={t('reconciliation.day', { day: format.day(`${day}T12:00:00+07:00`) })}
      onOpenChange={(open) => !open && onClose()}
    >
      <QueryFaces
        query={query}
        failed={t('reconciliation.failed')}
        waiting={<SkeletonRows count={3} height="h-20" />}
      >
        {(shown) => (
          <div className="space-y-8">
            {listedBy.map((provider) => (
              <Listed key={provider} provider={provider} shown={shown} />
            ))}
          </div>
        )}
      </QueryFaces>
    </Drawer>
  );
}

function Listed({ provider, shown }: { provider: ListedBy; shown: ReconciledDay }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { day } = shown;
  const comparing = useAct(reconcileDay, { failed: t('reconciliation.compareFailed') });
  const takingBack = useAct(explainDifference, { failed: t('explainForm.failed') });
  const [explaining, setExplaining] = useState<Difference>();
  const comparison = shown.comparisons.find((one) => one.provider === provider);
  const name = t(`listedBy.${provider}`);
  return (
    <section aria-label={name}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-bold">{name}</h3>
        <ComparisonBadge comparison={comparison} />
        {shown.isOver && (
          <Button
            size="sm"
            className="ml-auto"
            icon={<RefreshCw />}
            aria-label={t(comparison ? 'reconciliation.compareAgainWith' : 'reconciliation.compareWith', {
              name,
            })}
            loading={comparing.busy}
            loadingText={t('reconciliation.comparing')}
            onClick={() => void comparing.run({ params: { day }, body: { provider } })}
          >
            {t(comparison ? 'reconciliation.compareAgain' : 'reconciliation.compare')}
          </Button>
        )}
      </div>
      {comparison?.error && (
        <Notice tone="danger" title={t('reconciliation.noList')}>
          {comparison.error}
        </Notice>
      )}
      {comparison && (
        <p className="text-sm text-ink-2">
          {[
            t('reconciliation.listed', {
              count: comparison.listed.count,
              amount: vnd(comparison.listed.amount),
            }),
            comparison.recovered > 0 && t('reconciliation.recovered', { count: comparison.recovered }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {comparison?.found.map((difference) => (
          <DifferenceLine
            key={difference.id}
            difference={difference}
            onExplain={() => setExplaining(difference)}
            onTakeBack={() =>
              void takingBack.run({
                params: { day, provider, difference: difference.id },
                body: { reason: '' },
              })
            }
          />
        ))}
      </ul>
      {explaining && (
        <ExplainForm
          day={day}
          provider={provider}
          difference={explaining}
          onClose={() => setExplaining(undefined)}
        />
      )}
    </section>
  );
}

type ExplainProps = { day: string; provider: ListedBy; difference: Difference; onClose: () => void };

export function ExplainForm({ day, provider, difference, onClose }: ExplainProps) {
  const { t } = useTranslation('money');
  const explaining = useAct(explainDifference, { done: t('explainForm.done') });
  const params = { day, provider, difference: difference.id };
  return (
    <WrittenReasonDialog
      texts={{ ns: 'money', at: 'explainForm' }}
      title={t('explainForm.title')}
      description={t(`difference.${difference.kind}`)}
      submit={t('explainForm.submit')}
      sending={t('explainForm.sending')}
      send={(reason) => explaining.send({ params, body: { reason } })}
      onClose={onClose}
    />
  );
}
