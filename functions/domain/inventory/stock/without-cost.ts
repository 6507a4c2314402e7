/** Removes the cost, which only some readers may see. */
export const withoutCost = <Row extends { cost?: unknown }>({
  cost: _cost,
  ...row
}: Row): Omit<Row, 'cost'> => row;
