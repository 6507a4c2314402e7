/** Placeholder name of a guest who gave none: at the counter, or before the checkout form is complete. */
export const noName = 'Khách hàng';
/** Placeholder phone number. It proves nothing, and orders with it are not counted for any buyer. */
export const noPhone = '0000000000';
export const noStreet = '-';
/** Replaces the name on orders of an erased person; the rest stays for bookkeeping. */
export const forgottenName = 'Khách đã xóa thông tin';

export const isForgotten = ({ fullName, phone }: { fullName: string; phone: string }): boolean =>
  fullName === forgottenName && phone === noPhone;
