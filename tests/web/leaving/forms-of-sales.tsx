import { vi as texts } from '#web/locales/vi.ts';
import { listUsers } from '#shared/accounts/users.contract.ts';
import { InvoiceView } from '#shared/invoices/invoice.ts';
import { listWarehouses } from '#shared/catalogue/index.ts';
import { OrderItem } from '#shared/orders/index.ts';
import { previewEdit } from '#shared/orders/edit-order.contract.ts';
import { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { StaffNotice } from '#shared/payments/notices.contract.ts';
import { Difference } from '#shared/reconciliation/reconciliation.ts';
import { StaffRefund } from '#shared/refunds/refund.ts';
import { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { listReturns } from '#shared/returns/index.ts';
import { StaffReturn } from '#shared/returns/staff-return.ts';
import { PackedParcel, PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { searchTills } from '#shared/tills/tills.contract.ts';
import { StaffTill, Till } from '#shared/tills/till.ts';
import { CampaignWithVouchers } from '#shared/vouchers/campaigns.contract.ts';
import { StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { ReasonForm, ReplaceForm } from '#web/back-office/invoices/components/invoice-forms.tsx';
import { NewInvoiceButton } from '#web/back-office/invoices/components/new-invoice-button.tsx';
import { CashRefundForm } from '#web/back-office/refunds/components/process-button.tsx';
import { CleanUpButton } from '#web/back-office/refunds/components/clean-up-button.tsx';
import { CountForm } from '#web/back-office/payments/components/notice-suggestions.tsx';
import { ExplainForm } from '#web/back-office/reconciliation/components/reconciled-day-drawer.tsx';
import { IgnoreForm } from '#web/back-office/payments/components/notice-actions.tsx';
import { NewRefundButton } from '#web/back-office/refunds/components/new-refund-button.tsx';
import { RefundActions } from '#web/back-office/refunds/components/refund-actions.tsx';
import { RefundForm } from '#web/back-office/refunds/components/refund-form.tsx';
import { OrderRulesPage } from '#web/back-office/settings/components/order-rules-page.tsx';
import { CallCard } from '#web/back-office/orders/components/call-card.tsx';
import { CancelForm } from '#web/back-office/orders/components/cancel-form.tsx';
import { CounterPage } from '#web/back-office/orders/components/counter-page.tsx';
import { EditPage } from '#web/back-office/orders/components/edit-page.tsx';
import { ExchangeForm } from '#web/back-office/orders/components/exchange-form.tsx';
import { CreditForm, MoneyForm } from '#web/back-office/orders/components/money-forms.tsx';
import { OrderNotes } from '#web/back-office/orders/components/order-notes.tsx';
import { SaleDialog } from '#web/back-office/orders/components/sale-dialog.tsx';
import {
  ClaimWaiverForm,
  ComplaintEndForm,
  ComplaintForm,
} from '#web/back-office/shipping/components/complaint-form.tsx';
import { TakeInForm } from '#web/back-office/shipping/components/take-in-form.tsx';
import { PartialRefusalForm } from '#web/back-office/shipping/components/partial-refusal-form.tsx';
import { InspectForm } from '#web/back-office/returns/components/inspect-form.tsx';
import { OpenReturnButton } from '#web/back-office/returns/components/open-return-button.tsx';
import { OpenReturnForm } from '#web/back-office/returns/components/open-return-form.tsx';
import {
  ChooseForm,
  RejectForm,
  SendBackForm,
  TrackingForm,
} from '#web/back-office/returns/components/return-forms.tsx';
import { CountForm as TillCountForm } from '#web/back-office/tills/components/count-form.tsx';
import { MoveForm } from '#web/back-office/tills/components/move-form.tsx';
import { OpenForm } from '#web/back-office/tills/components/open-form.tsx';
import { CampaignForm } from '#web/back-office/vouchers/components/campaign-form.tsx';
import { HandOutForm } from '#web/back-office/vouchers/components/hand-out-form.tsx';
import { VoucherActions } from '#web/back-office/vouchers/components/voucher-actions.tsx';
import { VoucherForm } from '#web/back-office/vouchers/components/voucher-form.tsx';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type LeavingCases, nothing } from './leaving-case.ts';

const { invoices, money, packing, promotions, staffOrders, staffReturns } = texts;

const order = exampleOf(StaffOrder, {
  id: 'don-hang',
  status: 'confirmed',
  placedBy: null,
  calls: [],
  items: [exampleOf(OrderItem, { id: 'dong-1', name: 'Áo thun', quantity: 3 })],
});
const invoice = exampleOf(InvoiceView);
const refund = exampleOf(StaffRefund, {
  way: 'bank',
  may: { ...exampleOf(StaffRefund).may, reject: true, settle: true },
});
const packed = exampleOf(PackingOrder, { items: [exampleOf(PackingLine, { id: 'dong-1', quantity: 2 })] });
const entry = exampleOf(StaffReturn, {
  items: [exampleOf(StaffReturn.shape.items.element, { itemId: 'dong-1', quantity: 2 })],
});
const openTill = exampleOf(searchTills.reply.shape.data.element, { status: 'open', cash: 5000 });
const voucher = exampleOf(StaffVoucher);
const emptyStory = { data: { notes: [] } } as unknown as Parameters<typeof OrderNotes>[0]['story'];

/** Orders and what becomes of them: money, papers, parcels, returns, vouchers. */
export const formsOfSales: LeavingCases = {
  'back-office/invoices/components/new-invoice-button.tsx OrderForm': {
    draw: () => <NewInvoiceButton />,
    open: [invoices.add.act],
  },
  'back-office/invoices/components/invoice-forms.tsx ReasonForm': {
    draw: (close) => <ReasonForm invoice={invoice} of="cancel" onClose={close} onDone={nothing} />,
  },
  'back-office/invoices/components/invoice-forms.tsx ReplaceForm': {
    draw: (close) => <ReplaceForm invoice={invoice} onClose={close} onDone={nothing} />,
  },
  'back-office/refunds/components/process-button.tsx CashRefundForm': {
    draw: (close) => (
      <CashRefundForm
        refund={{ id: 'hoan', code: 'HT1', amount: 1000 }}
        submit="Chi"
        onDone={nothing}
        onClose={close}
      />
    ),
    answers: [answer(searchTills, exampleOf(searchTills.reply, { data: [openTill] }))],
    change: async ({ press, window }) => {
      await press(money.cashRefund.tillIdPlaceholder);
      await window.user.keyboard('{ArrowDown}{Enter}');
    },
  },
  'back-office/refunds/components/clean-up-button.tsx DaysForm': {
    draw: () => <CleanUpButton />,
    open: [money.cleanUp.open],
  },
  'back-office/payments/components/notice-suggestions.tsx CountForm': {
    draw: (close) => <CountForm notice={exampleOf(StaffNotice)} onClose={close} />,
  },
  'back-office/reconciliation/components/reconciled-day-drawer.tsx ExplainForm': {
    draw: (close) => (
      <ExplainForm day="2026-11-20" provider="vnpay" difference={exampleOf(Difference)} onClose={close} />
    ),
  },
  'back-office/payments/components/notice-actions.tsx IgnoreForm': {
    draw: (close) => <IgnoreForm notice={exampleOf(StaffNotice)} onClose={close} />,
  },
  'back-office/refunds/components/new-refund-button.tsx OrderForm': {
    draw: () => <NewRefundButton onMade={nothing} />,
    open: [money.refunds.add],
  },
  'back-office/refunds/components/refund-actions.tsx SentForm': {
    draw: () => <RefundActions refund={refund} />,
    open: [money.refundActs.sent],
  },
  'back-office/refunds/components/refund-actions.tsx ReasonForm': {
    draw: () => <RefundActions refund={refund} />,
    open: [money.refundActs.reject],
  },
  'back-office/refunds/components/refund-form.tsx RefundForm': {
    draw: (close) => <RefundForm order={exampleOf(OwedOrder)} onClose={close} onMade={nothing} />,
  },
  'back-office/settings/components/order-rules-page.tsx RulesForm': { draw: () => <OrderRulesPage /> },
  'back-office/orders/components/call-card.tsx CallForm': {
    draw: () => <CallCard order={order} people={[]} />,
    open: [staffOrders.call.add],
  },
  'back-office/orders/components/cancel-form.tsx CancelForm': {
    draw: (close) => <CancelForm order={order} onClose={close} />,
  },
  'back-office/orders/components/counter-page.tsx CounterPage': {
    draw: () => <CounterPage tills={[]} onPlaced={nothing} onSold={nothing} />,
  },
  'back-office/orders/components/edit-page.tsx EditPage': {
    draw: () => <EditPage order={order} onSaved={nothing} />,
    looksUp: previewEdit,
  },
  'back-office/orders/components/exchange-form.tsx ExchangeForm': {
    draw: (close) => <ExchangeForm entry={entry} onSame={nothing} onClose={close} />,
    answers: [answer(listWarehouses, [])],
  },
  'back-office/orders/components/money-forms.tsx MoneyForm': {
    draw: (close) => <MoneyForm order={order} onClose={close} />,
  },
  'back-office/orders/components/money-forms.tsx CreditForm': {
    draw: (close) => <CreditForm order={order} onClose={close} />,
  },
  'back-office/orders/components/order-notes.tsx NoteForm': {
    saves: true,
    draw: () => <OrderNotes orderId="don-hang" story={emptyStory} />,
    open: [staffOrders.notes.add],
  },
  'back-office/orders/components/sale-dialog.tsx SaleDialog': {
    draw: (close) => (
      <SaleDialog total={5000} onSell={() => Promise.resolve(order)} onSold={nothing} onClose={close} />
    ),
  },
  'back-office/shipping/components/complaint-form.tsx ComplaintForm': {
    draw: (close) => <ComplaintForm order={packed} parcel={exampleOf(PackedParcel)} onClose={close} />,
  },
  'back-office/shipping/components/complaint-form.tsx ComplaintEndForm': {
    draw: (close) => <ComplaintEndForm order={packed} parcel={exampleOf(PackedParcel)} onClose={close} />,
  },
  'back-office/shipping/components/complaint-form.tsx ClaimWaiverForm': {
    draw: (close) => <ClaimWaiverForm order={packed} parcel={exampleOf(PackedParcel)} onClose={close} />,
  },
  'back-office/shipping/components/take-in-form.tsx TakeInForm': {
    draw: (close) => <TakeInForm order={packed} onClose={close} />,
  },
  'back-office/shipping/components/partial-refusal-form.tsx PartialRefusalForm': {
    draw: (close) => <PartialRefusalForm order={order} onClose={close} />,
    // A number in it moves another.
    change: ({ write }) => write(packing.rest.note, 'Hộp móp'),
  },
  'back-office/returns/components/inspect-form.tsx InspectForm': {
    draw: (close) => <InspectForm entry={entry} onClose={close} />,
  },
  'back-office/returns/components/open-return-button.tsx OrderForm': {
    draw: () => <OpenReturnButton />,
    open: [staffReturns.open.act],
  },
  'back-office/returns/components/open-return-form.tsx Form': {
    draw: (close) => <OpenReturnForm order={order} onClose={close} onMade={nothing} />,
    answers: [answer(listReturns, exampleOf(listReturns.reply))],
  },
  'back-office/returns/components/return-forms.tsx RejectForm': {
    draw: (close) => <RejectForm entry={entry} onClose={close} />,
  },
  'back-office/returns/components/return-forms.tsx TrackingForm': {
    draw: (close) => <TrackingForm entry={entry} onClose={close} />,
  },
  'back-office/returns/components/return-forms.tsx SendBackForm': {
    draw: (close) => <SendBackForm entry={entry} onClose={close} />,
  },
  'back-office/returns/components/return-forms.tsx ChooseForm': {
    draw: (close) => <ChooseForm entry={entry} onClose={close} />,
  },
  'back-office/tills/components/count-form.tsx CountForm': {
    draw: (close) => <TillCountForm till={exampleOf(StaffTill)} onClose={close} onClosed={nothing} />,
  },
  'back-office/tills/components/move-form.tsx MoveForm': {
    draw: (close) => <MoveForm till={exampleOf(Till)} onClose={close} />,
  },
  'back-office/tills/components/open-form.tsx OpenForm': {
    draw: (close) => <OpenForm taken={[]} onClose={close} />,
  },
  'back-office/vouchers/components/campaign-form.tsx CampaignForm': {
    draw: (close) => <CampaignForm campaign={exampleOf(CampaignWithVouchers)} onClose={close} />,
  },
  'back-office/vouchers/components/hand-out-form.tsx HandOutForm': {
    draw: () => <HandOutForm voucher={{ ...voucher, reach: 'named', validTo: '2999-01-01T00:00:00.000Z' }} />,
    answers: [
      answer(
        listUsers,
        exampleOf(listUsers.reply, {
          data: [exampleOf(listUsers.reply.shape.data.element, { id: 'lan', fullName: 'Nguyễn Thị Lan' })],
        }),
      ),
    ],
    change: async ({ window, press }) => {
      await window.user.click(document.querySelector('main [role=combobox]') ?? document.body);
      await window.user.paste('Lan');
      await press('Nguyễn Thị Lan');
    },
  },
  'back-office/vouchers/components/voucher-actions.tsx DuplicateForm': {
    draw: () => <VoucherActions voucher={voucher} />,
    open: [promotions.acts.more, promotions.acts.duplicate],
  },
  'back-office/vouchers/components/voucher-form.tsx VoucherForm': {
    draw: () => <VoucherForm voucher={voucher} ticket={() => null} />,
  },
};
