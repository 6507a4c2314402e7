import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import type { ExportMenuProps } from './export-menu.tsx';

type Offer = Pick<ExportMenuProps, 'page' | 'chosen' | 'all'>;

const ExportMenu = lazyMenu<Offer>(async () => (await import('./export-menu.tsx')).default);

/** The button of a list that lets it leave as a file: handed to the list by the route that knows both. */
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
