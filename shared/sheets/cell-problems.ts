import { filled, type Values } from '../messages/filled.ts';
import type { Language } from '../values/language.ts';

/** Texts of the reasons why a row was refused, by code, for the screen and the file of refused rows. */
const texts = {
  rounded: {
    vi: 'bảng tính đã rút gọn số (như 8,93E+12). Định dạng cột là văn bản rồi nhập lại',
    en: 'the spreadsheet has shortened this number (like 8.93E+12). Make the column text and enter it again',
  },
  separators: {
    vi: 'số có dấu phân cách. Ghi liền các chữ số, ví dụ 1200000',
    en: 'the number has separators. Write the digits only, such as 1200000',
  },
  formula_failed: {
    vi: 'ô công thức chưa có kết quả hoặc bị lỗi. Dán giá trị vào ô rồi nhập lại',
    en: 'the formula of this cell failed or has no result. Paste its value and enter it again',
  },
  is_a_date: {
    vi: 'bảng tính đã đổi ô này thành ngày tháng. Định dạng cột là văn bản rồi nhập lại',
    en: 'the spreadsheet has made a date of this cell. Make the column text and enter it again',
  },
  not_a_number: { vi: 'không phải là số', en: 'is not a number' },
  not_whole: { vi: 'phải là số nguyên', en: 'must be a whole number' },
  out_of_range: { vi: 'nằm ngoài khoảng cho phép', en: 'is out of range' },
  not_a_flag: { vi: 'chỉ ghi "có" hoặc "không"', en: 'takes only "yes" or "no"' },
  not_a_choice: { vi: 'không phải là lựa chọn hợp lệ', en: 'is not one of the choices' },
  too_many: { vi: 'quá nhiều lựa chọn', en: 'has too many choices' },
  too_long: { vi: 'quá dài', en: 'is too long' },
  cannot_clear: { vi: 'không thể để trống', en: 'cannot be cleared' },
  key_missing: { vi: 'chưa có mã', en: 'has no code' },
  repeated: { vi: 'mã này đã có ở dòng trên', en: 'this code stands in a row above' },
  not_found: { vi: 'không tìm thấy mã này', en: 'no such code' },
  ambiguous: {
    vi: 'có nhiều mục cùng tên. Ghi đường dẫn (slug) của mục cần chọn',
    en: 'is the name of several. Write the slug of the one that is meant',
  },
  of_product: {
    vi: 'ghi ở dòng của sản phẩm (dòng không có SKU)',
    en: 'belongs in the row of the product (the one without a SKU)',
  },
  of_variant: {
    vi: 'ghi ở dòng của phân loại (dòng có SKU)',
    en: 'belongs in the row of a variant (one with a SKU)',
  },
  variant_named: {
    vi: 'không đổi tên phân loại bằng tệp. Hãy sửa trong trang sản phẩm',
    en: 'the names of a variant are not changed by a file. Change them on the product’s page',
  },
  variant_exists: {
    vi: 'sản phẩm đã có phân loại này với SKU khác',
    en: 'the product has this variant under another SKU',
  },
  becomes_variants: {
    vi: 'sản phẩm đang bán không phân loại. Hãy thêm phân loại trong trang sản phẩm',
    en: 'the product is sold without variants. Add variants on the product’s page',
  },
  head_refused: {
    vi: 'dòng của sản phẩm này không được nhận. Sửa dòng đó trước',
    en: 'the row of this product is refused. Mend that row first',
  },
  base_self: { vi: 'là mã của chính sản phẩm này', en: 'is the code of this very product' },
  base_is_unit: {
    vi: 'đã là đơn vị quy đổi. Ghi mã hàng gốc của sản phẩm đó',
    en: 'is itself a unit. Write the code of its base product',
  },
  base_unfit: {
    vi: 'hàng gốc phải là hàng hóa không phân loại',
    en: 'a base product is goods without variants',
  },
  base_needed: { vi: 'có số quy đổi thì phải có mã hàng gốc', en: 'is needed where units are converted' },
  unit_is_part: {
    vi: 'sản phẩm đang nằm trong combo hoặc có đơn vị quy đổi nên không thể là đơn vị của hàng khác',
    en: 'the product is in a combo or has units, so it cannot be a unit of another',
  },
  unit_was_sold: {
    vi: 'sản phẩm đã bán từ tồn kho riêng. Hãy tạo sản phẩm mới cho đơn vị này',
    en: 'the product was sold from stock of its own. Make a new product for the unit',
  },
  no_variants: { vi: 'combo không có phân loại', en: 'a combo has no variants' },
  goods_only: { vi: 'chỉ hàng hóa có tồn kho', en: 'only goods have stock' },
  stock_of_variants: {
    vi: 'sản phẩm có phân loại: ghi tồn ở từng dòng SKU',
    en: 'the product has variants: write stock in the row of each SKU',
  },
  stock_of_new: {
    vi: 'SKU mới của sản phẩm đã có: nhập SKU trước, ghi tồn ở lần nhập sau',
    en: 'a new SKU of a known product: import the SKU first, its stock the next time',
  },
  stock_held: {
    vi: 'thấp hơn số đơn hàng đang giữ',
    en: 'is lower than what orders hold',
  },
  stock_gone: { vi: 'nhiều hơn số đang có', en: 'is more than there is' },
  referenced: {
    vi: 'đã có đơn hàng hoặc tồn kho nên giữ lại',
    en: 'has orders or stock by now, so it stays',
  },
  changed_since: { vi: 'đã được sửa sau đó nên giữ nguyên', en: 'was changed since, so it stays as it is' },
  cod_differs: {
    vi: 'bảng kê báo {told}, vận đơn phải thu {due}. Hãy đối chiếu với đơn vị vận chuyển',
    en: 'the statement says {told}, the parcel had to collect {due}. Settle it with the carrier',
  },
  not_fetched: {
    vi: 'bên vận chuyển chưa lấy kiện này',
    en: 'the carrier has not fetched this parcel yet',
  },
  stated_before: {
    vi: 'bảng kê trước đã ghi số khác cho vận đơn này',
    en: 'differs from what an earlier statement said of this parcel',
  },
  cost_forbidden: {
    vi: 'chỉ người được xem giá vốn mới nhập được',
    en: 'is only for those who may see costs',
  },
  code_taken: {
    vi: 'đã là SKU hoặc mã vạch của sản phẩm “{of}”',
    en: 'is already a SKU or barcode of “{of}”',
  },
  GOODS_CODE_EXISTS: {
    vi: 'SKU hoặc mã vạch vừa được sản phẩm khác sử dụng',
    en: 'another product has just taken this SKU or barcode',
  },
  gone: { vi: 'không còn nữa', en: 'is no longer there' },
} as const satisfies Record<string, Record<Language, string>>;

export type CellProblemCode = keyof typeof texts;

export const isCellProblem = (code: string): code is CellProblemCode => code in texts;

export const cellProblemText = (code: CellProblemCode, language: Language, values: Values = {}): string =>
  filled(texts[code][language], values);

/** Title of the reasons column in the file of refused rows, ignored when imported again. */
export const reasonTitles: Record<Language, string> = { vi: 'Lý do', en: 'Reason' };
