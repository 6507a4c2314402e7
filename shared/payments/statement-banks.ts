/** Banks whose statements are read, each by the heads of its own sheet. */
export const statementBanks = ['vietcombank', 'techcombank', 'mb'] as const;
export type StatementBank = (typeof statementBanks)[number];
