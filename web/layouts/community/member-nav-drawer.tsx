import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { MemberNavLinks } from './member-nav-rail.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function MemberNavDrawer({ open, onOpenChange }: Props) {
  const { t } = useTranslation('rooms');
  return (
    <Drawer side="bottom" title={t('label')} open={open} onOpenChange={onOpenChange}>
      <MemberNavLinks className="-mx-2" onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}
