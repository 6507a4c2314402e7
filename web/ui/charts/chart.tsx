import { ChartColumn, ChartLine, Download, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { Card } from '../layout/card.tsx';
import { saveCsv, toCsv } from '../list/save-csv.ts';
import { InfoTip } from '../overlays/info-tip.tsx';
import { isEmpty, type ChartKind, type ChartPoints, type ChartSeries, type ChartUnit } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { useChartWords, type ChartWords } from './use-chart-words.ts';

export type ChartProps = {
  kind: ChartKind;
  title: string;
  /** Explanation beside the title: what is counted, by which date, and what is left out. */
  definition?: string;
  unit: ChartUnit;
  points: ChartPoints;
  series: readonly ChartSeries[];
  isPending?: boolean;
  failure?: { message: string | undefined; onRetry: () => void } | undefined;
  /** Advice for an empty chart: what the reader can do. */
  emptyHint?: string;
  /** Controls beside the title, such as a choice of days. */
  aside?: ReactNode;
  /** Summary of the figures in words, above the drawing. */
  lead?: ReactNode;
  /** Level of the chart's heading on its page. */
  level?: 2 | 3;
  className?: string;
};

/** Shows a chart, its table and a CSV download. The drawing code is fetched with the first chart. */
export function Chart(props: ChartProps) {
  const { kind, title, definition, unit, points, series, isPending, failure, aside, className } = props;
  const Heading = `h${props.level ?? 3}` as const;
  const { t } = useTranslation('charts');
  const [asTable, setAsTable] = useState(false);
  const words = useChartWords(unit, points.by);
  const isFull = !isPending && !failure && points.values.length > 0 && !isEmpty(series);
  const save = () => saveCsv(`${title}.csv`, csvOf(points, series, words));
  return (
    <Card className={className}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex min-w-0 items-center gap-1">
          <Heading className="min-w-0 text-base font-bold">{title}</Heading>
          {definition && <InfoTip of={title} text={definition} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {aside}
          {isFull && (
            <>
              <Button
                size="sm"
                variant="ghost"
                icon={asTable ? <ChartLine /> : <Table2 />}
                onClick={() => setAsTable(!asTable)}
              >
                {t(asTable ? 'chart' : 'table')}
              </Button>
              <IconButton size="sm" label={t('save', { title })} icon={<Download />} onClick={save} />
            </>
          )}
        </div>
      </div>
      {props.lead && <div className="-mt-2 mb-4">{props.lead}</div>}
      {isFull && asTable && <ChartTable {...{ title, points, series, words }} summed={unit !== 'percent'} />}
      {isFull && !asTable && <Drawing {...{ kind, title, points, series, words }} />}
      {failure && <ErrorState size="sm" message={failure.message} onRetry={failure.onRetry} />}
      {isPending && !failure && (
        <Loading>
          <Skeleton className="h-60 w-full" />
        </Loading>
      )}
      {!isPending && !failure && !isFull && (
        <EmptyState
          size="sm"
          icon={<ChartColumn />}
          title={t('empty')}
          hint={props.emptyHint ?? t('emptyHint')}
        />
      )}
    </Card>
  );
}

const Drawing = lazyPiece(async () => (await import('./drawing.tsx')).Drawing, {
  waiting: <Skeleton className="h-60 w-full" />,
});

/** Returns the shown figures as CSV. Numbers stay numbers, so that spreadsheets can calculate with them. */
const csvOf = (points: ChartPoints, series: readonly ChartSeries[], words: ChartWords): string =>
  toCsv(
    points.values.map((value, row) => ({ value, row })),
    [
      { name: 'point', label: points.label, cell: () => null, text: ({ value }) => words.point(value) },
      ...series.map(({ name, label, values }) => ({
        name,
        label,
        cell: () => null,
        text: ({ row }: { row: number }) => values[row],
      })),
    ],
  );
