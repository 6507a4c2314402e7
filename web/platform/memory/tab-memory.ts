import { storedTexts } from './stored-texts.ts';

/** Values only for this tab, kept until it is closed; a reload or a change of language keeps them. */
const texts = storedTexts(() => sessionStorage);

export const rememberInTab = (key: string, value: unknown): void => texts.write(key, JSON.stringify(value));

/** Returns undefined if nothing valid is stored. */
export function recallInTab(key: string): unknown {
  try {
    return JSON.parse(texts.read(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export const forgetInTab = (key: string): void => texts.write(key, null);
