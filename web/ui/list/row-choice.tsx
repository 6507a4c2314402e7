import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import type { DataTableProps } from './table-props.ts';
import { withRow } from './selection.ts';

type Props<Row> = Pick<DataTableProps<Row>, 'idOf' | 'nameOf' | 'selection' | 'onSelection'> & { row: Row };

/** The box that chooses a row, where rows can be chosen. */
export function RowChoice<Row>({ row, idOf, nameOf, selection, onSelection }: Props<Row>) {
  const { t } = useTranslation('fields');
  if (!selection) return null;
  return (
    <Checkbox
      // Above what the row opens when it is pressed anywhere.
      className="z-1"
      aria-label={t('table.selectRow', { name: nameOf(row) })}
      checked={selection.has(idOf(row))}
      onCheckedChange={(wanted) => onSelection?.(withRow(selection, row, idOf, wanted === true))}
    />
  );
}
