const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The same file under the type its ending says: Windows calls a CSV a sheet of Excel, or nothing at all. */
export function sheetFile(file: File): File {
  const type = types[file.name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'];
  return new File([file], file.name, { type, lastModified: file.lastModified });
}
