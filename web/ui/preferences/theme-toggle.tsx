import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../platform/theme/theme.ts';
import { IconButton, type IconButtonProps } from '../actions/icon-button.tsx';

export function ThemeToggle(props: Omit<IconButtonProps, 'label' | 'icon' | 'onClick'>) {
  const { t } = useTranslation('switcher');
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      {...props}
      label={dark ? t('toLight') : t('toDark')}
      icon={dark ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  );
}
