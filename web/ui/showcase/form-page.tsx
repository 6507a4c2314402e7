import * as z from 'zod';
import { localDraft } from '../../platform/forms/form-draft.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { FormPage } from '../form/form-page.tsx';
import { MoneyField } from '../form/number-fields.tsx';
import { TextAreaField, TextField } from '../form/text-fields.tsx';
import { Specimen } from './specimen.tsx';

const Goods = z.object({
  name: z.string().min(3).max(80),
  price: z.number().min(1000).nullable().pipe(z.number()),
  note: z.string().max(200),
});
const KeptDraft = z.object({ name: z.string(), price: z.number().nullable(), note: z.string() });
type GoodsInput = z.input<typeof Goods>;

const values: GoodsInput = { name: 'Nón lá bài thơ', price: 120_000, note: '' };
const kept: GoodsInput = { name: 'Nón lá bài thơ Tây Hồ', price: 135_000, note: 'Giao trong Huế.' };
const pause = () => new Promise((resolve) => setTimeout(resolve, 900));

/** A draft stored in this browser; until one is typed, a sample draft is offered. */
const typedHere = localDraft('showcase', (found) => KeptDraft.safeParse(found).data);
const draftHere = { ...typedHere, read: () => typedHere.read() ?? { base: values, values: kept } };

/** Shows a form page that is opened with an earlier draft. */
export function FormPages() {
  const form = useContractForm(Goods, { values, send: pause });
  const draft = useFormDraft(form, draftHere);
  return (
    <Specimen name="FormPage · useFormDraft">
      <FormPage form={form} title="Sửa sản phẩm" back="/dev/ui" submit="Lưu sản phẩm" draft={draft}>
        <TextField name="name" label="Tên sản phẩm" required />
        <MoneyField name="price" label="Giá bán" required />
        <TextAreaField name="note" label="Ghi chú" most={200} counted />
      </FormPage>
    </Specimen>
  );
}
