/** Chinese is spoken by the error pages only, for whoever chose it while it was offered. */
export const interfaceLanguages = ['vi', 'en', 'zh'] as const;
/** Those whose texts are whole, and which are therefore offered. */
export const offeredLanguages = ['vi', 'en'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

export const preferenceKey = 'cholang-language-preference';
export const languageKey = 'language';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The language to start with: Chinese if it was the last choice, else the preference, else Vietnamese. */
export function readLanguage(storage: Storage): InterfaceLanguage {
  const last = storage.getItem(languageKey);
  if (last === 'zh') return 'zh';
  const wanted = storage.getItem(preferenceKey) ?? last;
  return wanted === 'en' ? 'en' : 'vi';
}

/** Whether somebody ever chose one here. */
export const hasLanguage = (storage: Storage): boolean =>
  storage.getItem(preferenceKey) !== null || storage.getItem(languageKey) !== null;

/** Null: the whole storage was cleared. */
export const keepsLanguage = (key: string | null): boolean =>
  key === null || key === languageKey || key === preferenceKey;

/** The preference may only hold a complete language; Chinese leaves it as it was. */
export function writeLanguage(storage: Storage, language: InterfaceLanguage): void {
  storage.setItem(languageKey, language);
  if (language !== 'zh') storage.setItem(preferenceKey, language);
}
