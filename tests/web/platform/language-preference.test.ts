import { describe, expect, it } from 'vitest';
import {
  keepsLanguage,
  languageKey,
  preferenceKey,
  readLanguage,
  writeLanguage,
} from '#web/platform/i18n/language-preference.ts';

const storageWith = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('the language kept in the browser', () => {
  it.each([
    [{}, 'vi'],
    [{ [preferenceKey]: 'en' }, 'en'],
    [{ [languageKey]: 'en' }, 'en'],
    [{ [languageKey]: 'zh', [preferenceKey]: 'en' }, 'zh'],
    [{ [languageKey]: 'vi', [preferenceKey]: 'en' }, 'en'],
    [{ [languageKey]: 'fr', [preferenceKey]: 'klingon' }, 'vi'],
  ])('%j starts in %s', (entries, expected) => {
    expect(readLanguage(storageWith(entries))).toBe(expected);
  });

  it('writes both keys', () => {
    const storage = storageWith();
    writeLanguage(storage, 'en');
    expect(Object.fromEntries(storage.kept)).toEqual({ 'cholang-language-preference': 'en', language: 'en' });
  });

  it('keeps the preference at a complete language when Chinese is chosen', () => {
    const storage = storageWith({ [preferenceKey]: 'en', [languageKey]: 'en' });
    writeLanguage(storage, 'zh');
    expect(Object.fromEntries(storage.kept)).toEqual({ 'cholang-language-preference': 'en', language: 'zh' });
    expect(readLanguage(storage)).toBe('zh');
  });

  it.each([
    [preferenceKey, true],
    [languageKey, true],
    [null, true],
    ['theme', false],
  ])('is heard of from another tab when %s changes: %s', (key, expected) => {
    expect(keepsLanguage(key)).toBe(expected);
  });
});
