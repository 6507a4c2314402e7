import { History as Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityEntity } from '#shared/activity/activity-choices.ts';
import { Button } from '../actions/button.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';

const Drawer = lazyPiece(async () => (await import('./history-drawer.tsx')).HistoryDrawer, {
  giveUp: ({ onClose }) => onClose(),
});

export function HistoryButton(record: { of: ActivityEntity; id: string }) {
  const { t } = useTranslation('activity');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Clock />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open && <Drawer {...record} onClose={() => setOpen(false)} />}
    </>
  );
}
