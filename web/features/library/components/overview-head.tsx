import clsx from 'clsx';
import { Bell, Heart, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useDialogMark } from '../hooks/use-dialog-mark.ts';
import { useShare } from '../hooks/use-share.ts';
import { OwnBadges } from './own-badges.tsx';

/** Shows the badges of a document and the buttons to keep it at hand. */
export function OverviewHead({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('library');
  const favorite = useDialogMark(document, 'favorite');
  const follow = useDialogMark(document, 'follow');
  const share = useShare();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <OwnBadges document={document} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-pressed={favorite.isOn}
          loading={favorite.isBusy}
          icon={<Heart aria-hidden className={clsx(favorite.isOn && 'fill-brand stroke-brand')} />}
          onClick={favorite.press}
        >
          {t('favorite')}
        </Button>
        <Button
          size="sm"
          aria-pressed={follow.isOn}
          loading={follow.isBusy}
          icon={<Bell aria-hidden className={clsx(follow.isOn && 'fill-gold stroke-gold')} />}
          onClick={follow.press}
        >
          {t('follow')}
        </Button>
        <Button size="sm" icon={<Share2 aria-hidden />} onClick={() => share(document.slug)}>
          {t('share.action')}
        </Button>
      </div>
    </div>
  );
}
