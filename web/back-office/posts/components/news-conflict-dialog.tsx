import { useTranslation } from 'react-i18next';
import type { NewsText } from '#shared/news/news.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { VersionDiff } from '#web/ui/publishing/version-diff.tsx';
import type { EditedNews } from '../api/edited-news.ts';
import { useNewsLabels } from '../hooks/use-news-labels.ts';
import { compareNews } from '../rules/compare-news.ts';

type Props = {
  theirs: EditedNews;
  mine: NewsText;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** Shows who saved a newer draft and what differs, and lets the editor choose; closing it decides nothing. */
export function NewsConflictDialog({ theirs, mine, onUseTheirs, onKeepMine, onClose }: Props) {
  const { t } = useTranslation('staffNews');
  const { moment } = useFormat();
  const labelOf = useNewsLabels();
  const { savedBy, draft, text } = theirs;
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('conflict.title')}
      description={t('conflict.lead', {
        name: savedBy?.fullName ?? t('conflict.someone'),
        at: moment(draft.savedAt),
      })}
      footer={
        <>
          <Button onClick={onUseTheirs}>{t('conflict.theirs')}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-2">{t('conflict.hint')}</p>
      <VersionDiff fields={compareNews(text, mine)} labelOf={labelOf} />
    </Dialog>
  );
}
