import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { RoomLinks } from './room-rail.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function RoomDrawer({ open, onOpenChange }: Props) {
  const { t } = useTranslation('rooms');
  return (
    <Drawer side="bottom" title={t('label')} open={open} onOpenChange={onOpenChange}>
      <RoomLinks className="-mx-2" onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}
