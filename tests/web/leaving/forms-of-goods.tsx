import { vi as texts } from '#web/locales/vi.ts';
import { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { StaffBrand } from '#shared/catalogue/staff-brand.contract.ts';
import { StaffBusiness } from '#shared/catalogue/staff-business.contract.ts';
import { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { Count, CountLine } from '#shared/inventory/counts.contract.ts';
import { InventoryRow, listDifferences, StockDifference } from '#shared/inventory/inventory.contract.ts';
import { ShelfLot } from '#shared/inventory/lots.contract.ts';
import { Transfer, TransferLine } from '#shared/inventory/transfers.contract.ts';
import { PriceBook } from '#shared/price-books/price-book.ts';
import { DebtEntry, SupplierDebt } from '#shared/purchasing/debts.contract.ts';
import { PurchaseLine, PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { CategoryForm } from '#web/back-office/catalogue/categories/components/category-form.tsx';
import { AdjustForm } from '#web/back-office/inventory/components/adjust-form.tsx';
import { CountLines } from '#web/back-office/inventory/components/count-lines.tsx';
import { DifferenceNotice } from '#web/back-office/inventory/components/difference-notice.tsx';
import { LotsForm } from '#web/back-office/inventory/components/lots-form.tsx';
import { ReceiveForm } from '#web/back-office/inventory/components/receive-form.tsx';
import { StartCountButton } from '#web/back-office/inventory/components/start-count-button.tsx';
import { TransferForm } from '#web/back-office/inventory/components/transfer-form.tsx';
import { useCounting } from '#web/back-office/inventory/hooks/use-counting.ts';
import { ImportDialog } from '#web/back-office/jobs/components/import-dialog.tsx';
import { BrandForm } from '#web/back-office/catalogue/makers/components/brand-form.tsx';
import {
  BusinessForm,
  BusinessWithUserForm,
} from '#web/back-office/catalogue/makers/components/business-form.tsx';
import { BookDialog } from '#web/back-office/price-books/components/book-dialog.tsx';
import { ProductForm } from '#web/back-office/catalogue/products/form/product-form.tsx';
import { CorrectionForm } from '#web/back-office/purchasing/components/correction-form.tsx';
import { PasteLines } from '#web/back-office/purchasing/components/paste-lines.tsx';
import { PayButton } from '#web/back-office/purchasing/components/payment-form.tsx';
import { PurchaseForm } from '#web/back-office/purchasing/components/purchase-form.tsx';
import { ReceiveSheet } from '#web/back-office/purchasing/components/receive-sheet.tsx';
import { ReversalForm } from '#web/back-office/purchasing/components/debt-entries.tsx';
import { SendBackSheet } from '#web/back-office/purchasing/components/send-back-sheet.tsx';
import { AddSupplierButton } from '#web/back-office/purchasing/components/supplier-list.tsx';
import { WarehouseFormButton } from '#web/back-office/inventory/warehouses/components/warehouse-form.tsx';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type LeavingCases, nothing } from './leaving-case.ts';

const { counts, inventory, purchasing } = texts;
const { warehouses } = texts.backOffice;

const shelf = exampleOf(InventoryRow, { productName: 'Áo thun', onHand: 5, cost: 1000 });
const counted = exampleOf(CountLine, { productName: 'Áo thun', lots: [], byLot: false });
const purchase = exampleOf(PurchaseWithReceipts, {
  status: 'sent',
  lines: [exampleOf(PurchaseLine, { id: 'dong-1', name: 'Áo thun', quantity: 5, received: 3 })],
});

function theFileBox(): HTMLInputElement {
  const box = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!box) throw new Error('No box for a file');
  return box;
}

function Recounted() {
  const counting = useCounting(exampleOf(Count));
  return <CountLines countId="phieu" lines={[counted]} counting={counting} />;
}

/** What is on the shelves, where it comes from and what it is called. */
export const formsOfGoods: LeavingCases = {
  'back-office/catalogue/categories/components/category-form.tsx CategoryForm': {
    draw: (close) => <CategoryForm all={[]} category={exampleOf(StaffCategory)} onClose={close} />,
  },
  'back-office/inventory/components/adjust-form.tsx AdjustForm': { draw: () => <AdjustForm shelf={shelf} /> },
  'back-office/inventory/components/count-lines.tsx RecountForm': {
    draw: () => <Recounted />,
    open: [counts.edit.replace('{{name}}', 'Áo thun')],
  },
  'back-office/inventory/components/difference-notice.tsx RepairDialog': {
    draw: () => <DifferenceNotice />,
    answers: [
      answer(listDifferences, exampleOf(listDifferences.reply, { data: [exampleOf(StockDifference)] })),
    ],
    open: [inventory.differences.repair],
  },
  'back-office/inventory/components/lots-form.tsx LotsForm': {
    draw: () => <LotsForm shelf={shelf} lots={[exampleOf(ShelfLot)]} onDone={nothing} />,
  },
  'back-office/inventory/components/receive-form.tsx ReceiveForm': {
    draw: () => (
      <ReceiveForm transfer={exampleOf(Transfer, { lines: [exampleOf(TransferLine, { quantity: 5 })] })} />
    ),
  },
  'back-office/inventory/components/start-count-button.tsx StartForm': {
    draw: () => <StartCountButton />,
    open: [counts.add],
  },
  'back-office/inventory/components/transfer-form.tsx TransferForm': {
    draw: () => <TransferForm onSaved={nothing} />,
  },
  'back-office/jobs/components/import-dialog.tsx ImportDialog': {
    draw: (close) => <ImportDialog kind="import-products" onClose={close} />,
    change: ({ window }) =>
      window.user.upload(theFileBox(), new File(['mã;tên'], 'hang.csv', { type: 'text/csv' })),
  },
  'back-office/catalogue/makers/components/brand-form.tsx BrandForm': {
    draw: (close) => <BrandForm brand={exampleOf(StaffBrand)} onClose={close} />,
  },
  'back-office/catalogue/makers/components/business-form.tsx BusinessForm': {
    draw: (close) => <BusinessForm business={exampleOf(StaffBusiness)} onClose={close} />,
  },
  'back-office/catalogue/makers/components/business-form.tsx BusinessWithUserForm': {
    draw: (close) => <BusinessWithUserForm onClose={close} />,
  },
  'back-office/price-books/components/book-dialog.tsx BookDialog': {
    draw: (close) => <BookDialog book={exampleOf(PriceBook)} onClose={close} />,
  },
  'back-office/catalogue/products/form/product-form.tsx ProductForm': {
    draw: () => <ProductForm product={exampleOf(ProductForStaff)} />,
  },
  'back-office/purchasing/components/correction-form.tsx CorrectionForm': {
    draw: (close) => <CorrectionForm purchase={purchase} onClose={close} />,
  },
  'back-office/purchasing/components/paste-lines.tsx PasteLines': {
    draw: (close) => <PasteLines room={10} onTake={nothing} onClose={close} />,
  },
  'back-office/purchasing/components/payment-form.tsx PaymentForm': {
    draw: () => <PayButton debt={exampleOf(SupplierDebt)} />,
    open: [purchasing.debts.pay.open],
  },
  'back-office/purchasing/components/purchase-form.tsx PurchaseForm': {
    draw: () => <PurchaseForm />,
  },
  'back-office/purchasing/components/receive-sheet.tsx Sheet': {
    draw: () => <ReceiveSheet purchase={purchase} />,
  },
  'back-office/purchasing/components/debt-entries.tsx ReversalForm': {
    draw: (close) => <ReversalForm id="nha-cung-cap" payment={exampleOf(DebtEntry)} onClose={close} />,
  },
  'back-office/purchasing/components/send-back-sheet.tsx Sheet': {
    draw: () => <SendBackSheet purchase={purchase} />,
  },
  'back-office/purchasing/components/supplier-list.tsx SupplierForm': {
    draw: () => <AddSupplierButton />,
    open: [purchasing.suppliers.add],
  },
  'back-office/inventory/warehouses/components/warehouse-form.tsx WarehouseForm': {
    draw: () => <WarehouseFormButton warehouse={exampleOf(StaffWarehouse)} />,
    open: [warehouses.edit],
  },
};
