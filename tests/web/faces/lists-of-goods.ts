import { vi as texts } from '#web/locales/vi.ts';
import { getCategoryTree, listBusinesses } from '#shared/catalogue/index.ts';
import { AdminProduct, listAdminProducts } from '#shared/catalogue/admin-products.contract.ts';
import { listAdminCategories } from '#shared/catalogue/staff-category.contract.ts';
import { listAdminBrands, StaffBrand } from '#shared/catalogue/staff-brand.contract.ts';
import { listWarehouses, searchWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { CountRow, searchCounts } from '#shared/inventory/counts.contract.ts';
import { InventoryRow, searchInventory } from '#shared/inventory/inventory.contract.ts';
import { countLots, LotRow, searchLots } from '#shared/inventory/lots.contract.ts';
import { searchTransfers, TransferRow } from '#shared/inventory/transfers.contract.ts';
import { listPriceBooks } from '#shared/price-books/price-books.contract.ts';
import { PriceBook } from '#shared/price-books/price-book.ts';
import {
  DebtRow,
  ReorderRow,
  searchDebts,
  searchPurchases,
  sumDebts,
  searchReorder,
  searchSuppliers,
  Supplier,
} from '#shared/purchasing/index.ts';
import { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, sample } from '../support/network.ts';
import { aList, clear, type ListCase, none, onePage } from './list-case.ts';

/** Lists of goods, and of where they lie and come from, as staff see them. */
export const listsOfGoods: readonly ListCase[] = [
  aList({
    name: 'products, for staff',
    url: '/admin/e-commerce/products',
    as: 'collaborator',
    list: listAdminProducts,
    pages: {
      full: { data: [exampleOf(AdminProduct, { name: 'Trà Thử' })], ...onePage },
      empty: none,
    },
    beside: [sample(listBusinesses), sample(listAdminCategories)],
    says: {
      full: 'Trà Thử',
      failed: texts.staffProducts.list.failed,
      empty: texts.staffProducts.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/products?isActive=false',
      says: texts.staffProducts.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'warehouses, for staff',
    url: '/admin/e-commerce/warehouses',
    as: 'admin',
    list: searchWarehouses,
    pages: { full: { data: [exampleOf(StaffWarehouse, { name: 'Kho Thử' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: {
      full: 'Kho Thử',
      failed: texts.backOffice.warehouses.failed,
      empty: texts.backOffice.warehouses.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/warehouses?isActive=false',
      says: texts.backOffice.warehouses.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'stock counts, for staff',
    url: '/admin/e-commerce/inventory/counts',
    as: 'collaborator',
    list: searchCounts,
    pages: { full: { data: [exampleOf(CountRow, { code: 'KK261123THU' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: { full: 'KK261123THU', failed: texts.counts.list.failed, empty: texts.counts.list.empty },
    narrowed: {
      url: '/admin/e-commerce/inventory/counts?status=open',
      says: texts.counts.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'transfers between warehouses, for staff',
    url: '/admin/e-commerce/inventory/transfers',
    as: 'collaborator',
    list: searchTransfers,
    pages: { full: { data: [exampleOf(TransferRow, { code: 'CK261123THU' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, [])],
    says: { full: 'CK261123THU', failed: texts.transfers.list.failed, empty: texts.transfers.list.empty },
    narrowed: {
      url: '/admin/e-commerce/inventory/transfers?status=sent',
      says: texts.transfers.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'lots by their day, for staff',
    url: '/admin/e-commerce/inventory/lots',
    as: 'collaborator',
    list: searchLots,
    pages: { full: { data: [exampleOf(LotRow, { productName: 'Sữa Thử' })], ...onePage }, empty: none },
    beside: [answer(listWarehouses, []), answer(countLots, { expired: 1, in30: 0, in90: 2 })],
    says: { full: 'Sữa Thử', failed: texts.lots.list.failed, empty: texts.lots.list.empty },
    narrowed: {
      url: '/admin/e-commerce/inventory/lots?state=expired',
      says: texts.lots.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'the inventory, for staff',
    url: '/admin/e-commerce/inventory',
    as: 'collaborator',
    list: searchInventory,
    pages: {
      full: { data: [exampleOf(InventoryRow, { productName: 'Gạo Thử' })], ...onePage },
      empty: none,
    },
    beside: [answer(listWarehouses, []), answer(getCategoryTree, [])],
    says: {
      full: 'Gạo Thử',
      failed: texts.inventory.list.failed,
      empty: texts.inventory.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/inventory?state=low',
      says: texts.inventory.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'price books, for staff',
    url: '/admin/e-commerce/price-books',
    as: 'admin',
    list: listPriceBooks,
    pages: {
      full: {
        data: [exampleOf(PriceBook, { name: 'Bảng giá Thử', scope: { kind: 'all' }, categories: [] })],
        ...onePage,
      },
      empty: none,
    },
    says: { full: 'Bảng giá Thử', failed: texts.priceBooks.list.failed, empty: texts.priceBooks.list.empty },
    narrowed: {
      url: '/admin/e-commerce/price-books?state=over',
      says: texts.priceBooks.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'brands, for staff',
    url: '/admin/e-commerce/brands',
    as: 'admin',
    list: listAdminBrands,
    pages: { full: { data: [exampleOf(StaffBrand, { name: 'Lam' })], ...onePage }, empty: none },
    says: { full: 'Lam', failed: texts.backOffice.brands.failed, empty: texts.backOffice.brands.empty },
    narrowed: {
      url: '/admin/e-commerce/brands?q=khong-co',
      says: texts.backOffice.brands.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'purchases, for staff',
    url: '/admin/e-commerce/purchases',
    as: 'admin',
    list: searchPurchases,
    pages: { full: { data: [exampleOf(PurchaseRow, { code: 'PN261123AB3D' })], ...onePage }, empty: none },
    beside: [
      answer(listWarehouses, []),
      answer(searchSuppliers, exampleOf(searchSuppliers.reply, { data: [] })),
    ],
    says: {
      full: 'PN261123AB3D',
      failed: texts.purchasing.list.failed,
      empty: texts.purchasing.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/purchases?q=khong-co',
      says: texts.purchasing.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'what to buy, for staff',
    url: '/admin/e-commerce/inventory/reorder',
    as: 'admin',
    list: searchReorder,
    pages: {
      full: { data: [exampleOf(ReorderRow, { productName: 'Gạo tám thơm' })], ...onePage },
      empty: none,
    },
    beside: [
      answer(listWarehouses, []),
      answer(getCategoryTree, []),
      answer(searchSuppliers, exampleOf(searchSuppliers.reply, { data: [] })),
    ],
    says: {
      full: 'Gạo tám thơm',
      failed: texts.reorder.list.failed,
      empty: texts.reorder.list.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/inventory/reorder?needed=true',
      says: texts.reorder.list.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'suppliers, for staff',
    url: '/admin/e-commerce/suppliers',
    as: 'admin',
    list: searchSuppliers,
    pages: { full: { data: [exampleOf(Supplier, { name: 'Gạo Hải Hậu' })], ...onePage }, empty: none },
    says: {
      full: 'Gạo Hải Hậu',
      failed: texts.purchasing.suppliers.failed,
      empty: texts.purchasing.suppliers.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/suppliers?q=khong-co',
      says: texts.purchasing.suppliers.empty,
      widen: clear,
    },
  }),
  aList({
    name: 'what suppliers are owed, for staff',
    url: '/admin/e-commerce/supplier-debts',
    as: 'admin',
    list: searchDebts,
    pages: { full: { data: [exampleOf(DebtRow, { name: 'Gạo Hải Hậu' })], ...onePage }, empty: none },
    beside: [answer(sumDebts, { owed: 0, overdue: 0, dueSoon: 0, prepaid: 0 })],
    says: {
      full: 'Gạo Hải Hậu',
      failed: texts.purchasing.debts.failed,
      empty: texts.purchasing.debts.empty,
    },
    narrowed: {
      url: '/admin/e-commerce/supplier-debts?q=khong-co',
      says: texts.purchasing.debts.empty,
      widen: clear,
    },
  }),
];
