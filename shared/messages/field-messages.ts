import type { Language } from '../values/language.ts';
import * as en from './en-fields.ts';
import { filled, type Values } from './filled.ts';
import * as vi from './vi-fields.ts';

const catalogue = { vi, en };

export type FieldMessage = keyof typeof vi.fields;
export const isFieldMessage = (name: string): name is FieldMessage => name in vi.fields;

const numbers = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-US') };

/** Formats numeric limits with digit groups, as the field shows them. */
const grouped = (values: Record<string, string | number>, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers[language].format(value) : value,
    ]),
  );

export const fieldMessage = (
  name: FieldMessage,
  language: Language,
  values: Record<string, string | number> = {},
): string => filled(catalogue[language].fields[name], grouped(values, language));

type FieldName = keyof typeof vi.fieldNames;
const isFieldName = (name: string): name is FieldName => name in vi.fieldNames;

/** Says which field was left empty, if the field has a display name. */
export const missingMessage = (box: string, language: Language): string =>
  isFieldName(box)
    ? fieldMessage('needed', language, { field: catalogue[language].fieldNames[box] })
    : fieldMessage('required', language);
