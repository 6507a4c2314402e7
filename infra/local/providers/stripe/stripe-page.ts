import { devPage, escapeHtml } from '../../http/dev-page.ts';
import type { Faults } from '../common/faults.ts';
import type { Notice } from '../common/outbox.ts';
import { app, facts, money, providerPage } from '../common/provider-page.ts';
import type { Session } from './stripe-session.ts';

type ShopNotices = { notices: readonly Notice[]; faults: Faults };

const base = '/dev/stripe';
const colour = '#4B3FD1';
const name = 'Thanh toán thẻ';
const line = 'Trang thẻ thử kiểu Stripe, không có tiền thật';

/** Renders the card page. The card number determines the outcome, as with Stripe's own test cards. */
export function stripePayPage(session: Session, isDeclined: boolean, told: ShopNotices): string {
  const body = `<div class="sum">${money(session.amount)}</div>
${facts([['Chợ Làng', session.description]])}
${isDeclined ? '<p class="note" role="alert">Thẻ bị từ chối. Hãy thử thẻ khác.</p>' : ''}
<form method="post" action="${base}/pay/${escapeHtml(session.id)}">
<label>Số thẻ <small lang="en">4242… pays, 4000 0000 0000 0002 is declined</small><input name="card" inputmode="numeric" autocomplete="off" list="cards" value="${isDeclined ? '4000 0000 0000 0002' : '4242 4242 4242 4242'}"></label>
<datalist id="cards"><option>4242 4242 4242 4242</option><option>4000 0000 0000 0002</option></datalist>
<div class="two"><label>Hết hạn<input value="12 / 30" autocomplete="off"></label><label>CVC<input value="123" autocomplete="off"></label></div>
<button class="main" name="outcome" value="pay">Trả ${money(session.amount)}<small lang="en">pay</small></button>
<div class="two"><button name="outcome" value="cancel">Quay lại<small lang="en">leave</small></button><button name="outcome" value="expire">Hết hạn ngay<small lang="en">expire</small></button></div></form>`;
  return providerPage('Card', base, app(name, line, colour, body), told);
}

export const stripeIndexPage = (told: ShopNotices): string =>
  providerPage(
    'Card',
    base,
    app(
      name,
      line,
      colour,
      '<p>Chọn thẻ khi thanh toán một đơn hàng: trang nhập thẻ sẽ mở ở đây.</p><a class="way" href="/e-commerce">Mua sắm ngay</a>',
    ),
    told,
  );

export const closedPage = (): string =>
  devPage(
    'Card',
    '<div class="card"><p role="alert" lang="vi">Trang này đã hết hạn hoặc đã dùng xong.</p></div>',
  );
