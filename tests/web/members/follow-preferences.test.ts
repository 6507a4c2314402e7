import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { meKey } from '#web/platform/session/me-query.ts';
import { aBrowser, aServer, type Asked } from '../platform/fake-browser.ts';

const id = 'usr_01HXCD9JW6BQYZS1T9CCC7XYWW';
const session = { accessToken: 'a', refreshToken: 'r', username: 'THVN2222' };

let asked: Asked[];
let value: object;

/** Modules of a page that has just been opened: what one remembers is nothing to the next. */
async function opened(hasJustSignedIn: boolean) {
  vi.resetModules();
  await aBrowser();
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, getElementById: () => null });
  const queryClient = new QueryClient();
  queryClient.setQueryData(meKey, { id, referenceId: session.username });
  const { writeSession } = await import('#web/platform/api/stored-session.ts');
  const { followPreferences } = await import('#web/features/members/api/follow-preferences.ts');
  const { i18n, chooseLanguage } = await import('#web/platform/i18n/i18n.ts');
  const { setTheme, chosenTheme } = await import('#web/platform/theme/theme.ts');
  if (!i18n.isInitialized) await i18n.init({ lng: 'vi', resources: { vi: {} } });
  writeSession(session);
  return {
    begin: () => onTestFinished(followPreferences(queryClient, hasJustSignedIn)),
    chooseLanguage,
    setTheme,
    chosenTheme,
    language: () => i18n.language,
    /** Its texts have to be fetched anew. */
    forget: (language: string) => void i18n.removeResourceBundle(language, 'errors'),
  };
}

const changes = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('preferences', () => {
  beforeEach(() => {
    value = {};
    asked = aServer(() => ({
      status: 200,
      body: [{ id, key: 'preferences', value, updatedAt: null }],
    }));
  });

  it('go with the account once somebody chooses, and are told once', async () => {
    const page = await opened(false);
    page.begin();
    expect(asked).toEqual([]);
    page.setTheme('dark');
    page.setTheme('dark');
    await page.chooseLanguage('en');
    await vi.waitFor(() =>
      expect(changes()).toEqual([{ value: { theme: 'dark' } }, { value: { language: 'en' } }]),
    );
    expect(asked[0]?.path).toBe(`/api/users-config/${id}`);
  });

  it('come along to a device where nothing was chosen, and are not told back', async () => {
    value = { language: 'en', theme: 'dark' };
    const page = await opened(true);
    page.begin();
    await vi.waitFor(() => expect([page.language(), page.chosenTheme()]).toEqual(['en', 'dark']));
    expect(changes()).toEqual([]);
  });

  it('give way to what was chosen here', async () => {
    value = { language: 'en', theme: 'dark' };
    const page = await opened(true);
    page.setTheme('light');
    await page.chooseLanguage('vi');
    page.begin();
    expect(asked).toEqual([]);
    expect([page.language(), page.chosenTheme()]).toEqual(['vi', 'light']);
  });

  it('are what was chosen last, also where the texts of what was chosen before come later', async () => {
    const page = await opened(false);
    page.forget('en');
    await Promise.all([page.chooseLanguage('en'), page.chooseLanguage('vi')]);
    expect([page.language(), localStorage.getItem('cholang-language-preference')]).toEqual(['vi', 'vi']);
  });
});
