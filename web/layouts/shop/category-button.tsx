import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { lazyMenu } from '../../ui/overlays/lazy-menu.tsx';

const CategoryMenu = lazyMenu(
  async () => (await import('../../features/catalogue/menu/components/category-menu.tsx')).CategoryMenu,
  'dialog',
);

export function CategoryButton({ className = '' }: { className?: string }) {
  const { t } = useTranslation('catalogue');
  return (
    <CategoryMenu
      trigger={
        <Button
          variant="ghost"
          className={`px-3! max-lg:px-2.5! ${className}`}
          icon={<LayoutGrid />}
          iconAfter={<ChevronDown className="size-4! text-ink-3 max-lg:hidden" />}
        >
          <span className="max-lg:sr-only">{t('categories')}</span>
        </Button>
      }
    />
  );
}
