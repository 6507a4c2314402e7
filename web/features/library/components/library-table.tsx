import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OwnDocumentItem } from '#shared/library/document.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  TableRowHead,
} from '#web/ui/data/table.tsx';
import type { LibrarySearch } from '../rules/library-search.ts';
import { openingLink } from '../rules/opening-link.ts';
import { progressOf } from '../rules/reading-facts.ts';
import { ItemActs } from './item-acts.tsx';

type Props = { items: readonly OwnDocumentItem[]; search: LibrarySearch };

/** Shows the documents as a table, with the same acts as the cards. */
export function LibraryTable({ items, search }: Props) {
  const { t } = useTranslation('library');
  const { day, number } = useFormat();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Table label={t('title')}>
        <TableHead>
          <tr>
            <TableHeadCell>{t('column.title')}</TableHeadCell>
            <TableHeadCell>{t('column.category')}</TableHeadCell>
            <TableHeadCell numeric>{t('progress.short')}</TableHeadCell>
            <TableHeadCell numeric>{t('column.views')}</TableHeadCell>
            <TableHeadCell numeric>{t('column.downloads')}</TableHeadCell>
            <TableHeadCell>{t('column.updated')}</TableHeadCell>
            <TableHeadCell tight>{t('column.acts')}</TableHeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.id}>
              <TableRowHead className="min-w-48 font-semibold wrap-anywhere">
                <Link {...openingLink(item, search)} className="hover:underline">
                  {item.title}
                </Link>
              </TableRowHead>
              <TableCell className="whitespace-nowrap">{item.categoryName}</TableCell>
              <TableCell numeric>{t('progress.value', progressOf(item))}</TableCell>
              <TableCell numeric>{number(item.views)}</TableCell>
              <TableCell numeric>{number(item.downloads)}</TableCell>
              <TableCell className="tabular-nums">{day(item.updatedAt)}</TableCell>
              <TableCell tight>
                <ItemActs item={item} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
