import { devPage, escapeHtml } from '../../http/dev-page.ts';
import { providerBases } from '../common/provider.ts';
import { app, appStyle, hidden } from '../common/provider-page.ts';

const colour = '#1F5FBF';
const name = 'Đăng nhập bằng Google';
const line = 'Trang thử, không phải Google thật';

const people = [
  ['hoa.google@example.com', 'Trần Thị Hoa'],
  ['member@cholang.vn', 'Thành viên có sẵn tài khoản'],
] as const;

/** Renders the account choice. A tester may sign in as anybody, with any address, verified or not. */
export function choosePage(asked: Record<string, string>): string {
  const carried = hidden(asked);
  const base = `${providerBases.google}/choose`;
  const known = people
    .map(
      ([email, fullName]) =>
        `<form method="post" action="${base}">${carried}${hidden({ email, name: fullName, verified: 'yes' })}<button>${escapeHtml(fullName)}<small>${escapeHtml(email)}</small></button></form>`,
    )
    .join('');
  const body = `${known}<form method="post" action="${base}">${carried}
<label>Email<input name="email" type="email" required autocomplete="off"></label>
<label>Họ tên<input name="name" autocomplete="off" value="Nguyễn Văn Gu"></label>
<label>Email đã xác minh <small lang="en">verified</small><select name="verified"><option value="yes">yes</option><option value="no">no</option></select></label>
<button class="main">Tiếp tục<small lang="en">continue</small></button></form>
<form method="post" action="${base}">${carried}<button name="refuse" value="yes">Hủy<small lang="en">cancel</small></button></form>`;
  return devPage('Google', appStyle + app(name, line, colour, body));
}

export const googleIndexPage = (): string =>
  devPage(
    'Google',
    appStyle +
      app(
        name,
        line,
        colour,
        '<p>Chọn “Tiếp tục với Google” ở trang đăng nhập: trang này sẽ mở ra để chọn tài khoản.</p><a class="way" href="/login">Đến trang đăng nhập</a>',
      ),
  );
