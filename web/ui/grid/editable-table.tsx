import { LeaveGuardDialog } from '../overlays/leave-guard.tsx';
import { phone, useMediaQuery } from '../hooks/use-media-query.ts';
import { GridBar } from './grid-bar.tsx';
import { GridCards } from './grid-cards.tsx';
import { GridContext } from './grid-context.ts';
import { GridFrame } from './grid-frame.tsx';
import { useEditableGrid, type EditableTableProps } from './use-editable-grid.ts';

/** Shows a spreadsheet for staff. A cell counts as saved only after the server has confirmed it. */
export function EditableTable<Row extends object, Body>(props: EditableTableProps<Row, Body>) {
  const { grid, phase, told } = useEditableGrid(props);
  const isPhone = useMediaQuery(phone);
  return (
    <GridContext value={grid}>
      <GridBar phase={phase} told={told} />
      {isPhone ? <GridCards label={props.label} /> : <GridFrame label={props.label} />}
      <LeaveGuardDialog unsaved={() => grid.store.summary().unsaved > 0} />
    </GridContext>
  );
}
