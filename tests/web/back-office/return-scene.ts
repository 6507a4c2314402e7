import { listActivity } from '#shared/activity/activity.contract.ts';
import { getStaffReturn, ReturnItem, ReturnOrder, StaffReturn } from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const words = texts.staffReturns;
const none: StaffReturn['may'] = {
  approve: false,
  reject: false,
  track: false,
  receive: false,
  inspect: false,
  choose: false,
  exchange: false,
  exchangeForOthers: false,
  refund: false,
  settle: false,
  sendBack: false,
  close: false,
};
const item = (itemId: string, name: string, quantity: number) =>
  exampleOf(ReturnItem, {
    itemId,
    name,
    quantity,
    variantName: null,
    passed: null,
    restocked: 0,
    qaNote: '',
  });

/** A return as the server tells of it, with what may be done with it. */
export const entryOf = (may: Partial<StaffReturn['may']>, given: Partial<StaffReturn> = {}): StaffReturn => ({
  ...exampleOf(StaffReturn),
  id: 'tra-1',
  code: 'TH261123AB3DE',
  orderCode: 'CL261123AB3DE',
  status: 'requested',
  reason: 'damaged',
  resolution: 'refund',
  method: 'pickup',
  qaResult: null,
  effects: null,
  replacement: null,
  exchange: null,
  items: [item('a', 'Ấm đất', 2), item('b', 'Chén sứ', 1)],
  media: [],
  inspectionMedia: [],
  refusedPieces: 0,
  sentBack: null,
  pendingMedia: 0,
  money: { owed: 0, onItsWay: 0, paid: 0, carried: 0, credit: 0, orderId: 'don-1', refundIds: [] },
  may: { ...none, ...may },
  logs: [],
  ...given,
});

export const url = '/admin/e-commerce/returns/requests/tra-1';
export const openPage = (
  entry: StaffReturn,
  answers: ReturnType<typeof answer>[] = [],
  as: 'admin' | 'collaborator' = 'collaborator',
) =>
  renderAt(url, {
    as,
    answers: [
      answer(listActivity, { data: [], nextCursor: null }),
      answer(getStaffReturn, entry),
      ...answers,
    ],
  });
export const moved = exampleOf(ReturnOrder, { id: 'tra-1' });
