import { useState } from 'react';
import * as z from 'zod';
import { ApiError } from '../../platform/api/api-error.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { Button } from '../actions/button.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import {
  CheckField,
  ComboboxField,
  DayField,
  RadioField,
  SelectField,
  SwitchField,
} from '../form/choice-fields.tsx';
import { ChecksField } from '../form/checks-field.tsx';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { Notice } from '../feedback/notice.tsx';
import { FormTabs } from '../form/form-tabs.tsx';
import { MoneyField, NumberField } from '../form/number-fields.tsx';
import { RichTextField } from '../form/rich-text-field.tsx';
import { RowsField } from '../form/rows-field.tsx';
import { SaveState } from '../form/save-state.tsx';
import { PasswordField, TextAreaField, TextField } from '../form/text-fields.tsx';
import { useConfirm } from '../overlays/use-confirm.tsx';
import { FormPages } from './form-page.tsx';
import { Row, Specimen } from './specimen.tsx';

const Sample = z.object({
  name: z.string().min(3).max(80),
  secret: z.string(),
  price: z.number().min(1000).nullable().pipe(z.number()),
  weight: z.number().nullable(),
  tax: z.enum(['five', 'eight']).nullable(),
  province: z.string().nullable(),
  from: z.string(),
  shipping: z.enum(['free', 'paid']),
  note: z.string().max(200),
  marks: z.array(z.enum(['ocop', 'organic', 'gift'])),
  shown: z.boolean(),
  featured: z.boolean(),
  variants: z.array(z.object({ name: z.string().min(1), price: z.number().nullable() })).min(1),
  description: z.string(),
});

const values: z.input<typeof Sample> = {
  name: 'Đèn lồng Hội An',
  secret: '',
  price: 189_000,
  weight: 400,
  tax: 'eight',
  province: 'Huế',
  from: '2026-11-22',
  shipping: 'free',
  note: '',
  marks: ['ocop'],
  shown: true,
  featured: false,
  variants: [
    { name: 'Đỏ son', price: 189_000 },
    { name: '', price: null },
  ],
  description:
    '<h2>Lụa và tre</h2><p>Khung <strong>tre già</strong>, bọc <span style="color: #b3261e">lụa đỏ</span>.</p><ul><li>Cao 35 cm</li><li>Gấp lại được</li></ul>',
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 900));
const options = (...names: string[]) => names.map((name) => ({ value: name, label: name }));

/** Shows specimens of the form kit: fields by name, tabs, rows, and their errors. */
export function FormKit() {
  return (
    <>
      <LongForm />
      <FormPages />
      <Notices />
      <Questions />
    </>
  );
}

function LongForm() {
  const form = useContractForm(Sample, {
    values,
    send: pause,
    onDone: () => toast.success('Đã lưu sản phẩm'),
  });
  return (
    <Specimen name="ContractForm · FormTabs · TextField · MoneyField · NumberField · SelectField · ComboboxField · DayField · RadioField · CheckField · ChecksField · SwitchField · TextAreaField · RowsField · RichTextField · SaveState">
      <ContractForm form={form}>
        <FormProblem form={form} className="mb-4" />
        <FormTabs
          label="Phần của biểu mẫu"
          tabs={[
            { value: 'basic', label: 'Cơ bản', boxes: ['name', 'price', 'note'], content: <Basics /> },
            { value: 'rows', label: 'Phân loại', boxes: ['variants'], content: <Variants /> },
            { value: 'text', label: 'Mô tả', boxes: ['description'], content: <Words /> },
          ]}
        />
        <Row className="mt-5 justify-end border-t border-line pt-4">
          <SaveState phase={form.phase} dirty={form.formState.isDirty} />
          <Button variant="ghost" onClick={form.giveBack}>
            Hoàn tác
          </Button>
          <Button type="submit" variant="primary" loading={form.sending} loadingText="Đang lưu...">
            Lưu sản phẩm
          </Button>
        </Row>
      </ContractForm>
    </Specimen>
  );
}

const Basics = () => (
  <div className="grid items-start gap-4.5 md:grid-cols-2">
    <TextField name="name" label="Tên sản phẩm" required help="Từ 3 đến 80 ký tự" />
    <PasswordField name="secret" label="Mã bí mật" autoComplete="off" />
    <MoneyField name="price" label="Giá bán" required />
    <NumberField name="weight" label="Khối lượng" after="g" />
    <SelectField
      name="tax"
      label="Thuế"
      options={[
        { value: 'five', label: 'VAT 5%' },
        { value: 'eight', label: 'VAT 8%' },
      ]}
    />
    <ComboboxField
      name="province"
      label="Nơi làm ra"
      clearable
      options={options('Huế', 'Hà Nội', 'Cần Thơ')}
    />
    <DayField name="from" label="Bán từ ngày" />
    <RadioField
      name="shipping"
      label="Vận chuyển"
      look="pill"
      options={[
        { value: 'free', label: 'Miễn phí' },
        { value: 'paid', label: 'Tính phí' },
      ]}
    />
    <TextAreaField name="note" label="Ghi chú" most={200} counted fieldClassName="md:col-span-2" />
    <ChecksField
      name="marks"
      label="Nhãn"
      most={2}
      options={[
        { value: 'ocop', label: 'OCOP' },
        { value: 'organic', label: 'Hữu cơ' },
        { value: 'gift', label: 'Quà tặng' },
      ]}
    />
    <CheckField name="shown" label="Hiện trên gian hàng" help="Bỏ chọn để ẩn sản phẩm" />
    <SwitchField name="featured" label="Sản phẩm nổi bật" />
  </div>
);

const Variants = () => (
  <RowsField name="variants" label="Phân loại" empty={{ name: '', price: null }} movable add="Thêm phân loại">
    {() => (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="name" label="Tên phân loại" required />
        <MoneyField name="price" label="Giá riêng" />
      </div>
    )}
  </RowsField>
);

const Words = () => (
  <RichTextField name="description" label="Mô tả sản phẩm" help="Kéo chuột để chọn chữ rồi định dạng." />
);

const Short = z.object({ name: z.string().min(1), price: z.number().nullable() });
const stale = () =>
  Promise.reject(new ApiError({ status: 409, code: 'STALE_STATE', message: 'Dữ liệu vừa được thay đổi.' }));

function Questions() {
  const { ask, dialog } = useConfirm();
  const [opened, setOpened] = useState(false);
  const conflict = useContractForm(Short, {
    values: { name: 'Xoài cát', price: 85_000 },
    send: stale,
    latest: () => Promise.resolve({ name: 'Xoài Hòa Lộc', price: 95_000 }),
  });
  const collide = () => {
    conflict.setValue('name', 'Xoài loại 1');
    conflict.setValue('price', 90_000);
    conflict.submit();
  };
  const confirm = async () => {
    const agreed = await ask({ title: 'Gửi đơn cho đơn vị vận chuyển?', consequence: 'Phí được tính ngay.' });
    toast(agreed ? 'Đã đồng ý' : 'Đã từ chối');
  };
  return (
    <Specimen name="useConfirm · FormDialog · ConflictDialog">
      <Row>
        <Button onClick={() => void confirm()}>Hỏi trước khi làm</Button>
        <Button onClick={() => setOpened(true)}>Biểu mẫu nhỏ</Button>
        <Button onClick={collide}>Hai người cùng sửa</Button>
      </Row>
      {dialog}
      {opened && <ShortForm onClose={() => setOpened(false)} />}
      <ContractForm form={conflict}>
        <ConflictDialog />
      </ContractForm>
    </Specimen>
  );
}

function ShortForm({ onClose }: { onClose: () => void }) {
  const form = useContractForm(Short, { values: { name: '', price: null }, send: pause, onDone: onClose });
  return (
    <FormDialog form={form} title="Thêm kho hàng" submit="Thêm kho" sending="Đang thêm..." onClose={onClose}>
      <TextField name="name" label="Tên kho" required />
      <MoneyField name="price" label="Phí lưu kho mỗi ngày" />
    </FormDialog>
  );
}

function Notices() {
  return (
    <Specimen name="Notice · FormProblem">
      <div className="space-y-3">
        <Notice title="Không thể lưu sản phẩm">Mã này đã được dùng cho sản phẩm khác.</Notice>
        <Notice tone="jade" title="Đã gửi liên kết tới email của bạn" />
        <Notice tone="sky" title="Đã mở lại nội dung bạn nhập dở lần trước." />
      </div>
    </Specimen>
  );
}
