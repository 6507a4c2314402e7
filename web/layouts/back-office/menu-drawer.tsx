import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';

/** Shows the sidebar on phones, 18 rem wide; closes when a page is chosen. */
export function MenuDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('backOffice');
  return (
    <Drawer open side="left" size="xs" title={t('title')} onOpenChange={(open) => !open && onClose()}>
      <div className="flex min-h-full flex-col">
        <SidebarMenu role={role} onLeave={onClose} />
      </div>
    </Drawer>
  );
}
