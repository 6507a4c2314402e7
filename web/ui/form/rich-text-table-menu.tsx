import type { Editor } from '@tiptap/core';
import { Table } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../overlays/menu.tsx';

/** Rows and columns of a new table; its first row is the header. */
const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** Inserts a table, or changes the one around the caret. */
export function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const { t } = useTranslation('editor');
  const chain = () => editor.chain().focus();
  return (
    <Menu
      align="start"
      trigger={<IconButton size="sm" label={t('table.label')} icon={<Table />} pressed={isInTable} />}
    >
      {isInTable ? (
        <>
          <MenuItem onSelect={() => chain().addRowBefore().run()}>{t('table.rowAbove')}</MenuItem>
          <MenuItem onSelect={() => chain().addRowAfter().run()}>{t('table.rowBelow')}</MenuItem>
          <MenuItem onSelect={() => chain().deleteRow().run()}>{t('table.deleteRow')}</MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => chain().addColumnBefore().run()}>{t('table.columnLeft')}</MenuItem>
          <MenuItem onSelect={() => chain().addColumnAfter().run()}>{t('table.columnRight')}</MenuItem>
          <MenuItem onSelect={() => chain().deleteColumn().run()}>{t('table.deleteColumn')}</MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => chain().toggleHeaderRow().run()}>{t('table.headerRow')}</MenuItem>
          <MenuItem onSelect={() => chain().mergeOrSplit().run()}>{t('table.mergeOrSplit')}</MenuItem>
          <MenuItem danger onSelect={() => chain().deleteTable().run()}>
            {t('table.delete')}
          </MenuItem>
        </>
      ) : (
        <MenuItem onSelect={() => chain().insertTable(newTable).run()}>{t('table.insert')}</MenuItem>
      )}
    </Menu>
  );
}
