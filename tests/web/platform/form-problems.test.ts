import { describe, expect, it } from 'vitest';
import { LoginForm, RegisterForm } from '#web/features/accounts/rules/form-schemas.ts';
import { formProblems } from '#web/platform/forms/form-problems.ts';
import type * as z from 'zod';

function problems(schema: z.ZodType, values: unknown, language: 'vi' | 'en' = 'vi') {
  const { error } = schema.safeParse(values);
  const found = error ? formProblems(error, values, language) : [];
  return Object.fromEntries(found.map(({ path, message }) => [path, message]));
}

const good = {
  fullName: 'Nguyễn Thị Hồng Nhung',
  email: 'nhung@lang.vn',
  phoneNumber: '0912 345 678',
  password: 'Lang-Que-2026',
  confirmPassword: 'Lang-Que-2026',
  dob: '',
  guardian: '',
  referenceId: '',
};

describe('the login form', () => {
  it('asks for both fields in the words people know', () => {
    expect(problems(LoginForm, { username: '  ', password: '' })).toEqual({
      username: 'Email / Số điện thoại / Mã ID là bắt buộc',
      password: 'Password is required',
    });
  });
});

describe('the registration form', () => {
  it('takes what people write', () => {
    expect(problems(RegisterForm, good)).toEqual({});
    expect(RegisterForm.parse({ ...good, phoneNumber: '+84 912 345 678' }).phoneNumber).toBe('0912345678');
  });

  it('calls an empty box missing by its name, whatever else it is', () => {
    const empty = { ...good, fullName: '', email: '', phoneNumber: ' ', password: '', confirmPassword: '' };
    expect(problems(RegisterForm, empty)).toEqual({
      fullName: 'Vui lòng nhập họ và tên.',
      email: 'Vui lòng nhập email.',
      phoneNumber: 'Vui lòng nhập số điện thoại.',
      password: 'Vui lòng nhập mật khẩu.',
      confirmPassword: 'Vui lòng nhập lại mật khẩu.',
    });
  });

  it.each([
    [{ fullName: 'Nhung 2' }, { fullName: 'Họ tên chỉ gồm chữ cái và khoảng trắng.' }],
    [{ email: 'nhung@' }, { email: 'Email không hợp lệ.' }],
    [{ phoneNumber: '12345' }, { phoneNumber: 'Số điện thoại không hợp lệ.' }],
    [{ password: 'ngan', confirmPassword: 'ngan' }, { password: 'Cần ít nhất 8 ký tự.' }],
    [{ confirmPassword: 'khác hẳn' }, { confirmPassword: 'Mật khẩu nhập lại không khớp.' }],
  ])('%o is refused: %o', (change, expected) => {
    expect(problems(RegisterForm, { ...good, ...change })).toEqual(expected);
  });
});
