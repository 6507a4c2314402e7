import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { View } from '../hooks/use-view.ts';

export function ViewToggle({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <fieldset aria-label={t('view.label')} className="flex">
      <IconButton
        label={t('view.grid')}
        icon={<LayoutGrid />}
        pressed={view === 'grid'}
        onClick={() => onView('grid')}
      />
      <IconButton
        label={t('view.list')}
        icon={<List />}
        pressed={view === 'list'}
        onClick={() => onView('list')}
      />
    </fieldset>
  );
}
