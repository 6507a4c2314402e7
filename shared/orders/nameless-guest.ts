/** Stands for a guest who has not said who they are: at the counter, or before the last box is filled. */
export const noName = 'Khách hàng';
/** Proves nothing and counts for nobody. */
export const noPhone = '0000000000';
export const noStreet = '-';
