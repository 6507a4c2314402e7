import type { FormatterModule } from 'i18next';
import { showNumber } from '../format/numbers.ts';

const nothing = () => undefined;

/** Formatter that i18next calls for every value in a sentence; our sentences name no formats of their own. */
export const numbersInSentences: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, _format, language = 'vi') =>
    // Non-numbers are inserted unchanged, and so is a missing value, which i18next then reports.
    typeof value === 'number' ? showNumber(value, language) : (value as string),
};
