import i18next from 'i18next';

const arrived: Record<string, object> = {};

/** Registers texts. The build calls it in modules that name a namespace: pages load only their texts. */
export function addTexts(namespace: string, texts: object): void {
  arrived[namespace] = texts;
  if (i18next.isInitialized) i18next.addResourceBundle('vi', namespace, texts);
}

/** Returns the texts that arrived before i18next was initialised. */
export const arrivedTexts = (): Record<string, object> => arrived;
