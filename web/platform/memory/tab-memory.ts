import { storedTexts } from './stored-texts.ts';

/** What only this tab has to know, and only until it is closed: a reload or another language loses none of it. */
const texts = storedTexts(() => sessionStorage);

export const rememberInTab = (key: string, value: unknown): void => texts.write(key, JSON.stringify(value));

/** Undefined is nothing, or nothing that we wrote. */
export function recallInTab(key: string): unknown {
  try {
    return JSON.parse(texts.read(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export const forgetInTab = (key: string): void => texts.write(key, null);
