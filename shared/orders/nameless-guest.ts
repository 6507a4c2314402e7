/** Stands for a guest who has not said who they are: at the counter, or before the last box is filled. */
export const noName = 'Khách hàng';
/** Proves nothing and counts for nobody. */
export const noPhone = '0000000000';
export const noStreet = '-';
/** Stands where a name stood on orders of somebody who asked to be forgotten: the books keep the rest. */
export const forgottenName = 'Khách đã xóa thông tin';

export const isForgotten = ({ fullName, phone }: { fullName: string; phone: string }): boolean =>
  fullName === forgottenName && phone === noPhone;
