/** Banks whose statements can be imported; each is recognised by its own column headings. */
export const statementBanks = ['vietcombank', 'techcombank', 'mb'] as const;
export type StatementBank = (typeof statementBanks)[number];
