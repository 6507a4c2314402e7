import i18next from 'i18next';

const arrived: Record<string, object> = {};

/**
 * Vietnamese texts travel with the code that speaks them: the build adds a call of this to every module that
 * names a namespace, so a page brings its own texts and no other's.
 */
export function addTexts(namespace: string, texts: object): void {
  arrived[namespace] = texts;
  if (i18next.isInitialized) i18next.addResourceBundle('vi', namespace, texts);
}

/** What has arrived before the first start. */
export const arrivedTexts = (): Record<string, object> => arrived;
