import type { FileReply } from '#shared/contract/file-reply.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ShopWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { maskPhone } from '#shared/values/mask.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readCompany } from '#functions/platform/company.ts';
import { drawBarcode, drawQr } from '#functions/platform/pdf/codes.ts';
import {
  type LabelBox,
  labelColumn,
  labelMargin,
  labelPages,
  parcelSheets,
} from '#functions/platform/pdf/labels.ts';
import { bytesOf, lineHeight, type Paper, write } from '#functions/platform/pdf/paper.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredReturn } from './return-record.ts';

type Slip = {
  stored: StoredReturn;
  /** The warehouse that the goods are sent to, which is where they came from. */
  warehouse: ShopWarehouse | undefined;
  shop: { name: string; phone: string };
};

const methods = { pickup: 'Chờ lấy hàng tại nhà', drop_off: 'Khách mang đến kho' } as const;
const resolutions = { refund: 'Hoàn tiền', exchange: 'Đổi hàng' } as const;
const maxGoods = 6;
const qrSize = 26;

function drawSlip(paper: Paper, { stored, warehouse, shop }: Slip, box: LabelBox): void {
  const { code, orderCode, customer, items, method, resolution, totalQuantity } = stored;
  const { place, at, skip, line, rule } = labelColumn(paper, box);
  write(paper, 'PHIẾU GỬI HÀNG TRẢ', { ...place, y: at() }, { size: 14, bold: true });
  skip(lineHeight(14) + 1);
  drawBarcode(paper, code, { ...place, y: at(), height: 16 });
  skip(16.5);
  write(paper, code, { ...place, y: at() }, { size: 12, bold: true, align: 'center' });
  skip(lineHeight(12));
  rule();
  line(`Gửi đến: ${warehouse?.name ?? shop.name}`, 12, { bold: true, most: 2 });
  line([warehouse?.address, warehouse?.province].filter(Boolean).join(', '), 10, { most: 3 });
  line([warehouse?.phone ?? shop.phone, warehouse?.hours].filter(Boolean).join(' · '), 9, { most: 2 });
  rule();
  line(`Người gửi: ${[customer.fullName, maskPhone(customer.phone)].filter(Boolean).join(' · ')}`, 9, {
    most: 2,
  });
  line(`Đơn hàng: ${orderCode}`, 9);
  for (const { quantity, name, variantName } of items.slice(0, maxGoods))
    line(`${quantity} × ${[name, variantName].filter(Boolean).join(', ')}`, 8);
  const rest = items.length - maxGoods;
  if (rest > 0) line(`và ${rest} mặt hàng khác`, 8, { grey: true });
  const y = box.y + box.height - labelMargin - qrSize;
  const x = box.x + labelMargin;
  const width = box.width - 2 * labelMargin - qrSize - 2;
  paper.pdf.line(x, y - 1, box.x + box.width - labelMargin, y - 1);
  write(paper, resolutions[resolution], { x, y: y + 1, width }, { size: 12, bold: true });
  write(paper, `${totalQuantity} sản phẩm`, { x, y: y + 7, width }, { size: 9 });
  write(paper, methods[method], { x, y: y + 11.5, width }, { size: 9 });
  const hint = 'Đặt phiếu này trong hoặc dán ngoài kiện hàng.';
  write(paper, hint, { x, y: y + 17, width, most: 2 }, { size: 8, grey: true });
  drawQr(paper, code, { x: box.x + box.width - labelMargin - qrSize, y, size: qrSize });
}

/** Returns the id of the warehouse that most of the goods came from. */
function homeOf({ holdings }: Pick<StoredOrder, 'holdings'>, { items }: StoredReturn): string | undefined {
  const goods = new Set(items.map(({ productId }) => productId));
  const own = holdings.filter(({ productId }) => goods.has(productId));
  const [home] = (own.length > 0 ? own : holdings).toSorted((a, b) => b.quantity - a.quantity);
  return home?.warehouseId;
}

/** Prints the slip that accompanies returned goods, with the address and a code to scan on arrival. */
export async function returnSlip(context: Context, stored: StoredReturn): Promise<FileReply> {
  const order = await requireShopOrder(context, stored.orderId);
  const home = homeOf(order, stored);
  const warehouse = home === undefined ? undefined : await findWarehouse(context.table, home);
  const slip = { stored, warehouse, shop: readCompany() };
  const title = `Phiếu gửi hàng trả ${stored.code}`;
  const paper = labelPages({ title, at: context.now(), sheet: parcelSheets.a6 }, [slip], drawSlip);
  return { name: `phieu-tra-hang-${stored.code}.pdf`, bytes: bytesOf(paper) };
}

/** Prints the buyer's slip; refused before the approval and after the arrival. */
export function shopperSlip(context: Context, stored: StoredReturn): Promise<FileReply> {
  if (stored.status !== 'approved' && stored.status !== 'returning') throw new AppError('RETURN_STATE');
  return returnSlip(context, stored);
}
