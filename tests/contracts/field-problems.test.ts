import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { login, register, resetPassword } from '#shared/accounts/index.ts';
import { createProduct, listProducts, ProductDraft } from '#shared/catalogue/index.ts';
import { fieldProblems } from '#shared/field-problems.ts';

const problemsOf = (schema: z.ZodType, value: unknown, language: 'vi' | 'en' = 'vi') => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? fieldProblems(error, language).map(({ path, message }) => `${path}: ${message}`) : [];
};

const person = {
  fullName: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  phoneNumber: '0912345678',
  password: 'Cổng-làng-2026',
};
const product = { name: 'Áo thun', code: 'AT-1', categoryId: 'c', businessId: 'b', price: 1000 };

type Case = [label: string, schema: z.ZodType, input: unknown, vi: string, en: string];

const cases: Case[] = [
  ['nothing at all', login.body, undefined, ': Vui lòng nhập mục này.', ': Please fill this in.'],
  [
    'a missing field',
    login.body,
    { username: 'lan' },
    'password: Vui lòng nhập mục này.',
    'password: Please fill this in.',
  ],
  [
    'an empty field with words of its own',
    login.body,
    { username: '  ', password: 'x' },
    'username: Email / Số điện thoại / Mã ID là bắt buộc',
    'username: E-mail / phone number / ID code is required',
  ],
  [
    'a field of another type',
    login.body,
    { username: 7, password: 'x' },
    'username: Giá trị không hợp lệ.',
    'username: This value is not valid.',
  ],
  [
    'an unknown field',
    login.body,
    { username: 'a', password: 'b', isAdmin: true },
    'isAdmin: Không nhận mục này.',
    'isAdmin: This field is not accepted.',
  ],
  [
    'a name with digits',
    register.body,
    { ...person, fullName: 'Lan 2000' },
    'fullName: Họ tên chỉ gồm chữ cái và khoảng trắng.',
    'fullName: A name has letters and spaces only.',
  ],
  [
    'a bad e-mail',
    register.body,
    { ...person, email: 'lan@' },
    'email: Email không hợp lệ.',
    'email: This e-mail is not valid.',
  ],
  [
    'a bad phone number',
    register.body,
    { ...person, phoneNumber: '12' },
    'phoneNumber: Số điện thoại không hợp lệ.',
    'phoneNumber: This phone number is not valid.',
  ],
  [
    'a short password',
    register.body,
    { ...person, password: 'ngắn' },
    'password: Cần ít nhất 8 ký tự.',
    'password: At least 8 characters.',
  ],
  [
    'passwords that differ',
    resetPassword.body,
    { token: 't', password: 'Cổng-làng-2026', confirmPassword: 'khác' },
    'confirmPassword: Mật khẩu nhập lại không khớp.',
    'confirmPassword: The passwords do not match.',
  ],
  [
    'a text too long',
    createProduct.body,
    { ...product, shortDescription: 'x'.repeat(301) },
    'shortDescription: Tối đa 300 ký tự.',
    'shortDescription: At most 300 characters.',
  ],
  [
    'a number too small',
    createProduct.body,
    { ...product, price: -1 },
    'price: Giá trị nhỏ nhất là 0.',
    'price: The smallest value is 0.',
  ],
  [
    'a number too big',
    createProduct.body,
    { ...product, taxRateDirect: 101 },
    'taxRateDirect: Giá trị lớn nhất là 100.',
    'taxRateDirect: The largest value is 100.',
  ],
  [
    'half a đồng',
    createProduct.body,
    { ...product, price: 1000.5 },
    'price: Giá trị không hợp lệ.',
    'price: This value is not valid.',
  ],
  [
    'too many entries',
    createProduct.body,
    { ...product, badges: ['new', 'new', 'new', 'new', 'new'] },
    'badges: Tối đa 4 mục.',
    'badges: At most 4 entries.',
  ],
  [
    'none of the choices',
    createProduct.body,
    { ...product, taxType: 'vat' },
    'taxType: Chỉ nhận một trong: zero, five, eight, ten, kct, kkknt, khac.',
    'taxType: Only one of: zero, five, eight, ten, kct, kkknt, khac.',
  ],
  [
    'a problem inside a list',
    createProduct.body,
    { ...product, stock: [{ warehouseId: 'w', onHand: -2 }] },
    'stock.0.onHand: Giá trị nhỏ nhất là 0.',
    'stock.0.onHand: The smallest value is 0.',
  ],
  [
    'a price range upside down',
    listProducts.query,
    { minPrice: '200', maxPrice: '100' },
    'maxPrice: Giá cao nhất phải từ giá thấp nhất trở lên.',
    'maxPrice: The highest price must not be below the lowest.',
  ],
  [
    'a word for a number',
    listProducts.query,
    { page: 'hai' },
    'page: Giá trị không hợp lệ.',
    'page: This value is not valid.',
  ],
];

describe('the problem is told in both languages with', () => {
  it.each(cases)('%s', (_, schema, input, vi, en) => {
    expect(problemsOf(schema, input, 'vi')).toEqual([vi]);
    expect(problemsOf(schema, input, 'en')).toEqual([en]);
  });
});

it('all problems are told at once, at most twenty', () => {
  expect(problemsOf(register.body, {})).toHaveLength(4);
  const crowded = {
    ...product,
    specifications: Array.from({ length: 30 }, () => ({ name: '', value: 'x' })),
  };
  expect(problemsOf(ProductDraft, crowded)).toHaveLength(20);
});
