/** What a piece cost is for those who may see it. */
export const withoutCost = <Row extends { cost?: unknown }>({
  cost: _cost,
  ...row
}: Row): Omit<Row, 'cost'> => row;
