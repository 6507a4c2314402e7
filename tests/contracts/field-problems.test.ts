import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { login, register, resetPassword } from '#shared/accounts/index.ts';
import { createProduct, listProducts, ProductDraft } from '#shared/catalogue/index.ts';
import { fieldProblems } from '#shared/messages/field-problems.ts';

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
  ['nothing at all', login.body, undefined, ': Vui lòng nhập mục này.', ': Please fill in this field.'],
  [
    'a missing field',
    login.body,
    { username: 'lan' },
    'password: Vui lòng nhập mục này.',
    'password: Please fill in this field.',
  ],
  [
    'an empty field with words of its own',
    login.body,
    { username: '  ', password: 'x' },
    'username: Email / Số điện thoại / Mã ID là bắt buộc',
    'username: Email / phone number / ID code is required',
  ],
  [
    'a field of another type',
    login.body,
    { username: 7, password: 'x' },
    'username: Giá trị không hợp lệ.',
    'username: Invalid value.',
  ],
  [
    'an unknown field',
    login.body,
    { username: 'a', password: 'b', isAdmin: true },
    'isAdmin: Trường này không được chấp nhận.',
    'isAdmin: This field is not accepted.',
  ],
  [
    'a name with digits',
    register.body,
    { ...person, fullName: 'Lan 2000' },
    'fullName: Họ tên chỉ gồm chữ cái và khoảng trắng.',
    'fullName: Names can only contain letters and spaces.',
  ],
  [
    'a bad e-mail',
    register.body,
    { ...person, email: 'lan@' },
    'email: Email không hợp lệ.',
    'email: Invalid email address.',
  ],
  [
    'a bad phone number',
    register.body,
    { ...person, phoneNumber: '12' },
    'phoneNumber: Số điện thoại không hợp lệ.',
    'phoneNumber: Invalid phone number.',
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
    { ...product, weight: -1 },
    'weight: Giá trị tối thiểu là 0.',
    'weight: The minimum is 0.',
  ],
  [
    'a number too big',
    createProduct.body,
    { ...product, taxRateDirect: 101 },
    'taxRateDirect: Giá trị tối đa là 100.',
    'taxRateDirect: The maximum is 100.',
  ],
  [
    'a price nobody has',
    createProduct.body,
    { ...product, price: 20_000_000_001 },
    'price: Giá trị tối đa là 20.000.000.000.',
    'price: The maximum is 20,000,000,000.',
  ],
  [
    'half a đồng',
    createProduct.body,
    { ...product, price: 1000.5 },
    'price: Giá trị không hợp lệ.',
    'price: Invalid value.',
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
    'taxType: Chỉ chấp nhận một trong: zero, five, eight, ten, kct, kkknt, khac.',
    'taxType: Must be one of: zero, five, eight, ten, kct, kkknt, khac.',
  ],
  [
    'a problem inside a list',
    createProduct.body,
    { ...product, stock: [{ warehouseId: 'w', onHand: -2 }] },
    'stock.0.onHand: Giá trị tối thiểu là 0.',
    'stock.0.onHand: The minimum is 0.',
  ],
  [
    'a price range upside down',
    listProducts.query,
    { minPrice: '200', maxPrice: '100' },
    'maxPrice: Giá thấp nhất không được lớn hơn giá cao nhất.',
    'maxPrice: The highest price must be at least the lowest price.',
  ],
  [
    'a word for a number',
    listProducts.query,
    { page: 'hai' },
    'page: Giá trị không hợp lệ.',
    'page: Invalid value.',
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
