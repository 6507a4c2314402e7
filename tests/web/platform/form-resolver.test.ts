import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hasBox, valueAt } from '#web/platform/forms/form-problems.ts';
import { formResolver } from '#web/platform/forms/form-resolver.ts';

const Product = z
  .object({
    name: z.string().min(1),
    variants: z
      .array(z.object({ name: z.string().min(2), price: z.number().nullable().pipe(z.number()) }))
      .min(1),
  })
  .refine(({ name }) => name !== 'x', { error: 'each-once' });

const errorsOf = async (values: z.input<typeof Product>, language: 'vi' | 'en' = 'vi') => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await formResolver(Product, language)(values, undefined, options);
  return errors;
};

describe('what is wrong with a form', () => {
  it('stands at the box of its row', async () => {
    const errors = await errorsOf({
      name: 'Áo',
      variants: [
        { name: 'Đỏ', price: 1 },
        { name: 'X', price: null },
      ],
    });
    expect(valueAt(errors, 'variants.1.name.message')).toBe('Cần ít nhất 2 ký tự.');
    expect(valueAt(errors, 'variants.1.price.message')).toBe('Vui lòng nhập mục này.');
    expect(valueAt(errors, 'variants.0')).toBeUndefined();
  });

  it('is said in the reader’s language', async () => {
    const errors = await errorsOf({ name: 'Áo', variants: [{ name: 'X', price: 1 }] }, 'en');
    expect(valueAt(errors, 'variants.0.name.message')).toBe('At least 2 characters.');
  });

  it('is about the rows, or about the whole', async () => {
    expect(valueAt(await errorsOf({ name: 'Áo', variants: [] }), 'variants.message')).toBe(
      'Cần ít nhất 1 mục.',
    );
    const whole = await errorsOf({ name: 'x', variants: [{ name: 'Đỏ', price: 1 }] });
    expect(valueAt(whole, 'root.form.message')).toBe('Mỗi mục chỉ được chọn một lần.');
  });
});

it.each([
  ['name', true],
  ['rows.0.price', true],
  ['rows.1.price', false],
  ['rows.0.weight', false],
  ['other', false],
])('what the server says of %s has a box: %s', (path, has) =>
  expect(hasBox({ name: '', rows: [{ price: null }] }, path)).toBe(has),
);
