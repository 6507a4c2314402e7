import type { Language } from '../values/language.ts';
import * as en from './en-fields.ts';
import { filled, type Values } from './filled.ts';
import * as vi from './vi-fields.ts';

const catalogue = { vi, en };

export type FieldMessage = keyof typeof vi.fields;
export const isFieldMessage = (name: string): name is FieldMessage => name in vi.fields;
export const fieldMessage = (name: FieldMessage, language: Language, values?: Values): string =>
  filled(catalogue[language].fields[name], values);

type FieldName = keyof typeof vi.fieldNames;
const isFieldName = (name: string): name is FieldName => name in vi.fieldNames;

/** Says which box was left empty, where it has a name. */
export const missingMessage = (box: string, language: Language): string =>
  isFieldName(box)
    ? fieldMessage('needed', language, { field: catalogue[language].fieldNames[box] })
    : fieldMessage('required', language);
