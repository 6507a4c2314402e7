import { useRouter } from '@tanstack/react-router';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { useTheme } from '#web/platform/theme/theme.ts';
import { chooseOrTell } from '#web/ui/preferences/choose-or-tell.ts';
import { useLogout } from '../../account-actions.ts';
import type { ActionTools } from './actions.ts';

export function useActionTools(): ActionTools {
  const { history } = useRouter();
  const { toggleTheme } = useTheme();
  const { language } = useLanguage();
  const logout = useLogout('/login');
  return {
    go: (to) => history.push(to),
    toggleTheme,
    toggleLanguage: () => chooseOrTell(language === 'vi' ? 'en' : 'vi'),
    signOut: () => void logout(),
  };
}
