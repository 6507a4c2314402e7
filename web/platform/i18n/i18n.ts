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

/** Vietnamese arrives with the code that speaks it; the others are fetched when somebody wants them. */
const fetchLanguage = {
  en: async () => {
    const [texts, words] = await Promise.all([
      import('../../locales/en.ts'),
      import('../../locales/en/shopWords.json'),
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

/** Where storage is closed to us, nothing was. */
export const hasChosenLanguage = (): boolean => {
  try {
    return hasLanguage(localStorage);
  } catch {
    return false;
  }
};

let wanted: InterfaceLanguage;

/** False when another was wanted while its texts were on their way. */
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
      // Every number in a sentence is grouped, without each sentence having to say so.
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  // A language file that cannot be fetched must not keep the shop closed.
  await speak(storedLanguage()).catch(() => speak('vi'));
}

/** What is chosen in one tab, the others speak too; where its texts cannot be fetched, one goes on as it was. */
export function followLanguage(): void {
  addEventListener('storage', ({ key }) => {
    if (keepsLanguage(key)) void speak(storedLanguage()).catch(() => undefined);
  });
}

/** Changes the language at once and remembers it; rejects, changing nothing, when its texts cannot be fetched. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  if (!(await speak(language))) return;
  try {
    writeLanguage(localStorage, language);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

export { i18next as i18n };
