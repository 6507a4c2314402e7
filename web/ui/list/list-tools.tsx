import { Download, LayoutGrid, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { phone, useMediaQuery } from '../hooks/use-media-query.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { Column } from './column.ts';
import { type ColumnLayout, type Face, faceOn } from './list-settings.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout | undefined) => void;
  face: Face | undefined;
  onFace: (face: Face) => void;
  /** The export, with the number of rows it would contain. */
  file?: { count: number; isReading: boolean; start: () => void };
};

/** Shows the view controls of a list: cards or table, columns, and the export. */
export function ListTools<Row>(props: Props<Row>) {
  const { columns, layout, onLayout, face, onFace, file } = props;
  const { t } = useTranslation('fields');
  const isCards = faceOn(useMediaQuery(phone), face) === 'cards';
  return (
    <>
      {file && (
        <Button icon={<Download />} disabled={file.count === 0} loading={file.isReading} onClick={file.start}>
          <span className="max-sm:sr-only">{t('table.export', { count: file.count })}</span>
        </Button>
      )}
      <ColumnChoice columns={columns} layout={layout} onLayout={onLayout} />
      <div role="group" aria-label={t('table.face')} className="flex">
        <IconButton
          label={t('table.asTable')}
          icon={<Rows3 />}
          pressed={!isCards}
          onClick={() => onFace('table')}
        />
        <IconButton
          label={t('table.asCards')}
          icon={<LayoutGrid />}
          pressed={isCards}
          onClick={() => onFace('cards')}
        />
      </div>
    </>
  );
}
