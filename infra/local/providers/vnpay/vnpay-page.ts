import { devPage, escapeHtml } from '../../http/dev-page.ts';
import type { Faults } from '../common/faults.ts';
import type { Notice } from '../common/outbox.ts';
import { app, facts, hidden, money, providerPage } from '../common/provider-page.ts';
import type { Transaction } from './vnpay-transaction.ts';

type ShopNotices = { notices: readonly Notice[]; faults: Faults };

const base = '/dev/vnpay';
const colour = '#0B5CAB';
const name = 'VNPAY';
const line = 'Cổng thử, không có tiền thật';

const refusals: readonly (readonly [code: string, says: string])[] = [
  ['51', 'Tài khoản không đủ số dư'],
  ['13', 'Sai mã OTP'],
  ['09', 'Thẻ chưa đăng ký Internet Banking'],
  ['12', 'Thẻ bị khóa'],
  ['65', 'Quá hạn mức trong ngày'],
  ['75', 'Ngân hàng đang bảo trì'],
  ['11', 'Hết thời gian chờ'],
  ['99', 'Lỗi khác'],
];

const ending = (query: string, outcome: string, button: string, more = ''): string =>
  `<form method="post" action="${base}/pay">${hidden({ query, outcome })}${more}${button}</form>`;

/** Renders the payment page, which offers every outcome that VNPay knows, or leaving without any. */
export function vnpayPayPage(transaction: Transaction, query: string, told: ShopNotices): string {
  const options = refusals
    .map(([code, says]) => `<option value="${code}">${code} · ${escapeHtml(says)}</option>`)
    .join('');
  const shop = URL.parse(transaction.returnUrl)?.pathname ?? '/';
  const body = `<div class="sum">${money(Number(transaction.amount) / 100)}</div>
${facts([
  ['Đơn vị', 'Chợ Làng'],
  ['Nội dung', transaction.orderInfo],
  ['Mã giao dịch', transaction.txnRef],
])}
${ending(query, 'success', '<button class="main">Thanh toán<small lang="en">succeed</small></button>')}
${ending(query, 'decline', '<button>Từ chối<small lang="en">decline</small></button>', `<label>Lý do<select name="code">${options}</select></label>`)}
<div class="two">${ending(query, 'doubt', '<button>Nghi ngờ<small lang="en">debited, but doubted (07)</small></button>')}
${ending(query, 'cancel', '<button>Hủy<small lang="en">cancel (24)</small></button>')}</div>
<a class="way" href="${escapeHtml(shop)}">Rời trang, không làm gì<small lang="en">&nbsp;(leave)</small></a>`;
  return providerPage('VNPAY', base, app(name, line, colour, body), told);
}

export const vnpayIndexPage = (told: ShopNotices): string =>
  providerPage(
    'VNPAY',
    base,
    app(
      name,
      line,
      colour,
      '<p>Chọn VNPAY khi thanh toán một đơn hàng: trang trả tiền sẽ mở ở đây.</p><a class="way" href="/e-commerce">Mua sắm ngay</a>',
    ),
    told,
  );

export const refusedPage = (why: string): string =>
  devPage('VNPAY', `<div class="card"><p role="alert">${escapeHtml(why)}</p></div>`);
