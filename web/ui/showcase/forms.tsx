import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { DateRangePicker } from '../fields/date-range-picker.tsx';
import { presetRange, staffPresets, staffRange, type DateRange } from '../fields/date-range.ts';
import { Field } from '../fields/field.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import { Input } from '../fields/input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { QuantityStepper } from '../fields/quantity-stepper.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { RatingInput } from '../data/rating.tsx';
import { Select } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { useMediaUploads } from '../../platform/uploads/use-media-uploads.ts';
import { MediaUploader } from '../media/media-uploader.tsx';
import { FormKit } from './form-kit.tsx';
import { Group, Row, Specimen } from './specimen.tsx';

const provinces = [
  'Hà Nội',
  'Đà Nẵng',
  'Cần Thơ',
  'Huế',
  'Hải Phòng',
  'Thành phố Hồ Chí Minh',
  'Đắk Lắk',
  'Lâm Đồng',
];
const sorts = [
  { value: 'newest', label: 'Mới nhất' },
  { value: 'sold', label: 'Bán chạy', hint: '540' },
  { value: 'price', label: 'Giá thấp đến cao' },
  { value: 'rating', label: 'Đánh giá cao', disabled: true },
];

export function Forms() {
  return (
    <Group title="Biểu mẫu">
      <TextFields />
      <Choices />
      <Amounts />
      <FormKit />
    </Group>
  );
}

function TextFields() {
  const [province, setProvince] = useState<string | undefined>('Đà Nẵng');
  return (
    <Specimen name="Field · Input · PasswordInput · Select · Combobox · Textarea">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label="Email" required help="Chúng tôi gửi liên kết xác minh tới đây.">
          <Input type="email" placeholder="ban@vidu.vn" before={<Mail />} />
        </Field>
        <Field label="Số điện thoại" required error="Số điện thoại cần có 10 chữ số.">
          <Input defaultValue="09123" inputMode="tel" />
        </Field>
        <Field label="Mật khẩu" required aside={<a href="#forms">Quên mật khẩu?</a>}>
          <PasswordInput defaultValue="ChoLang@2026" />
        </Field>
        <Field label="Khối lượng">
          <Input defaultValue="0,6" inputMode="decimal" after="kg" />
        </Field>
        <Field label="Sắp xếp">
          <Select options={sorts} defaultValue="newest" />
        </Field>
        <Field label="Tỉnh/Thành phố">
          <Combobox
            clearable
            options={provinces.map((name) => ({ value: name, label: name }))}
            value={province}
            onChange={setProvince}
          />
        </Field>
        <Field label="Mã giới thiệu" help="Không sửa được sau khi đăng ký.">
          <Input defaultValue="K7M2QD9X" disabled />
        </Field>
        <Field label="Tìm trong làng" hideLabel className="self-end">
          <Input type="search" placeholder="Tìm sản vật, làng nghề…" before={<Search />} />
        </Field>
        <Field label="Lời nhắn cho người bán" aside="0/500" className="md:col-span-2">
          <Textarea placeholder="Giao giờ hành chính giúp mình nhé." />
        </Field>
      </div>
    </Specimen>
  );
}

function Choices() {
  const [colour, setColour] = useState('red');
  const [payment, setPayment] = useState('vietqr');
  const [gender, setGender] = useState('female');
  const [all, setAll] = useState<boolean | 'indeterminate'>('indeterminate');
  return (
    <Specimen name="Checkbox · RadioGroup · Switch">
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div>
          <Checkbox label="Chọn tất cả" checked={all} onCheckedChange={setAll} />
          <Checkbox label="Tôi đồng ý với điều khoản" help="Điều khoản mua bán và bảo mật" defaultChecked />
          <Checkbox label="Nhận tin phiên chợ" />
          <Checkbox label="Không chọn được" disabled />
        </div>
        <div>
          <Switch label="Thông báo đơn hàng" help="Qua email và trên trang" defaultChecked />
          <Switch label="Tự động nhận voucher" />
          <Switch label="Chưa mở" disabled />
        </div>
        <RadioGroup
          label="Thanh toán"
          showLabel
          look="tile"
          value={payment}
          onChange={setPayment}
          options={[
            {
              value: 'vietqr',
              label: 'Chuyển khoản VietQR',
              help: 'Quét mã bằng ứng dụng ngân hàng',
              aside: 'Miễn phí',
            },
            { value: 'vnpay', label: 'VNPAY', help: 'Thẻ nội địa, thẻ quốc tế, ví' },
            { value: 'cash', label: 'Tiền mặt', help: 'Chỉ khi lấy tại kho', disabled: true },
          ]}
        />
        <div className="space-y-5">
          <RadioGroup
            label="Màu lụa"
            showLabel
            look="pill"
            value={colour}
            onChange={setColour}
            options={[
              { value: 'red', label: 'Đỏ son' },
              { value: 'gold', label: 'Vàng nghệ' },
              { value: 'jade', label: 'Xanh ngọc' },
              { value: 'violet', label: 'Tím sim', disabled: true },
            ]}
          />
          <RadioGroup
            label="Giới tính"
            showLabel
            value={gender}
            onChange={setGender}
            options={[
              { value: 'female', label: 'Nữ' },
              { value: 'male', label: 'Nam' },
            ]}
          />
        </div>
      </div>
    </Specimen>
  );
}

function Amounts() {
  const [quantity, setQuantity] = useState(2);
  const [stars, setStars] = useState(4);
  const [period, setPeriod] = useState<DateRange | undefined>(() => staffRange());
  const [range, setRange] = useState<DateRange | undefined>(presetRange('last7'));
  const [files, setFiles] = useState<File[]>([
    new File(['x'.repeat(48_000)], 'den-long-hoi-an.png', { type: 'image/png' }),
  ]);
  return (
    <>
      <Specimen name="QuantityStepper · RatingInput · DateRangePicker">
        <Row className="gap-6">
          <QuantityStepper value={quantity} onChange={setQuantity} available={36} />
          <QuantityStepper
            size="sm"
            value={1}
            onChange={() => undefined}
            available={0}
            disabled
            label="Hết hàng"
          />
          <RatingInput label="Bạn chấm mấy sao?" value={stars} onChange={setStars} />
          <DateRangePicker value={range} onChange={setRange} />
          <DateRangePicker value={undefined} onChange={setRange} label="Ngày tạo" />
          <DateRangePicker value={period} onChange={setPeriod} presets={staffPresets} label="Kỳ báo cáo" />
        </Row>
      </Specimen>
      <Specimen name="FileDrop">
        <Field label="Ảnh sản phẩm" help="Tấm đầu tiên là ảnh đại diện.">
          <FileDrop
            files={files}
            onChange={setFiles}
            accept="image/*"
            maxBytes={5 * 1024 * 1024}
            maxFiles={6}
            hint="PNG, JPG hoặc WebP, tối đa 5 MB mỗi tấm"
            progress={{ 'den-long-hoi-an.png': 0.6 }}
          />
        </Field>
      </Specimen>
      <Specimen name="MediaUploader">
        <Uploader />
      </Specimen>
    </>
  );
}

function Uploader() {
  const media = useMediaUploads({ picture: 'postImages', video: 'postVideos', file: 'files' });
  return <MediaUploader media={media} max={6} />;
}
