import { PhoneNumber } from '#shared/accounts/user.ts';
import type { CustomerRow } from '#shared/customers/customer.ts';
import { findCustomerOfOrder } from '#functions/domain/customers/records/customer.ts';
import { searchCustomers } from '#functions/domain/customers/staff/list-customers.ts';
import { findOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Source } from './source.ts';

type CustomerFacts = Pick<CustomerRow, 'id' | 'code' | 'fullName' | 'phone' | 'email'>;

const hitOf = ({ id, code, fullName, phone, email }: CustomerFacts, exact: boolean) => ({
  id,
  title: fullName || code,
  hint: [phone, email].filter(Boolean).join(' · '),
  code,
  exact,
  picture: null,
});

/** Returns whether the text is exactly the customer's number, address or code. */
function isMeant({ code, phone, email }: CustomerFacts, text: string): boolean {
  const number = PhoneNumber.safeParse(text).data ?? text;
  return number === phone || [code, email].some((one) => one.toLowerCase() === text.toLowerCase());
}

/** Customer who placed the order with this code. */
async function findBuyer(context: Context, code: string): Promise<CustomerFacts | undefined> {
  const order = await findOrderByCode(context, code);
  return order && findCustomerOfOrder(context.table, order.id);
}

/** Members and guests who bought, by their own data or by an order's code. */
export const findCustomers: Source = async (context, text, most) => {
  const [buyer, likely] = await Promise.all([findBuyer(context, text), searchCustomers(text, most)]);
  const others = likely.filter(({ id }) => id !== buyer?.id);
  const hits = others.map((customer) => hitOf(customer, isMeant(customer, text)));
  return [...(buyer ? [hitOf(buyer, false)] : []), ...hits].toSorted(
    (a, b) => Number(b.exact) - Number(a.exact),
  );
};
