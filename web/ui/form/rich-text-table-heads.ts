const rowSpan = (cell: Element): number => Number(cell.getAttribute('rowspan') ?? 1);

/** Number of rows at the beginning of a table that consist of header cells only, and whose cells end within them. */
function headRows(rows: readonly Element[]): number {
  const cells = rows.map(({ children }) => [...children]);
  const count = cells.findIndex((row) => row.some(({ localName }) => localName !== 'th'));
  const isWithin = cells
    .slice(0, count)
    .every((row, index) => row.every((cell) => index + rowSpan(cell) <= count));
  // A table of header cells only has no body that these rows could head.
  return isWithin ? Math.max(0, count) : 0;
}

/**
 * Moves header rows into the head of their table. The editor knows rows only, because its table commands need them
 * side by side; without a head, a printed table would not repeat its header, and readers aloud would not find it.
 */
export function withTableHeads(html: string): string {
  if (!html.includes('<th')) return html;
  const page = document.createElement('template');
  page.innerHTML = html;
  for (const body of page.content.querySelectorAll('table > tbody')) {
    const rows = [...body.children];
    const count = headRows(rows);
    if (count === 0) continue;
    const head = document.createElement('thead');
    head.append(...rows.slice(0, count));
    body.before(head);
  }
  return page.innerHTML;
}
