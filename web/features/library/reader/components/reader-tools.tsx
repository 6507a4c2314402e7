import { ALargeSmall, AArrowDown, AArrowUp, CircleHelp, List, Moon, Printer, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '#web/platform/theme/theme.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import type { ReaderSize } from '../hooks/use-reader-size.ts';

type Props = {
  size: ReaderSize;
  onHelp: () => void;
  /** Renders the chapters in a drawer. */
  chapters: (onChoose: () => void) => ReactNode;
};

/** Shows the reader's buttons; on phones those for the appearance are in a drawer. */
export function ReaderTools({ size, onHelp, chapters }: Props) {
  const { t } = useTranslation('reader');
  const [isListing, setListing] = useState(false);
  return (
    <div className="flex shrink-0 items-center">
      <div className="flex max-sm:hidden">
        <AppearanceButtons size={size} />
        <IconButton label={t('help.open')} icon={<CircleHelp />} onClick={onHelp} />
      </div>
      <Drawer
        side="bottom"
        title={t('appearance')}
        trigger={<IconButton className="sm:hidden" label={t('appearance')} icon={<ALargeSmall />} />}
      >
        <div className="flex justify-center gap-3">
          <AppearanceButtons size={size} />
        </div>
      </Drawer>
      <Drawer
        side="left"
        title={t('chapters')}
        open={isListing}
        onOpenChange={setListing}
        trigger={<IconButton className="lg:hidden" label={t('chapters')} icon={<List />} />}
      >
        {chapters(() => setListing(false))}
      </Drawer>
    </div>
  );
}

function AppearanceButtons({ size }: { size: ReaderSize }) {
  const { t } = useTranslation('reader');
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <>
      <IconButton
        label={t('size.smaller')}
        icon={<AArrowDown />}
        disabled={size.isSmallest}
        onClick={() => size.change(-1)}
      />
      <IconButton
        label={t('size.larger')}
        icon={<AArrowUp />}
        disabled={size.isLargest}
        onClick={() => size.change(1)}
      />
      <IconButton
        label={t(isDark ? 'theme.light' : 'theme.dark')}
        icon={isDark ? <Sun /> : <Moon />}
        onClick={toggleTheme}
      />
      <IconButton label={t('print')} icon={<Printer />} onClick={() => print()} />
    </>
  );
}
