import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import type { ExportMenuProps } from './export-menu.tsx';

type Offer = Pick<ExportMenuProps, 'page' | 'chosen' | 'all'>;

const ExportMenu = lazyMenu<Offer>(async () => (await import('./export-menu.tsx')).default);

/** Export button of a list. The route passes it to the list, because the route knows both the list and jobs. */
export function ExportButton(offer: Offer) {
  const { t } = useTranslation('jobs');
  return (
    <ExportMenu
      {...offer}
      trigger={
        <Button icon={<Download />}>
          <span className="max-sm:sr-only">{t('export.open')}</span>
        </Button>
      }
    />
  );
}
