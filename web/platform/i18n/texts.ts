import i18next from 'i18next';

const arrived: Record<string, object> = {};

/**
 * Registers Vietnamese texts. The build adds a call of this to every module that names a namespace, so that a
 * page loads only its own texts.
 */
export function addTexts(namespace: string, texts: object): void {
  arrived[namespace] = texts;
  if (i18next.isInitialized) i18next.addResourceBundle('vi', namespace, texts);
}

/** Returns the texts that arrived before i18next was initialised. */
export const arrivedTexts = (): Record<string, object> => arrived;
