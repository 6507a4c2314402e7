import { expect, it } from 'vitest';
import {
  createInvoiceProfile,
  deleteInvoiceProfile,
  getInvoiceProfile,
  listInvoiceProfiles,
  setDefaultInvoiceProfile,
  updateInvoiceProfile,
} from '#shared/invoice-profiles/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();

const aProfile = (given: object = {}) => ({
  kind: 'company' as const,
  companyName: 'Công ty TNHH Mây Tre',
  taxCode: '0100109106',
  address: 'Số 1 phố Hàng, Hà Nội',
  email: 'ke.toan@maytre.vn',
  ...given,
});

it('has one default whatever is added, chosen and deleted', async () => {
  const { accessToken: token } = await world.aMember();
  const add = (given: object = {}) => world.send(createInvoiceProfile, { token, body: aProfile(given) });
  const [one, two, three] = [await add(), await add({ isDefault: true }), await add()];
  const defaults = async () =>
    (await world.send(listInvoiceProfiles, { token })).body
      .filter(({ isDefault }) => isDefault)
      .map(({ id }) => id);
  expect([one.status, one.body.isDefault, await defaults()]).toEqual([201, true, [two.body.id]]);
  const chosen = [one, two, three].map(({ body }) =>
    world.send(setDefaultInvoiceProfile, { token, params: { id: body.id } }),
  );
  expect((await Promise.all(chosen)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first = ''] = await defaults();
  expect(await defaults()).toHaveLength(1);
  await world.send(deleteInvoiceProfile, { token, params: { id: first } });
  expect(await defaults()).toHaveLength(1);
});

it('is one for one request, and changes whole', async () => {
  const { accessToken: token } = await world.aMember();
  const body = { ...aProfile(), clientRequestId: newId() };
  const [one, again] = [
    await world.send(createInvoiceProfile, { token, body }),
    await world.send(createInvoiceProfile, { token, body }),
  ];
  expect(again.body.id).toBe(one.body.id);
  const params = { id: one.body.id };
  const changed = await world.send(updateInvoiceProfile, {
    token,
    params,
    body: aProfile({ kind: 'budget', taxCode: '1057788' }),
  });
  expect(changed.body).toMatchObject({ kind: 'budget', taxCode: '1057788', isDefault: true });
  expect((await world.send(getInvoiceProfile, { token, params })).body.kind).toBe('budget');
});

it('400: a tax code its checksum does not fit', async () => {
  const { accessToken: token } = await world.aMember();
  const { status, failure } = await world.send(createInvoiceProfile, {
    token,
    body: aProfile({ taxCode: '0100109107' }),
  });
  expect([status, failure.errors?.[0]]).toEqual([
    400,
    { path: 'taxCode', message: 'Mã số thuế không đúng. Ví dụ: 0312345678 hoặc 0312345678-001.' },
  ]);
});

it('404: of somebody else; 422: too many', async () => {
  const { accessToken: token } = await world.aMember();
  const { body } = await world.send(createInvoiceProfile, { token, body: aProfile() });
  const other = await world.aMember();
  const asked = { token: other.accessToken, params: { id: body.id } };
  const answers = await Promise.all([
    world.send(getInvoiceProfile, asked),
    world.send(updateInvoiceProfile, { ...asked, body: aProfile() }),
    world.send(setDefaultInvoiceProfile, asked),
    world.send(deleteInvoiceProfile, asked),
  ]);
  expect(new Set(answers.map(({ failure }) => failure.code))).toEqual(new Set(['INVOICE_PROFILE_NOT_FOUND']));
  for (let count = 0; count < 19; count += 1)
    await world.send(createInvoiceProfile, { token, body: aProfile() });
  const full = await world.send(createInvoiceProfile, { token, body: aProfile() });
  expect([full.status, full.failure.code]).toEqual([422, 'TOO_MANY_INVOICE_PROFILES']);
});
