import { useTranslation } from 'react-i18next';
import { expectedCash } from '#shared/tills/till-choices.ts';
import type { Till } from '#shared/tills/till.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { TillDifference } from './till-difference.tsx';
import { TillEntries } from './till-entries.tsx';
import { TillFigures } from './till-figures.tsx';

/** Page of one till: owner, times and warehouse, expected and counted cash, and all rows. */
export function TillPage({ till }: { till: Till }) {
  const { t } = useTranslation('till');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="space-y-5">
        {till.countedAmount !== null && <Closing till={till} counted={till.countedAmount} />}
        <Card>
          <CardHeader title={t('cash')} />
          <TillFigures till={till} />
        </Card>
      </div>
      <div className="min-w-0 space-y-5">
        <About till={till} />
        <Card padded={false} className="overflow-hidden">
          <div className="px-4 pt-4 sm:px-5">
            <CardHeader title={t('entries.title')} />
          </div>
          <TillEntries id={till.id} />
        </Card>
      </div>
    </div>
  );
}

function Closing({ till, counted }: { till: Till; counted: number }) {
  const { t } = useTranslation('till');
  const { number, vnd } = useFormat();
  const expected = till.expected ?? expectedCash(till);
  return (
    <Card>
      <CardHeader title={t('closing.title')} />
      <ul className="divide-y divide-line text-sm">
        {till.counted.map(({ value, pieces }) => (
          <li key={value} className="flex justify-between gap-4 py-2 tabular-nums">
            <span className="text-ink-2">
              {t('closing.notes', { value: vnd(value), count: number(pieces) })}
            </span>
            <span>{vnd(value * pieces)}</span>
          </li>
        ))}
        {till.loose > 0 && (
          <li className="flex justify-between gap-4 py-2 tabular-nums">
            <span className="text-ink-2">{t('count.loose')}</span>
            <span>{vnd(till.loose)}</span>
          </li>
        )}
      </ul>
      <div className="border-t border-line-strong" />
      <Facts>
        <Fact label={t('list.counted')}>
          <span className="text-lg font-bold tabular-nums">{vnd(counted)}</span>
        </Fact>
        <Fact label={t('list.expected')}>
          <span className="tabular-nums">{vnd(expected)}</span>
        </Fact>
        <Fact label={t('list.difference')}>
          <TillDifference of={counted - expected} />
        </Fact>
        {till.reason && <Fact label={t('list.reason')}>{till.reason}</Fact>}
      </Facts>
    </Card>
  );
}

function About({ till }: { till: Till }) {
  const { t } = useTranslation('till');
  const { moment } = useFormat();
  const { personName, warehouseName, openedBy, openedAt, closedAt, closedByName } = till;
  return (
    <Card>
      <Facts>
        <Fact label={t('list.person')}>{personName}</Fact>
        <Fact label={t('list.place')}>{warehouseName}</Fact>
        <Fact label={t('list.openedAt')}>
          {[moment(openedAt), openedBy === 'itself' && t('byItself')].filter(Boolean).join(' · ')}
        </Fact>
        {closedAt && (
          <Fact label={t('list.closedAt')}>
            {[moment(closedAt), closedByName].filter(Boolean).join(' · ')}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
