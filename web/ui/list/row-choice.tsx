import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import type { DataTableProps } from './table-props.ts';
import { withRow } from './selection.ts';

type Props<Row> = Pick<DataTableProps<Row>, 'idOf' | 'nameOf' | 'selection' | 'onSelection'> & { row: Row };

/** Shows a checkbox that selects a row, if rows are selectable. */
export function RowChoice<Row>({ row, idOf, nameOf, selection, onSelection }: Props<Row>) {
  const { t } = useTranslation('fields');
  if (!selection) return null;
  return (
    <Checkbox
      // Raises the box above the link layer that covers the whole row.
      className="z-1"
      aria-label={t('table.selectRow', { name: nameOf(row) })}
      checked={selection.has(idOf(row))}
      onCheckedChange={(wanted) => onSelection?.(withRow(selection, row, idOf, wanted === true))}
    />
  );
}
