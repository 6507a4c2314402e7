import { useQuery } from '@tanstack/react-query';
import { BookOpenCheck, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChapterReading } from '#shared/library/chapter.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { saveCsv, toCsv } from '#web/ui/list/save-csv.ts';
import { readingQuery } from '../api/staff-document.ts';

const counts = ['views', 'started', 'finished'] as const;

/** How many members began and completed each chapter. Nobody is named. */
export function ReadingCard({ id }: { id: string }) {
  const { t } = useTranslation('staffLibrary');
  const { number } = useFormat();
  const query = useQuery(readingQuery(id));
  const nameOf = ({ title, position }: ChapterReading) => title || t('chapters.untitled', { position });
  const columns: Column<ChapterReading>[] = [
    { name: 'chapter', label: t('reading.chapter'), cell: nameOf, text: nameOf },
    ...counts.map((name) => ({
      name,
      label: t(`reading.${name}`),
      cell: (row: ChapterReading) => number(row[name]),
      text: (row: ChapterReading) => row[name],
      numeric: true,
    })),
  ];
  const rows = query.data?.chapters ?? [];
  return (
    <Card>
      <CardHeader
        title={t('reading.title')}
        hint={t('reading.hint')}
        action={
          rows.length > 0 && (
            <Button
              size="sm"
              icon={<Download />}
              onClick={() => saveCsv(t('reading.file'), toCsv(rows, columns))}
            >
              {t('reading.csv')}
            </Button>
          )
        }
      />
      <QueryFaces query={query} failed={t('reading.failed')} waiting={<SkeletonText lines={4} />}>
        {({ chapters }) =>
          chapters.length === 0 ? (
            <EmptyState size="sm" icon={<BookOpenCheck />} title={t('reading.none')} />
          ) : (
            <Table label={t('reading.title')}>
              <TableHead>
                <TableRow>
                  {columns.map(({ name, label, numeric }) => (
                    <TableHeadCell key={name} numeric={numeric === true}>
                      {label}
                    </TableHeadCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {chapters.map((row) => (
                  <TableRow key={row.id}>
                    {columns.map(({ name, cell, numeric }) => (
                      <TableCell key={name} numeric={numeric === true}>
                        {cell(row)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )
        }
      </QueryFaces>
    </Card>
  );
}
