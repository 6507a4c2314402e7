import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import {
  changeGroupMembers,
  changeNote,
  CountedGroup,
  Customer,
  CustomerNote,
  CustomerOrder,
  CustomerRow,
  getCustomer,
  labelCustomer,
  listCustomerGroups,
  listCustomerOrders,
  listCustomers,
  mergeCustomers,
} from '#shared/customers/index.ts';
import { startJob } from '#shared/jobs/jobs.contract.ts';
import { listProvinces } from '#shared/places/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { customers, form } = texts;
const byHand = exampleOf(CountedGroup, { id: 'si', name: 'Khách sỉ', kind: 'static' });
const note = exampleOf(CustomerNote, { id: 'n1', text: 'Gọi trước', version: 3 });
const khach = exampleOf(Customer, {
  id: 'khach-1',
  code: 'KH23456789',
  kind: 'guest',
  fullName: 'Lê Khách',
  phone: '0911222333',
  phones: ['0911222333'],
  emails: [],
  tags: ['VIP'],
  groups: [],
  orderCount: 2,
  totalSpent: 350_000,
  erasedAt: null,
  notes: [note],
  maybeSame: [{ id: 'lan', code: 'K7M2P9QX', kind: 'member', fullName: 'Trần Thị Lan', phone: '0911222333' }],
});
const order = exampleOf(CustomerOrder, { code: 'CL261121AB3D5', total: 350_000 });
const page = [
  answer(getCustomer, khach),
  answer(listCustomerOrders, { data: [order], nextCursor: null }),
  answer(listCustomerGroups, { groups: [byHand], tags: ['VIP', 'Sỉ'] }),
  answer(listActivity, { data: [], nextCursor: null }),
];
const open = () => renderAt('/admin/e-commerce/customers/khach-1', { as: 'admin', answers: page });

describe('the page of a customer', () => {
  it('tells what they ordered and for how much', async () => {
    const { page: screen } = await open();
    expect(await screen.findByText('CL261121AB3D5')).toBeDefined();
    expect((await screen.findAllByText(/350\.000/)).length).toBeGreaterThan(1);
    expect(screen.getByRole('link', { name: '0911222333' }).getAttribute('href')).toBe('tel:0911222333');
  });

  it('labels them, a press each', async () => {
    const { page: screen, user, network } = await open();
    network.answer(answer(labelCustomer, { ...khach, tags: ['VIP', 'Sỉ'], groups: ['si'] }));
    await user.click(await screen.findByRole('button', { name: 'Sỉ' }));
    await user.click(await screen.findByRole('button', { name: 'Khách sỉ', pressed: true }));
    expect(network.askedOf(labelCustomer)).toMatchObject([
      { body: { addTags: ['Sỉ'] } },
      { body: { removeGroups: ['si'] } },
    ]);
  });

  it('asks about a note that somebody else changed meanwhile, and saves over what stands there now', async () => {
    const { page: screen, user, network } = await open();
    await user.click(await screen.findByRole('button', { name: customers.notes.edit }));
    const box = screen.getByLabelText(new RegExp(`^${customers.notes.form.text}`));
    await user.clear(box);
    await user.type(box, 'Giao buổi tối');
    network.answer(refuse(changeNote, 'STALE_STATE'));
    network.answer(
      answer(getCustomer, { ...khach, notes: [{ ...note, text: 'Giao buổi sáng', version: 4 }] }),
    );
    await user.click(screen.getByRole('button', { name: customers.notes.form.save }));
    expect((await screen.findAllByText('Giao buổi sáng')).length).toBeGreaterThan(0);
    network.answer(answer(changeNote, { ...note, text: 'Giao buổi tối', version: 5 }));
    await user.click(screen.getByRole('radio', { name: new RegExp(form.conflict.mine) }));
    await user.click(screen.getByRole('button', { name: form.conflict.save }));
    await screen.findByText(customers.notes.saved);
    expect(network.askedOf(changeNote)).toMatchObject([{ body: { version: 3 } }, { body: { version: 4 } }]);
  });

  it('offers to merge with whoever has the same number, and goes where the member is', async () => {
    const { page: screen, user, network } = await open();
    await user.click(await screen.findByRole('button', { name: customers.same.merge }));
    const lan = { ...khach, id: 'lan', kind: 'member' as const, fullName: 'Trần Thị Lan', maybeSame: [] };
    network.answer(answer(mergeCustomers, lan));
    network.answer(answer(getCustomer, lan));
    await user.click(screen.getByRole('button', { name: customers.merge.confirm }));
    await screen.findByRole('heading', { name: 'Trần Thị Lan' });
    expect(location.pathname).toBe('/admin/e-commerce/customers/lan');
    expect(network.askedOf(mergeCustomers)).toMatchObject([
      { params: { id: 'khach-1' }, body: { otherId: 'lan' } },
    ]);
  });

  it('takes all of it out as a file', async () => {
    const { page: screen, user, network } = await open();
    network.answer(sample(startJob));
    await user.click(await screen.findByRole('button', { name: customers.acts.open }));
    await user.click(await screen.findByRole('menuitem', { name: customers.acts.export }));
    await screen.findByText(texts.jobs.export.begun);
    expect(network.askedOf(startJob)).toMatchObject([
      { body: { kind: 'export-person', input: { customerId: 'khach-1' } } },
    ]);
  });

  it('says that nobody is there', async () => {
    const { page: screen } = await renderAt('/admin/e-commerce/customers/khong-co', {
      as: 'admin',
      answers: [refuse(getCustomer, 'CUSTOMER_NOT_FOUND')],
    });
    expect((await screen.findAllByText(customers.missing.title)).length).toBeGreaterThan(0);
  });
});

it('chosen customers go into a group, and who cannot is named', async () => {
  const rows = [exampleOf(CustomerRow, { id: 'khach-1', fullName: 'Lê Khách', erasedAt: null })];
  const {
    page: screen,
    user,
    network,
  } = await renderAt('/admin/e-commerce/customers', {
    as: 'admin',
    answers: [
      answer(listCustomers, {
        data: rows,
        total: 1,
        page: 1,
        limit: 20,
        totalPages: 1,
        hasNext: false,
        hasPrev: false,
      }),
      answer(listCustomerGroups, { groups: [byHand], tags: [] }),
      answer(listProvinces, []),
      answer(changeGroupMembers, { refused: [{ id: 'khach-1', reason: 'Đã xóa dữ liệu.' }] }),
    ],
  });
  await screen.findByText('Lê Khách');
  await user.click(screen.getAllByRole('checkbox').at(-1) ?? document.body);
  await user.click(await screen.findByRole('button', { name: customers.bulk.in }));
  await user.click(screen.getAllByRole('button', { name: customers.bulk.in }).at(-1) ?? document.body);
  await screen.findByText('Đã xóa dữ liệu.');
  expect(network.askedOf(changeGroupMembers)).toMatchObject([
    { params: { id: 'si' }, body: { customerIds: ['khach-1'], put: 'in' } },
  ]);
});
