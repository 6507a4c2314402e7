import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAddress } from '#shared/addresses/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { contracts } from '#shared/contract/contracts.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { maxAwaited } from '#shared/restock/restock.contract.ts';
import { deleteSavedView } from '#shared/saved-views/index.ts';
import { newId } from '#shared/values/ids.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { productKeys, wholeProduct } from '#functions/domain/catalogue/catalogue-keys.ts';
import { jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { startWaiting } from '#functions/domain/restock/waiting.ts';
import { now, secondsFromNow } from '#functions/platform/clock.ts';
import { put, remove, update } from '#functions/platform/table/table-operations.ts';
import { aWorld, password, type World } from '#tests/support/world.ts';
import { ask } from './ask.ts';
import type { Sample } from './sample.ts';
import { sampleOf } from './samples.ts';
import { aScene, type Scene } from './scene.ts';

/** Refusals that follow from one thing only: each is a good call of its operation, but for that. */
let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await aWorld();
  scene = await aScene(world);
});
afterAll(() => world.close());

type Prepared = (name: string) => Promise<Sample>;

/** A good call with something else in it. */
const but =
  ({ params, query, body, ...rest }: Sample): Prepared =>
  async (name) => {
    const good = await sampleOf(name, scene);
    return {
      ...good,
      ...rest,
      params: { ...good.params, ...params },
      query: { ...good.query, ...query },
      ...(good.body !== undefined && { body: { ...good.body, ...(body as object) } }),
    };
  };

/** Worked out once the scene is there. */
const butOf =
  (change: () => Sample | Promise<Sample>): Prepared =>
  async (name) =>
    but(await change())(name);

/** Somebody has guessed at a password as often as one may. */
const guessedAt = (userId: string) =>
  world.write([
    { ...accountKeys.attempts(userId), entity: 'attempts', tries: 5, expiresAt: secondsFromNow(600) },
  ]);

const lockedLink: Prepared = async () => {
  const sample = await sampleOf('accounts/activate-user', scene);
  await guessedAt(sample.params?.['id'] ?? '');
  return sample;
};

const lockedMember: Prepared = async () => {
  const { id, accessToken: token } = await scene.aQuickMember();
  await guessedAt(id);
  return { token, body: { currentPassword: password } };
};

/** Still signed in to an account that is no more. */
const gone = (given: Parameters<Scene['aQuickMember']>[0] = {}) =>
  butOf(async () => {
    const { id, accessToken: token } = await scene.aQuickMember(given);
    await world.table.write([remove(accountKeys.profile(id))]);
    return { token };
  });

const lockedSession: Prepared = async () => {
  const { refreshToken } = await scene.aQuickMember({ status: 'inactive' });
  return { body: { refreshToken } };
};

/** Signed in from before the account was locked. */
const lockedBuyer: Prepared = async () => {
  const { buyer, productId } = await scene.aBuyer();
  await world.table.write([update(accountKeys.profile(buyer.id), { set: { status: 'inactive' } })]);
  return { token: buyer.accessToken, body: { productId, value: 4 } };
};

const common = 'Matkhau123';
const shelf = (warehouseId: string, onHand: number, onHandBefore = 20) => ({
  warehouseId,
  onHand,
  onHandBefore,
});
/** Of the one shelf that a good call says anything of. */
const ofShelf = (change: object) =>
  butOf(() => ({ body: { inventories: [{ ...shelf(scene.warehouse.id, 25), ...change }] } }));

/** Orders hold more of a product than there shall be. */
const held: Prepared = async (name) => {
  const good = await sampleOf(name, scene);
  const reserved = productKeys.stock(good.params?.['id'] ?? '', wholeProduct, scene.warehouse.id);
  await world.table.write([update(reserved, { set: { reserved: 10 } })]);
  return { ...good, body: { inventories: [shelf(scene.warehouse.id, 9)] } };
};

const waitsForMuch: Prepared = async (name) => {
  const { id: userId, accessToken: token } = await scene.aQuickMember();
  const waiting = () =>
    startWaiting(
      { userId, productId: newId(), variantId: wholeProduct, createdAt: now().toISOString() },
      now(),
    );
  await world.table.write(Array.from({ length: maxAwaited }, waiting));
  return but({ token })(name);
};

const contractOf = (name: string): AnyContract => {
  const contract = contracts.find((one) => one.name === name);
  if (!contract) throw new Error(`There is no operation ${name}`);
  return contract;
};

/** Made, taken away, and asked for once more by the same key. */
const takenAway =
  (deleting: AnyContract): Prepared =>
  async (name) => {
    const sample = await but({ body: { clientRequestId: newId() } })(name);
    const { status, body } = await ask(world, contractOf(name), sample);
    expect(status).toBe(201);
    const { id } = body as { id: string };
    const deleted = await ask(world, deleting, { ...sample, params: { ...sample.params, id } });
    expect(deleted.status).toBe(200);
    return sample;
  };

/** Done before under the same key, with other words: nobody is told that these were taken. */
const correctedTo =
  (corrected: object): Prepared =>
  async (name) => {
    const sample = await sampleOf(name, scene);
    expect((await ask(world, contractOf(name), sample)).status).toBeLessThan(300);
    return { ...sample, body: { ...(sample.body as object), ...corrected } };
  };

/** Whoever has begun the same work is never to be found. */
const hiddenJob: Prepared = async (name) => {
  const { id, accessToken: token } = await scene.aQuickMember({ role: 'admin' });
  const hold = { ...jobKeys.underWay(id, 'export-users'), entity: 'job-under-way', jobId: newId() };
  await world.table.write([put({ ...hold, expiresAt: secondsFromNow(600) })]);
  return but({ token })(name);
};

const cases: [name: string, code: ErrorCode, call: Prepared][] = [
  ['accounts/activate-account', 'LOGIN_LOCKED', lockedLink],
  ['accounts/activate-user', 'LOGIN_LOCKED', lockedLink],
  ['accounts/activate-user-patch', 'LOGIN_LOCKED', lockedLink],
  ['accounts/request-password-change-otp', 'LOGIN_LOCKED', lockedMember],
  ['accounts/verify-email', 'VERIFICATION_TOKEN_INVALID', but({ body: { token: 'made.up' } })],
  ['accounts/confirm-password-change', 'PASSWORD_TOO_COMMON', but({ body: { newPassword: common } })],
  [
    'accounts/reset-password',
    'PASSWORD_TOO_COMMON',
    but({ body: { password: common, confirmPassword: common } }),
  ],
  ['accounts/join-provider', 'USER_NOT_FOUND', gone()],
  ['accounts/join-provider', 'PROVIDER_SIGN_IN_FAILED', but({ body: { ticket: 'made.up' } })],
  ['accounts/refresh-token', 'REFRESH_TOKEN_INVALID', but({ body: { refreshToken: 'made.u.p' } })],
  ['accounts/refresh-token', 'ACCOUNT_LOCKED', lockedSession],
  ['accounts/register-with-provider', 'REFERRER_NOT_FOUND', but({ body: { referenceId: 'AAAAAAAA' } })],
  [
    'accounts/resend-verification',
    'EMAIL_ALREADY_VERIFIED',
    butOf(() => ({ body: { email: scene.people.member.email } })),
  ],
  ['addresses/create-address', 'STALE_STATE', takenAway(deleteAddress)],
  ['addresses/create-address', 'REQUEST_DIFFERS', correctedTo({ street: '9 Hàng Gai' })],
  ['addresses/update-address', 'UNKNOWN_PROVINCE', but({ body: { provinceCode: 99 } })],
  ['addresses/update-address', 'UNKNOWN_DISTRICT', but({ body: { system: 'v1', districtCode: 760 } })],
  ['catalogue/create-brand', 'UNKNOWN_BUSINESS', but({ body: { businessId: 'nothing' } })],
  ['catalogue/create-brand', 'REQUEST_DIFFERS', correctedTo({ name: 'Lam khác' })],
  ['catalogue/update-brand', 'BRAND_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/update-brand', 'STALE_STATE', but({ body: { version: 7 } })],
  ['catalogue/delete-brand', 'BRAND_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/create-business', 'UNKNOWN_USER', but({ body: { userId: 'nothing' } })],
  ['catalogue/create-business', 'UNKNOWN_UPLOAD', but({ body: { logoId: 'nothing' } })],
  ['catalogue/create-business', 'REQUEST_DIFFERS', correctedTo({ name: 'Lò khác' })],
  ['catalogue/create-business-with-user', 'REQUEST_DIFFERS', correctedTo({ name: 'Lò khác' })],
  ['catalogue/create-business-with-user', 'UNKNOWN_UPLOAD', but({ body: { logoId: 'nothing' } })],
  ['catalogue/update-business', 'BUSINESS_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/update-business', 'UNKNOWN_USER', but({ body: { userId: 'nothing' } })],
  ['catalogue/update-business', 'UNKNOWN_UPLOAD', but({ body: { logoId: 'nothing' } })],
  ['catalogue/delete-business', 'BUSINESS_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/delete-business', 'BUSINESS_IN_USE', but({ params: { id: 'biz-hoi-an' } })],
  ['catalogue/create-category', 'UNKNOWN_CATEGORY', but({ body: { parentId: 'nothing' } })],
  ['catalogue/create-category', 'UNKNOWN_UPLOAD', but({ body: { pictureId: 'nothing' } })],
  ['catalogue/create-category', 'REQUEST_DIFFERS', correctedTo({ name: 'Chum vại khác' })],
  ['catalogue/update-category', 'CATEGORY_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/update-category', 'STALE_STATE', but({ body: { version: 7 } })],
  ['catalogue/update-category', 'UNKNOWN_UPLOAD', but({ body: { pictureId: 'nothing' } })],
  ['catalogue/delete-category', 'CATEGORY_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/delete-category', 'CATEGORY_IN_USE', butOf(() => ({ params: { id: scene.root.id } }))],
  ['catalogue/create-warehouse', 'REQUEST_DIFFERS', correctedTo({ name: 'Kho Vinh mới' })],
  [
    'catalogue/delete-warehouse',
    'WAREHOUSE_IN_USE',
    async (name) => ({
      ...(await sampleOf(name, scene)),
      params: { id: scene.warehouse.id },
    }),
  ],
  ['catalogue/update-product', 'PRODUCT_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['catalogue/update-product', 'SLUG_EXISTS', butOf(() => ({ body: { slug: scene.product.card.slug } }))],
  [
    'catalogue/update-product',
    'PRODUCT_CODE_EXISTS',
    butOf(() => ({ body: { code: scene.product.card.code } })),
  ],
  ['catalogue/update-product', 'UNKNOWN_CATEGORY', but({ body: { categoryId: 'nothing' } })],
  ['catalogue/update-product', 'UNKNOWN_BUSINESS', but({ body: { businessId: 'nobody' } })],
  ['catalogue/update-product', 'UNKNOWN_BRAND', but({ body: { brandId: 'nobody' } })],
  ['inventory/list-inventories', 'PRODUCT_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['inventory/list-movements', 'BAD_CURSOR', but({ query: { cursor: 'made-up' } })],
  ['inventory/repair-shelf', 'NOT_FOUND', but({ body: { productId: 'nothing' } })],
  ['inventory/repair-shelf', 'STALE_STATE', but({ body: { revision: 7 } })],
  ['inventory/save-inventories', 'PRODUCT_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['inventory/save-inventories', 'VARIANT_NOT_FOUND', ofShelf({ variantId: 'none', onHandBefore: 0 })],
  ['inventory/save-inventories', 'UNKNOWN_WAREHOUSE', ofShelf({ warehouseId: 'nowhere', onHandBefore: 0 })],
  ['inventory/save-inventories', 'STALE_STATE', ofShelf({ onHandBefore: 19 })],
  ['inventory/save-inventories', 'STOCK_HELD', held],
  ['inventory/save-inventories', 'FORBIDDEN', ofShelf({ cost: 1.25 })],
  ['inventory/save-inventories', 'REQUEST_DIFFERS', correctedTo({ reason: 'Đếm lại' })],
  ['jobs/get-job-file', 'JOB_STATE', () => sampleOf('jobs/get-job', scene)],
  ['jobs/list-jobs', 'BAD_CURSOR', but({ query: { cursor: 'made-up' } })],
  ['jobs/start-job', 'USER_NOT_FOUND', gone({ role: 'admin' })],
  ['jobs/start-job', 'STALE_STATE', hiddenJob],
  ['orders/create-guest-order', 'REQUEST_DIFFERS', correctedTo({ notes: 'Gọi số mới' })],
  ['orders/create-order', 'REQUEST_DIFFERS', correctedTo({ notes: 'Gọi số mới' })],
  ['restock/await-restock', 'RESTOCK_FULL', waitsForMuch],
  ['returns/request-return', 'REQUEST_DIFFERS', correctedTo({ note: 'Vỡ cả nắp' })],
  ['reviews/create-rating', 'ACCOUNT_LOCKED', lockedBuyer],
  ['reviews/list-reviews-by-slug', 'BAD_CURSOR', but({ query: { cursor: 'made-up' } })],
  ['reviews/update-rating', 'RATING_NOT_FOUND', but({ params: { id: 'nothing' } })],
  ['reviews/update-review', 'UNKNOWN_UPLOAD', but({ body: { media: ['nothing'] } })],
  ['saved-views/create-saved-view', 'REQUEST_DIFFERS', correctedTo({ name: 'Tên khác' })],
  ['saved-views/create-saved-view', 'STALE_STATE', takenAway(deleteSavedView)],
  ['uploads/upload-thing', 'FILE_TYPE_REFUSED', but({ body: { mimeType: 'text/html' } })],
];

it.each(cases)('%s refuses with %s', async (name, code, call) => {
  const { body } = await ask(world, contractOf(name), await call(name));
  expect(body).toMatchObject({ code });
});
