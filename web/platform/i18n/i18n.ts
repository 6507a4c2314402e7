import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  hasLanguage,
  keepsLanguage,
  readLanguage,
  writeLanguage,
  type InterfaceLanguage,
} from './language-preference.ts';
import { numbersInSentences } from './numbers-in-sentences.ts';
import { learnShopWords } from './shop-words.ts';
import { arrivedTexts } from './texts.ts';

/** Vietnamese texts come with the code that uses them; other languages are fetched on demand. */
const fetchLanguage = {
  en: async () => {
    const [texts, words] = await Promise.all([
      import('../../locales/en.ts'),
      import('../../locales/en/shop/shopWords.json'),
    ]);
    learnShopWords(words.default);
    return texts.en;
  },
  zh: async () => (await import('../../locales/zh.ts')).zh,
};

async function load(language: InterfaceLanguage): Promise<void> {
  if (language === 'vi' || i18next.hasResourceBundle(language, 'errors')) return;
  const namespaces = await fetchLanguage[language]();
  for (const [namespace, texts] of Object.entries(namespaces)) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}

const storedLanguage = (): InterfaceLanguage => {
  try {
    return readLanguage(localStorage);
  } catch {
    return 'vi';
  }
};

/** Tells whether a language was chosen; false if storage is not accessible. */
export const hasChosenLanguage = (): boolean => {
  try {
    return hasLanguage(localStorage);
  } catch {
    return false;
  }
};

let wanted: InterfaceLanguage;

/** Switches the language. Returns false if another one was requested while its texts were loading. */
async function speak(language: InterfaceLanguage): Promise<boolean> {
  wanted = language;
  await load(language);
  if (wanted !== language) return false;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  return true;
}

export async function startI18n(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(numbersInSentences)
    .init({
      lng: 'vi',
      fallbackLng: 'vi',
      defaultNS: 'common',
      resources: { vi: arrivedTexts() },
      // Groups the digits of every number in a sentence by default.
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  // The shop must start even if a language file cannot be fetched.
  await speak(storedLanguage()).catch(() => speak('vi'));
}

/** Follows the language chosen in another tab; if its texts cannot be fetched, the language stays. */
export function followLanguage(): void {
  addEventListener('storage', ({ key }) => {
    if (keepsLanguage(key)) void speak(storedLanguage()).catch(() => undefined);
  });
}

/** Changes the language and stores it. Rejects without a change if the texts cannot be fetched. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  if (!(await speak(language))) return;
  try {
    writeLanguage(localStorage, language);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

export { i18next as i18n };
