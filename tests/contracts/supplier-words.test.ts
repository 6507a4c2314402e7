import { expect, it } from 'vitest';
import { fieldMessage } from '#shared/messages/index.ts';
import { SupplierDraft } from '#shared/purchasing/suppliers.contract.ts';
import { aSupplierDraft } from '#tests/support/purchasing.ts';

it.each([
  ['phone', '84912345678', 'supplier-phone', 'ví dụ 0912 345 678'],
  ['taxCode', '123', 'supplier-tax-code', 'ví dụ 0312345678'],
  ['email', 'dathang@', 'supplier-email', 'ví dụ dathang@nhacungcap.vn'],
] as const)('a %s of a supplier that is none is refused with an example', (name, text, error, example) => {
  const refused = SupplierDraft.safeParse(aSupplierDraft({ [name]: text })).error?.issues;
  expect(refused?.map(({ path, message }) => [path, message])).toEqual([[[name], error]]);
  expect(fieldMessage(error, 'vi')).toContain(example);
  expect(SupplierDraft.safeParse(aSupplierDraft({ [name]: '' })).success).toBe(true);
});
