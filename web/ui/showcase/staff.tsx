import { EditableGrid } from './editable-grid.tsx';
import { Lists, Views } from './lists.tsx';
import { RecordPieces } from './record.tsx';
import { Group } from './specimen.tsx';

export function Staff() {
  return (
    <Group title="Hồ sơ và danh sách">
      <RecordPieces />
      <Views />
      <Lists />
      <EditableGrid />
    </Group>
  );
}
