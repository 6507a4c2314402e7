import { Check, Download, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

export type ChapterMenuProps = {
  isCompleted: boolean;
  /** False where the document has no files. */
  hasFiles: boolean;
  onMark: () => void;
  onDownload: () => void;
  onShare: () => void;
};

/** Shows what a member does with a chapter besides reading it. */
export function ChapterMenu({
  isCompleted,
  hasFiles,
  onMark,
  onDownload,
  onShare,
  ...opened
}: ChapterMenuProps & OpenedMenuProps) {
  const { t } = useTranslation('library');
  return (
    <Menu {...opened}>
      <MenuItem icon={<Check />} onSelect={onMark}>
        {isCompleted ? t('chapter.markOpen') : t('chapter.markDone')}
      </MenuItem>
      <MenuItem icon={<Download />} disabled={!hasFiles} onSelect={onDownload}>
        {t('chapter.download')}
      </MenuItem>
      <MenuItem icon={<Share2 />} onSelect={onShare}>
        {t('share.action')}
      </MenuItem>
    </Menu>
  );
}
