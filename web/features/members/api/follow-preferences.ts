import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/accounts/user.ts';
import {
  getUsersConfig,
  type Preferences,
  updateUsersConfig,
} from '#shared/members/users-config.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { readSession, subscribeSession } from '#web/platform/api/stored-session.ts';
import { chooseLanguage, hasChosenLanguage, i18n } from '#web/platform/i18n/i18n.ts';
import { meKey } from '#web/platform/session/me-query.ts';
import { chosenTheme, setTheme, subscribeTheme } from '#web/platform/theme/theme.ts';

type Looks = Pick<Preferences, 'language' | 'theme'>;

/**
 * Stores the language and theme a signed-in user chooses in the account: mails use that language, and another
 * device without a choice adopts both at the first sign-in. Errors are ignored. Returns a function that stops
 * it.
 */
export function followPreferences(queryClient: QueryClient, hasJustSignedIn: boolean): () => void {
  let known: Looks = {};
  let person = hasJustSignedIn ? undefined : readSession()?.username;

  const keep = (chosen: Looks): void => {
    const me = queryClient.getQueryData<SessionUser>(meKey);
    const isKnown = Object.entries(chosen).every(([name, value]) => known[name as keyof Looks] === value);
    if (!me || !readSession() || isKnown) return;
    known = { ...known, ...chosen };
    call(updateUsersConfig, { params: { id: me.id }, body: { value: chosen } }).catch(() => undefined);
  };

  const adopt = async (): Promise<void> => {
    const [config] = await call(getUsersConfig);
    known = config?.value ?? {};
    const { language, theme } = known;
    if (language && !hasChosenLanguage()) await chooseLanguage(language);
    if (theme && theme !== 'system' && !chosenTheme()) setTheme(theme);
  };

  const arrive = (): void => {
    const now = readSession()?.username;
    if (now === person) return;
    person = now;
    known = {};
    if (now && !(hasChosenLanguage() && chosenTheme())) adopt().catch(() => undefined);
  };

  const keepLanguage = (language: string): void => {
    if (language === 'vi' || language === 'en') keep({ language });
  };

  i18n.on('languageChanged', keepLanguage);
  const ends = [
    () => i18n.off('languageChanged', keepLanguage),
    subscribeTheme(() => {
      const theme = chosenTheme();
      if (theme) keep({ theme });
    }),
    subscribeSession(arrive),
  ];
  arrive();
  return () => ends.forEach((end) => end());
}
