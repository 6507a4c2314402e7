import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Popover } from '../overlays/popover.tsx';
import type { Column } from './column.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onHidden: (hidden: string[]) => void;
};

/** Which columns are shown; the one a row is known by always is. */
export function ColumnChoice<Row>({ columns, hidden, onHidden }: Props<Row>) {
  const { t } = useTranslation('fields');
  return (
    <Popover
      label={t('table.columns')}
      align="end"
      className="min-w-56"
      trigger={<Button icon={<Columns3 />}>{t('table.columns')}</Button>}
    >
      {columns
        .filter(({ main }) => main !== true)
        .map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={!hidden.includes(name)}
            onCheckedChange={(wanted) =>
              onHidden(wanted === true ? hidden.filter((one) => one !== name) : [...hidden, name])
            }
          />
        ))}
    </Popover>
  );
}
