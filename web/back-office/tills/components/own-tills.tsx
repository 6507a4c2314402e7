import { Banknote, Calculator, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffTill, Till } from '#shared/tills/till.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useColumns } from '#web/ui/list/columns.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { CountForm } from './count-form.tsx';
import { MoveForm } from './move-form.tsx';
import { OpenForm } from './open-form.tsx';
import { TillDifference } from './till-difference.tsx';
import { TillEntries } from './till-entries.tsx';
import { TillFigures } from './till-figures.tsx';
import { isLate, TillStatusBadge } from './till-status-badge.tsx';

type Props = {
  open: readonly StaffTill[];
  closed: readonly Till[];
  onClosed: (till: StaffTill) => void;
};

/** The user's own tills: the open ones with their expected cash, and the results of the last days. */
export function OwnTills({ open, closed, onClosed }: Props) {
  const { t } = useTranslation('till');
  const [opening, setOpening] = useState(false);
  // A closed till can leave the list before the form got its answer, so the form keeps its till.
  const [counting, setCounting] = useState<StaffTill>();
  const counted = open.find(({ id }) => id === counting?.id) ?? counting;
  const openButton = (
    <Button
      variant={open.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus />}
      onClick={() => setOpening(true)}
    >
      {t(open.length === 0 ? 'open.open' : 'open.more')}
    </Button>
  );
  return (
    <div className="space-y-5">
      {open.length === 0 && (
        <Card>
          <EmptyState icon={<Banknote />} title={t('none.title')} hint={t('none.hint')} action={openButton} />
        </Card>
      )}
      {open.map((till) => (
        <OneTill key={till.id} till={till} onCount={() => setCounting(till)} />
      ))}
      {open.length > 0 && <div className="flex justify-end">{openButton}</div>}
      <ClosedTills tills={closed} />
      {opening && (
        <OpenForm taken={open.map(({ warehouseId }) => warehouseId)} onClose={() => setOpening(false)} />
      )}
      {counted && (
        <CountForm
          key={counted.id}
          till={counted}
          onClose={() => setCounting(undefined)}
          onClosed={(till) => {
            setCounting(undefined);
            onClosed(till);
          }}
        />
      )}
    </div>
  );
}

function OneTill({ till, onCount }: { till: StaffTill; onCount: () => void }) {
  const { t } = useTranslation('till');
  const { moment } = useFormat();
  const [asking, setAsking] = useState<'declare' | 'move'>();
  const leave = () => setAsking(undefined);
  return (
    <section aria-label={till.warehouseName} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-x-2.5 text-lg font-bold">
            {till.warehouseName}
            <TillStatusBadge till={till} />
          </h2>
          <p className="text-sm text-ink-2 tabular-nums">
            {t('openedAt', { code: till.code, at: moment(till.openedAt) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:grow">
          <Button onClick={() => setAsking('move')}>{t('move.open')}</Button>
          <Button variant="primary" icon={<Calculator />} onClick={onCount}>
            {t('count.open')}
          </Button>
        </div>
      </div>
      {isLate(till) && (
        <Notice tone="gold" title={t('late.title', { at: moment(till.openedAt) })}>
          {t('late.hint')}
        </Notice>
      )}
      {till.may.declare && (
        <Notice tone="sky" title={t('declare.notice')}>
          <p>{t('declare.noticeHint')}</p>
          <Button size="sm" className="mt-2" onClick={() => setAsking('declare')}>
            {t('declare.open')}
          </Button>
        </Notice>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <Card>
          <CardHeader title={t('cash')} />
          <TillFigures till={till} />
        </Card>
        <Card padded={false} className="overflow-hidden">
          <div className="px-4 pt-4 sm:px-5">
            <CardHeader title={t('entries.title')} hint={t('entries.hint')} />
          </div>
          <TillEntries id={till.id} />
        </Card>
      </div>
      {asking === 'declare' && <OpenForm till={till} taken={[]} onClose={leave} />}
      {asking === 'move' && <MoveForm till={till} onClose={leave} />}
    </section>
  );
}

/** The user's own tills that were closed last. */
function ClosedTills({ tills }: { tills: readonly Till[] }) {
  const { t } = useTranslation('till');
  const { moment } = useFormat();
  const col = useColumns<Till>({ ns: 'till', at: 'list' });
  if (tills.length === 0) return undefined;
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4 sm:px-5">
        <CardHeader title={t('closed.title')} />
      </div>
      <DataTable
        label={t('closed.title')}
        rows={tills}
        columns={[
          col.link('closedAt', '/admin/payments/till/$id', {
            of: ({ closedAt }) => moment(closedAt ?? ''),
            below: ({ warehouseName }) => warehouseName,
          }),
          col.money('counted', { card: 'line', of: ({ countedAmount }) => countedAmount ?? 0 }),
          col.number('difference', {
            card: 'aside',
            cell: ({ difference }) => <TillDifference of={difference ?? 0} />,
          }),
        ]}
        idOf={({ id }) => id}
        nameOf={({ code }) => code}
      />
    </Card>
  );
}
