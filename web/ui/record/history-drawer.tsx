import { useTranslation } from 'react-i18next';
import type { ActivityEntity } from '#shared/activity/activity-choices.ts';
import { Drawer } from '../overlays/drawer.tsx';
import { History } from './history.tsx';

type Props = { of: ActivityEntity; id: string; onClose: () => void };

/** Shows a drawer with a record's change history; mounted while it is open. */
export function HistoryDrawer({ onClose, ...record }: Props) {
  const { t } = useTranslation('activity');
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('title')} size="lg">
      <History {...record} />
    </Drawer>
  );
}
