/** Lists all languages. Chinese exists for error pages only, for users who chose it earlier. */
export const interfaceLanguages = ['vi', 'en', 'zh'] as const;
/** Languages with complete texts, which are offered to users. */
export const offeredLanguages = ['vi', 'en'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

export const preferenceKey = 'cholang-language-preference';
export const languageKey = 'language';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Returns the initial language: Chinese if it was the last choice, else the preference, else Vietnamese. */
export function readLanguage(storage: Storage): InterfaceLanguage {
  const last = storage.getItem(languageKey);
  if (last === 'zh') return 'zh';
  const wanted = storage.getItem(preferenceKey) ?? last;
  return wanted === 'en' ? 'en' : 'vi';
}

/** Tells whether a language was ever chosen in this browser. */
export const hasLanguage = (storage: Storage): boolean =>
  storage.getItem(preferenceKey) !== null || storage.getItem(languageKey) !== null;

/** Tells whether a storage event concerns the language. A null key means that the whole storage was cleared. */
export const keepsLanguage = (key: string | null): boolean =>
  key === null || key === languageKey || key === preferenceKey;

/** Stores the language. The preference only holds complete languages, so Chinese leaves it unchanged. */
export function writeLanguage(storage: Storage, language: InterfaceLanguage): void {
  storage.setItem(languageKey, language);
  if (language !== 'zh') storage.setItem(preferenceKey, language);
}
