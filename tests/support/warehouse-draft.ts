/** Warehouse as staff enter it. */
export const warehouseDraft = {
  name: 'Kho Vinh',
  code: 'VII',
  province: 'Nghệ An',
  address: '12 Lê Nin',
  phone: '0238 384 1200',
  hours: '7:30–18:00',
  isActive: true,
};
