/** Separators of folders, which a file name within an archive must not have. */
const separators = /[/\\]/g;

const withEnding = /^(.+)(\.[a-z0-9]{1,8})$/i;

/** Returns the names for files of one archive: without folders, and each only once. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = name.replace(separators, '_');
    const [, stem = clean, ending = ''] = withEnding.exec(clean) ?? [];
    let free = clean;
    for (let copy = 2; taken.has(free); copy += 1) free = `${stem} (${copy})${ending}`;
    taken.add(free);
    return free;
  });
}
