import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableRow } from '../data/table.tsx';
import { sumOf, type ChartPoints, type ChartSeries } from './chart-data.ts';
import type { ChartWords } from './use-chart-words.ts';

type Props = {
  title: string;
  points: ChartPoints;
  series: readonly ChartSeries[];
  words: ChartWords;
  summed: boolean;
};

/** Shows the figures of a chart as a table: one row per point, and the totals. */
export function ChartTable({ title, points, series, words, summed }: Props) {
  const { t } = useTranslation('charts');
  const cell = (value: number | null | undefined) => (typeof value === 'number' ? words.figure(value) : '–');
  return (
    <Table label={title} frameClassName="max-h-80 rounded-sm border border-line">
      <TableHead>
        <tr>
          <th scope="col" className="px-3 py-2 pl-4">
            {points.label}
          </th>
          {series.map(({ name, label }) => (
            <th key={name} scope="col" className="px-3 py-2 text-right last:pr-4">
              {label}
            </th>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {points.values.map((point, row) => (
          <TableRow key={point}>
            <th scope="row" className="px-3 py-1.5 pl-4 text-left font-normal whitespace-nowrap">
              {words.point(point)}
            </th>
            {series.map(({ name, values }) => (
              <TableCell key={name} numeric className="h-auto! py-1.5 whitespace-nowrap">
                {cell(values[row])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {summed && (
        <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--line)]">
          <tr>
            <th scope="row" className="px-3 py-2 pl-4 text-left">
              {t('sum')}
            </th>
            {series.map(({ name, values }) => (
              <TableCell key={name} numeric className="h-auto! py-2 whitespace-nowrap">
                {cell(sumOf(values))}
              </TableCell>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
