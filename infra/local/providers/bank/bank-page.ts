import { escapeHtml } from '../../http/dev-page.ts';
import type { Faults } from '../common/faults.ts';
import type { Notice } from '../common/outbox.ts';
import type { Ask } from '../common/provider-door.ts';
import { app, facts, hidden, money, providerPage } from '../common/provider-page.ts';
import { readQr } from './qr-text.ts';

const done: Record<string, string> = {
  exact: 'Đã chuyển tiền. Ngân hàng đang báo cho Chợ Làng.',
  less: 'Đã chuyển thiếu một phần.',
  more: 'Đã chuyển dư một ít.',
  twice: 'Đã chuyển hai lần.',
  later: 'Lệnh sẽ đi sau 20 phút. Dời đồng hồ ở trang “What runs here” nếu không muốn chờ.',
};

const ways: readonly (readonly [how: string, says: string, inEnglish: string])[] = [
  ['less', 'Chuyển thiếu', 'pay less'],
  ['more', 'Chuyển dư', 'pay more'],
  ['twice', 'Chuyển hai lần', 'pay twice'],
  ['later', 'Chuyển muộn', 'in 20 minutes'],
];

/** Returns the address of the shop's page from which the app was opened, if any. */
function wayBack({ url, headers }: Ask): string {
  const given = url.searchParams.get('from') ?? '';
  if (given.startsWith('/') && !given.startsWith('//')) return given;
  const referer = URL.parse(String(headers.referer ?? ''));
  return referer?.host === headers.host && referer?.pathname.startsWith('/e-commerce')
    ? referer.pathname + referer.search
    : '';
}

/** Renders the shopper's banking app, opened with a scanned code or by hand. */
export function bankPage(
  ask: Ask,
  told: { notices: readonly Notice[]; faults: Faults },
  shop: { account: string; holder: string; bank: string },
): string {
  const qr = ask.url.searchParams.get('qr')?.trim() ?? '';
  const read = qr ? readQr(qr) : undefined;
  const from = wayBack(ask);
  const said = done[ask.url.searchParams.get('done') ?? ''];
  const body = `${said ? `<p class="note good" role="status">${said}</p>` : ''}
${qr && !read ? '<p class="note" role="alert">Mã QR này không đọc được: sai số kiểm tra.</p>' : ''}
${read ? `<div class="sum">${read.amount === undefined ? '—' : money(read.amount)}</div>` : ''}
${facts([
  ['Người nhận', shop.holder],
  ['Tài khoản', read?.account ?? shop.account],
  ['Ngân hàng', shop.bank],
])}
<form method="post" action="/dev/bank/transfers">${hidden({ qr, from, ...(read && { account: read.account }) })}
<label>Số tiền (₫)<input name="amount" type="number" inputmode="numeric" min="1" required value="${read?.amount ?? ''}"></label>
<label>Nội dung chuyển khoản<input name="content" required maxlength="200" value="${escapeHtml(read?.purpose ?? '')}"></label>
<button class="main" name="how" value="exact">Chuyển tiền<small lang="en">pay</small></button>
<div class="two">${ways.map(([how, says, english]) => `<button name="how" value="${how}">${says}<small lang="en">${english}</small></button>`).join('')}</div></form>
${from ? `<a class="way" href="${escapeHtml(from)}">← Về trang thanh toán</a>` : ''}
<details><summary>Quét mã khác <small class="soft" lang="en">scan another code</small></summary><form method="get" action="/dev/bank"><label>Nội dung mã QR<textarea name="qr" rows="3" required>${escapeHtml(qr)}</textarea></label><button>Đọc mã</button></form></details>`;
  return providerPage(
    'Bank',
    '/dev/bank',
    app('Ngân hàng Lũy Tre', 'Ứng dụng thử, không có tiền thật', '#1E6B52', body),
    told,
  );
}
