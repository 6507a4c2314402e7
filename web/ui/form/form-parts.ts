import { Vnd } from '#shared/values/vnd-schema.ts';
import { SelectField } from './choice-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormPage } from './form-page.tsx';
import { MoneyField } from './number-fields.tsx';
import { TextField } from './text-fields.tsx';

/** Components that nearly every form needs, fetched together before they are needed. */
export const formParts = [FormPage, FormDialog, TextField, MoneyField, SelectField, Vnd];
