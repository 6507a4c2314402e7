const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Returns the file with its extension's type: Windows reports CSV as Excel or with no type at all. */
export function sheetFile(file: File): File {
  const type = types[file.name.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'];
  return new File([file], file.name, { type, lastModified: file.lastModified });
}
