import type { FormatterModule } from 'i18next';
import { showNumber } from '../format/numbers.ts';

const nothing = () => undefined;

/** What i18next asks for every value it puts into a sentence; our sentences name no formats of their own. */
export const numbersInSentences: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, _format, language = 'vi') =>
    // What is no number goes in as it is; so does what is missing, which is then told.
    typeof value === 'number' ? showNumber(value, language) : (value as string),
};
