import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Switch } from '../fields/switch.tsx';
import { Popover } from '../overlays/popover.tsx';
import { useRemembered } from '../../platform/memory/remembered.ts';
import { inSight, movedBy, type Column } from './column.ts';
import type { ColumnLayout } from './list-settings.ts';
import { listKeys } from './use-list-keys.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
  /** Undefined restores the list's own layout. */
  onLayout: (layout: ColumnLayout | undefined) => void;
};

/** Chooses shown columns and their order; the main column is always shown, and first. */
export function ColumnChoice<Row>({ columns, layout, onLayout }: Props<Row>) {
  const { t } = useTranslation('fields');
  const { hidden, order } = layout;
  const keys = useRemembered(listKeys);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const movable = inSight(columns, [], order).filter(({ main }) => main !== true);
  const names = movable.map(({ name }) => name);

  const arrange = (next: readonly string[], moved: Column<Row>) => {
    onLayout({ hidden, order: next });
    const place = next.indexOf(moved.name) + 1;
    setSaid(t('table.movedTo', { column: moved.label, place, count: next.length }));
  };
  const move = (column: Column<Row>, by: -1 | 1) => arrange(movedBy(columns, order, column.name, by), column);
  const show = (name: string, wanted: boolean) =>
    onLayout({ order, hidden: wanted ? hidden.filter((one) => one !== name) : [...hidden, name] });
  const dragOver = (event: DragEvent, over: string) => {
    const column = movable.find(({ name }) => name === dragged);
    if (!column) return;
    event.preventDefault();
    const rest = names.filter((name) => name !== column.name);
    const next = rest.toSpliced(names.indexOf(over), 0, column.name);
    if (next.join() !== names.join()) arrange(next, column);
  };

  return (
    <Popover
      label={t('table.columns')}
      align="end"
      className="w-80 p-2!"
      trigger={
        <Button icon={<Columns3 />}>
          <span className="max-sm:sr-only">{t('table.columns')}</span>
        </Button>
      }
    >
      <ol>
        {movable.map((column, place) => (
          // Users who cannot drag have the arrows beside it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={column.name}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(column.name);
            }}
            onDragOver={(event) => dragOver(event, column.name)}
            onDragEnd={() => setDragged(undefined)}
            className="flex items-center gap-1 rounded-sm py-0.5 pl-1 hover:bg-hover"
          >
            <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-ink-3" />
            <Checkbox
              className="grow"
              label={column.label}
              checked={!hidden.includes(column.name)}
              onCheckedChange={(wanted) => show(column.name, wanted === true)}
            />
            <IconButton
              size="sm"
              label={t('table.moveUp', { column: column.label })}
              icon={<ArrowUp />}
              disabled={place === 0}
              onClick={() => move(column, -1)}
            />
            <IconButton
              size="sm"
              label={t('table.moveDown', { column: column.label })}
              icon={<ArrowDown />}
              disabled={place === movable.length - 1}
              onClick={() => move(column, 1)}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <Button size="sm" variant="ghost" className="mt-1" onClick={() => onLayout(undefined)}>
        {t('table.asBefore')}
      </Button>
      <div className="mt-2 border-t border-line px-2 pt-1">
        <Switch
          label={t('keys.label')}
          help={t('keys.help')}
          checked={keys === 'on'}
          onCheckedChange={(on) => listKeys.keep(on ? 'on' : 'off')}
        />
      </div>
    </Popover>
  );
}
