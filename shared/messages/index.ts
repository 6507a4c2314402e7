import type { ErrorCode } from '../errors.ts';
import type { Language } from '../language.ts';
import * as en from './en.ts';
import * as vi from './vi.ts';

const catalogue = { vi, en };

type Values = Record<string, string | number> | undefined;

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));

export const errorMessage = (code: ErrorCode, language: Language, values?: Values): string =>
  fill(catalogue[language].errors[code], values);

export type Notice = keyof typeof vi.notices;
export const notice = (name: Notice, language: Language): string => catalogue[language].notices[name];

export type FieldMessage = keyof typeof vi.fields;
export const isFieldMessage = (name: string): name is FieldMessage => name in vi.fields;
export const fieldMessage = (name: FieldMessage, language: Language, values?: Values): string =>
  fill(catalogue[language].fields[name], values);
